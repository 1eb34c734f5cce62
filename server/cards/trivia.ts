import type { choices } from '#contract/cards.ts';
import { noteActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { award, type Earned, nothingEarned } from '../points/index.ts';
import { type ItemOf, TRIVIA_POINTS } from './content.ts';
import { loadItem } from './content-library.ts';
import { triviaAnswered } from './events.ts';
import { answerIn } from './present.ts';
import { findProgress, settle } from './queries.ts';

type Choice = (typeof choices)[number];

/** One answer for ever. The same answer again, after the first reply was lost, reads the same and pays nothing. */
export async function answerTrivia(context: Context, actor: ChildActor, id: string, selectedAnswer: Choice) {
  const question = loadItem(context, 'trivia', id);
  const { correctAnswer, explanation } = question;
  noteActivity(context, actor);
  const { isCorrect, earned } = await settleAnswer(context, actor, question, selectedAnswer);
  return { isCorrect, correctAnswer, explanation, pointsEarned: isCorrect ? TRIVIA_POINTS : 0, ...earned };
}

export async function triviaAttempt(context: Context, { accountId }: ChildActor, id: string) {
  const { id: cardId } = loadItem(context, 'trivia', id);
  const given = await findProgress(context.db, { accountId, cardId });
  return {
    selectedAnswer: given ? answerIn(given) : null,
    isCorrect: given?.isRight ?? null,
    pointsEarned: given?.isRight ? TRIVIA_POINTS : 0,
  };
}

async function settleAnswer(
  context: Context,
  { accountId }: ChildActor,
  { id: cardId, correctAnswer }: ItemOf<'trivia'>,
  choice: Choice,
): Promise<{ isCorrect: boolean; earned: Earned }> {
  const at = context.clock.now();
  const isRight = choice === correctAnswer;
  return context.db.transaction(async (tx) => {
    const first = await settle(tx, { accountId, cardId, outcome: 'answered', choice, isRight, at });
    if (first.choice !== choice) throw new Problem('already_answered');
    if (!first.isNew) return { isCorrect: first.isRight ?? false, earned: nothingEarned };
    const points = isRight ? TRIVIA_POINTS : 0;
    context.events.emit(tx, triviaAnswered, accountId, { cardId, isRight, points });
    if (!isRight) return { isCorrect: false, earned: nothingEarned };
    const earned = award(tx, accountId, { reason: 'trivia_right', target: cardId, points }, at);
    tx.afterCommit(() => context.realtime.notifyChanged(accountId, 'points'));
    return tx.afterCommit(() => ({ isCorrect: true, earned: earned.result }));
  });
}
