import * as contract from '#contract/cards/kinds/trivia.ts';
import { TRIVIA_POINTS } from '#contract/rules/rewards/point-values.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { eventKind } from '../../platform/events.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { award, type Earned, nothingEarned } from '../../points/index.ts';
import { loadItem } from '../content-library.ts';
import type { CardKind, CardState } from '../kind.ts';
import { findProgress, settle } from '../queries.ts';
import { countRightTrivia } from './trivia-queries.ts';
import { triviaRules } from './trivia-rules.ts';
import { shape, type Trivia } from './trivia-shape.ts';

export const triviaAnswered = eventKind<{ cardId: string; isRight: boolean; points: number }>('trivia.answered');

export const trivia: CardKind<Trivia> = {
  name: 'trivia',
  source: {
    path: 'trivia.json',
    shape,
    atLeast: 300,
    needsSource: true,
    texts: (item) => ({
      heading: item.question,
      shown: [item.question, item.optionA, item.optionB, item.optionC, item.explanation],
      answer: item[`option${item.correctAnswer}`],
      after: [item.explanation],
    }),
    rules: triviaRules,
  },
  weight: 10,
  hasState: true,
  present: presentTrivia,
  routes: [
    serve(contract.readTriviaAttempt, ({ context, actor, params }) => readTriviaAttempt(context, actor, params.id)),
    serve(contract.answerTrivia, ({ context, actor, params, body }) => answerTrivia(context, actor, params.id, body)),
  ],
  moves: ({ correctAnswer }) => ({
    right: [{ endpoint: contract.answerTrivia, body: { selectedAnswer: correctAnswer } }],
    wrong: contract.choices
      .filter((choice) => choice !== correctAnswer)
      .map((selectedAnswer) => ({ endpoint: contract.answerTrivia, body: { selectedAnswer } })),
  }),
  stats: (db, accountId) => countRightTrivia(db, { accountId }),
};

function presentTrivia(item: Trivia, state: CardState): contract.TriviaCard {
  const { id, question, optionA, optionB, optionC, category, difficulty, correctAnswer, explanation, source } = item;
  const selectedAnswer = readAnswer(state);
  return {
    type: 'trivia',
    id,
    question,
    optionA,
    optionB,
    optionC,
    category,
    difficulty,
    points: TRIVIA_POINTS,
    selectedAnswer,
    ...(selectedAnswer === null ? {} : { correctAnswer, explanation, howWeKnow: source }),
  };
}

function readAnswer({ choice }: Pick<CardState, 'choice'>): contract.Choice | null {
  return contract.choices.find((one) => one === choice) ?? null;
}

async function readTriviaAttempt(context: Context, { accountId }: ChildActor, id: string) {
  const { id: cardId } = loadItem(context, trivia, id);
  const progress = await findProgress(context.db, { accountId, cardId });
  return {
    selectedAnswer: progress ? readAnswer(progress) : null,
    isCorrect: progress?.isRight ?? null,
    pointsEarned: progress?.isRight ? TRIVIA_POINTS : 0,
  };
}

/**
 * Only the first answer counts. A retry with the same answer, after a lost reply, returns the same result and awards nothing.
 */
async function answerTrivia(
  context: Context,
  actor: ChildActor,
  id: string,
  { selectedAnswer }: Body<typeof contract.answerTrivia>,
) {
  const item = loadItem(context, trivia, id);
  const { correctAnswer, explanation, source: howWeKnow } = item;
  recordActivity(context, actor);
  const { isCorrect, earned } = await recordAnswer(context, actor, item, selectedAnswer);
  return { isCorrect, correctAnswer, explanation, howWeKnow, pointsEarned: isCorrect ? TRIVIA_POINTS : 0, ...earned };
}

async function recordAnswer(
  context: Context,
  { accountId }: ChildActor,
  { id: cardId, correctAnswer }: Trivia,
  choice: contract.Choice,
): Promise<{ isCorrect: boolean; earned: Earned }> {
  const at = context.clock.now();
  const isRight = choice === correctAnswer;
  return context.db.transaction(async (tx) => {
    const first = await settle(tx, { accountId, cardId, outcome: 'answered', choice, isRight, at });
    if (first.choice !== choice) throw new Problem('already_answered');
    if (!first.isNew) return { isCorrect: first.isRight ?? false, earned: nothingEarned };
    const points = isRight ? TRIVIA_POINTS : 0;
    const earned = isRight && award(tx, accountId, { reason: 'trivia_right', target: cardId, points }, at);
    context.events.emit(tx, triviaAnswered, accountId, { cardId, isRight, points });
    if (!earned) return { isCorrect: false, earned: nothingEarned };
    tx.afterCommit(() => context.realtime.notifyChanged(accountId, 'points'));
    return tx.afterCommit(() => ({ isCorrect: true, earned: earned.result }));
  });
}
