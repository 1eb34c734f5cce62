import * as cards from '#contract/cards.ts';
import { asChild, asVisitor, type Call } from './call.ts';

export const cardCalls: readonly Call[] = [
  { endpoint: cards.readTodaysRiddle, prepare: asVisitor() },
  { endpoint: cards.readFirstRiddle, prepare: asChild() },
  { endpoint: cards.listRiddleAttempts, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('riddle') } })) },
  {
    endpoint: cards.guessRiddle,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('riddle') }, body: { guess: 'a frog' } })),
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
];
