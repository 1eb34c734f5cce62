import { recordActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { EventKind } from '../platform/events.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { type Award, award, type Earned } from '../points/index.ts';
import type { Outcome } from './kind.ts';
import { insertRightGuess, insertWrongGuess } from './queries.ts';

export interface Prize {
  readonly points: number;
  readonly reason: Award['reason'];
  readonly solved: EventKind<{ cardId: string; points: number }>;
}

/** Stores a right guess and awards its points, once. Refused if the card is already solved or revealed. */
export async function recordRightGuess(
  context: Context,
  actor: ChildActor,
  cardId: string,
  guess: string,
  { points, reason, solved }: Prize,
): Promise<Earned> {
  const { accountId } = actor;
  const at = context.clock.now();
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    const { outcome, isNew } = await insertRightGuess(tx, { guessId: newId(), accountId, cardId, guess, at });
    if (!isNew) throw alreadySettled(outcome);
    const earned = award(tx, accountId, { reason, target: cardId, points }, at);
    context.events.emit(tx, solved, accountId, { cardId, points });
    tx.afterCommit(() => context.realtime.notifyChanged(accountId, 'points'));
    return tx.afterCommit(() => earned.result);
  });
}

/** Stores a wrong guess. Refused if the card is already solved or revealed. */
export async function recordWrongGuess(
  context: Context,
  actor: ChildActor,
  cardId: string,
  guess: string,
): Promise<void> {
  recordActivity(context, actor);
  const { accountId } = actor;
  const at = context.clock.now();
  const values = { guessId: newId(), accountId, cardId, guess, at };
  const { result } = await context.db.transaction((tx) => tx.write(insertWrongGuess, values), {
    survivesPowerCut: false,
  });
  if (result.outcome) throw alreadySettled(result.outcome);
}

function alreadySettled(outcome: Outcome): Problem {
  return new Problem(outcome === 'revealed' ? 'already_revealed' : 'already_solved');
}
