import * as reviews from '#contract/cards/card-desk.ts';
import * as desk from '#contract/cards/kinds/riddle-desk.ts';
import * as cards from '#contract/cards.ts';
import { asAdmin, asChild, asVisitor, type Call } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** An admin, and a riddle that the generator made. */
async function withGenerated(pond: EndpointWorld) {
  const browser = await pond.newAdmin();
  await browser.call(desk.generateByCategory, { body: { category: 'numbers', count: 1 } });
  const { data } = await browser.call(desk.listGeneratedRiddles, {});
  return { browser, params: { id: data.riddles[0]?.id ?? '' } };
}

export const cardCalls: readonly Call[] = [
  { endpoint: cards.readTodaysRiddle, prepare: asVisitor() },
  { endpoint: cards.readFirstRiddle, prepare: asChild() },
  { endpoint: cards.listRiddleAttempts, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('riddle') } })) },
  {
    endpoint: cards.guessRiddle,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('riddle') }, body: { guess: 'a frog' } })),
  },
  {
    endpoint: cards.readRiddleHint,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('riddle'), number: '1' as const } })),
  },
  { endpoint: cards.revealRiddle, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('riddle') } })) },
  { endpoint: cards.readTriviaAttempt, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('trivia') } })) },
  {
    endpoint: cards.answerTrivia,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('trivia') }, body: { selectedAnswer: 'B' } })),
  },
  { endpoint: cards.listWordAttempts, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('word_puzzle') } })) },
  {
    endpoint: cards.guessWord,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('word_puzzle') }, body: { guess: 'FROG' } })),
  },
  { endpoint: cards.readJokeReaction, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('joke') } })) },
  {
    endpoint: cards.reactToJoke,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('joke') }, body: { reaction: 'funny' } })),
  },
  { endpoint: cards.takeBackReaction, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('joke') } })) },
  { endpoint: desk.generateBatch, prepare: asAdmin(() => ({ body: { count: 1 } })) },
  { endpoint: desk.generateByCategory, prepare: asAdmin(() => ({ body: { category: 'numbers', count: 1 } })) },
  { endpoint: desk.generateByDifficulty, prepare: asAdmin(() => ({ body: { difficulty: 'easy', count: 1 } })) },
  {
    endpoint: desk.draftRiddles,
    prepare: asAdmin(() => ({ body: { category: 'animals', difficulty: 'easy', count: 1 } })),
  },
  { endpoint: reviews.listContentCards, prepare: asAdmin(() => ({ query: '?kind=joke' })) },
  { endpoint: reviews.reviewCard, prepare: asAdmin(({ cardOf }) => ({ params: { id: cardOf('joke') } })) },
  { endpoint: reviews.takeBackReview, prepare: asAdmin(({ cardOf }) => ({ params: { id: cardOf('joke') } })) },
  { endpoint: desk.readRiddleStats, prepare: asAdmin() },
  { endpoint: desk.listGeneratedRiddles, prepare: asAdmin(() => ({ query: '?category=numbers' })) },
  {
    endpoint: desk.editRiddle,
    prepare: async (pond) => ({
      ...(await withGenerated(pond)),
      body: {
        question: 'I have four legs and purr. Who am I?',
        answer: 'cat',
        accepts: ['kitten'],
        difficulty: 'easy',
      },
    }),
  },
  {
    endpoint: desk.moveRiddle,
    prepare: async (pond) => ({ ...(await withGenerated(pond)), body: { status: 'retired' } }),
  },
];
