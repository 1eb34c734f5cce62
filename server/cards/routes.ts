import * as calls from '#contract/cards.ts';
import { serve } from '../platform/http/serve.ts';
import { jokeReaction, reactToJoke, takeBackReaction } from './jokes.ts';
import { guessRiddle, revealRiddle, riddleAttempts, todaysRiddle } from './riddles.ts';
import { answerTrivia, triviaAttempt } from './trivia.ts';
import { guessWord, wordAttempts } from './words.ts';

export const routes = [
  serve(calls.readTodaysRiddle, ({ context }) => todaysRiddle(context)),
  serve(calls.listRiddleAttempts, ({ context, actor, params }) => riddleAttempts(context, actor, params.id)),
  serve(calls.guessRiddle, ({ context, actor, params, body }) => guessRiddle(context, actor, params.id, body.guess)),
  serve(calls.revealRiddle, ({ context, actor, params }) => revealRiddle(context, actor, params.id)),
  serve(calls.readTriviaAttempt, ({ context, actor, params }) => triviaAttempt(context, actor, params.id)),
  serve(calls.answerTrivia, ({ context, actor, params, body }) =>
    answerTrivia(context, actor, params.id, body.selectedAnswer),
  ),
  serve(calls.listWordAttempts, ({ context, actor, params }) => wordAttempts(context, actor, params.id)),
  serve(calls.guessWord, ({ context, actor, params, body }) => guessWord(context, actor, params.id, body.guess)),
  serve(calls.readJokeReaction, ({ context, actor, params }) => jokeReaction(context, actor, params.id)),
  serve(calls.reactToJoke, ({ context, actor, params, body }) => reactToJoke(context, actor, params.id, body.reaction)),
  serve(calls.takeBackReaction, ({ context, actor, params }) => takeBackReaction(context, actor, params.id)),
];
