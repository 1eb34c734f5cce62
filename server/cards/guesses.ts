import { noteActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { EventKind } from '../platform/events.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { type Award, award, type Earned } from '../points/index.ts';
import { type ItemOf, worth } from './content.ts';
import type { Outcome } from './present.ts';
import { keepMiss, listAttempts, solve } from './queries.ts';

/** What can be guessed at until it is solved. */
type Guessable = ItemOf<'riddle' | 'wordPuzzles'>;
type Solved = EventKind<{ cardId: string; points: number }>;

/** Keeps a right guess and pays it, once. Refused when the card is solved or revealed already, also a moment ago elsewhere. */
export async function hit(
  context: Context,
  actor: ChildActor,
  card: Guessable,
  guess: string,
  { reason, solved }: { reason: Award['reason']; solved: Solved },
): Promise<Earned> {
  const { accountId } = actor;
  const at = context.clock.now();
  noteActivity(context, actor);
  return context.db.transaction(async (tx) => {
    const { outcome, isNew } = await solve(tx, { guessId: newId(), accountId, cardId: card.id, guess, at });
    if (!isNew) throw alreadySettled(outcome);
    tx.afterCommit(() => context.realtime.notifyChanged(accountId, 'points'));
    const points = worth(card);
    const earned = award(tx, accountId, { reason, target: card.id, points }, at);
    context.events.emit(tx, solved, accountId, { cardId: card.id, points });
    return tx.afterCommit(() => earned.result);
  });
}

/** Keeps a wrong guess. Refused like a right one. */
export async function miss(context: Context, actor: ChildActor, card: Guessable, guess: string): Promise<void> {
  noteActivity(context, actor);
  const { accountId } = actor;
  const missed = { guessId: newId(), accountId, cardId: card.id, guess, at: context.clock.now() };
  const { result } = await context.db.transaction((tx) => tx.write(keepMiss, missed), { survivesPowerCut: false });
  if (result.outcome) throw alreadySettled(result.outcome);
}

/** Own last 20 guesses, oldest first. */
export async function attemptsAt(context: Context, actor: ChildActor, card: Guessable) {
  return listAttempts(context.db, { accountId: actor.accountId, cardId: card.id });
}

function alreadySettled(outcome: Outcome): Problem {
  return new Problem(outcome === 'revealed' ? 'already_revealed' : 'already_solved');
}
