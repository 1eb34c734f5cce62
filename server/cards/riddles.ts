import type { RiddleCard } from '#contract/cards.ts';
import { noteActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { hash32 } from '../platform/random.ts';
import { award, nothingEarned } from '../points/index.ts';
import type { ItemOf } from './content.ts';
import { libraryOf, loadItem } from './content-library.ts';
import { riddleRevealed, riddleSolved } from './events.ts';
import { attemptsAt, hit, miss } from './guesses.ts';
import { isRight } from './matching.ts';
import { presentRiddle } from './present.ts';
import { settle } from './queries.ts';

export async function guessRiddle(context: Context, actor: ChildActor, id: string, guess: string) {
  const riddle = loadItem(context, 'riddle', id);
  if (!isRight([riddle.answer, ...riddle.accepts], guess)) {
    await miss(context, actor, riddle, guess);
    return { isCorrect: false, ...nothingEarned };
  }
  const earned = await hit(context, actor, riddle, guess, { reason: 'riddle_solved', solved: riddleSolved });
  return { isCorrect: true, answer: riddle.answer, ...earned };
}

/** Asking again, or after solving, shows the answer once more and changes nothing. */
export async function revealRiddle(context: Context, actor: ChildActor, id: string) {
  const { accountId } = actor;
  const { answer } = loadItem(context, 'riddle', id);
  noteActivity(context, actor);
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const entry = { accountId, cardId: id, outcome: 'revealed', choice: null, isRight: null, at } as const;
    const { isNew } = await settle(tx, entry);
    if (!isNew) return;
    tx.afterCommit(() => context.realtime.notifyChanged(accountId, 'points'));
    award(tx, accountId, { reason: 'riddle_revealed', target: id, points: 0 }, at);
    context.events.emit(tx, riddleRevealed, accountId, { cardId: id });
  });
  return { answer };
}

export async function riddleAttempts(context: Context, actor: ChildActor, id: string) {
  return attemptsAt(context, actor, loadItem(context, 'riddle', id));
}

/** The same for everybody on a day in UTC: among the easy and medium riddles, the one whose lot for the day is the highest. */
export async function todaysRiddle(context: Context): Promise<RiddleCard> {
  const day = context.clock.now().toISOString().slice(0, 10);
  const { items, placesOf } = libraryOf(context);
  const riddles = placesOf.riddle
    .map((place) => items[place] as ItemOf<'riddle'>)
    .filter(({ difficulty }) => difficulty !== 'hard');
  const chosen = riddles.reduce((best, riddle) => (lot(day, riddle) > lot(day, best) ? riddle : best));
  return presentRiddle(chosen);
}

/** So that new riddles in the library seldom change the one of today. */
function lot(day: string, { id }: ItemOf<'riddle'>): number {
  return hash32(0, day + id);
}
