import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  answerTrivia,
  type choices,
  guessRiddle,
  guessWord,
  type reactions,
  reactToJoke,
  readTriviaAttempt,
  revealRiddle,
  takeBackReaction,
} from '#contract/cards.ts';
import type { Answer, EndpointDefinition } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { takeEarned } from '#web/points/earned.ts';

export type Choice = (typeof choices)[number];
export type Reaction = (typeof reactions)[number];

/**
 * What follows from an answer. It is told here and not where the call is made, because it must happen even when the
 * child has turned to another page meanwhile, or the form is gone because the riddle is solved.
 */
interface Then<Result, Given> {
  onAnswer: (result: Result, given: Given) => void;
  onRefused: (error: Error, given: Given) => void;
}

type Play<E extends EndpointDefinition, Given> = UseMutationResult<Answer<E>, Error, Given>;

export function useGuessRiddle(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof guessRiddle>, string>,
): Play<typeof guessRiddle, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (guess) => api(guessRiddle, { params: { id }, body: { guess } }),
    onSuccess: (answer, guess) => {
      takeEarned(client, answer);
      onAnswer(answer, guess);
    },
    onError: onRefused,
  });
}

export function useRevealRiddle(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof revealRiddle>, void>,
): Play<typeof revealRiddle, void> {
  return useMutation({
    mutationFn: () => api(revealRiddle, { params: { id } }),
    onSuccess: onAnswer,
    onError: onRefused,
  });
}

export function useAnswerTrivia(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof answerTrivia>, Choice>,
): Play<typeof answerTrivia, Choice> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (selectedAnswer) => api(answerTrivia, { params: { id }, body: { selectedAnswer } }),
    onSuccess: (answer, choice) => {
      takeEarned(client, answer);
      onAnswer(answer, choice);
    },
    onError: onRefused,
  });
}

/** Asks what was answered in another tab; the same answer once more changes nothing and tells the right one. */
export function useTriviaAttempt(
  id: string,
  onAnswer: (answer: Answer<typeof answerTrivia>, given: Choice) => void,
): UseMutationResult<void, Error, void> {
  return useMutation({
    mutationFn: async () => {
      const { selectedAnswer } = await api(readTriviaAttempt, { params: { id } });
      if (selectedAnswer)
        onAnswer(await api(answerTrivia, { params: { id }, body: { selectedAnswer } }), selectedAnswer);
    },
  });
}

export function useGuessWord(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof guessWord>, string>,
): Play<typeof guessWord, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (guess) => api(guessWord, { params: { id }, body: { guess } }),
    onSuccess: (answer, guess) => {
      takeEarned(client, answer);
      onAnswer(answer, guess);
    },
    onError: onRefused,
  });
}

/** Null takes the reaction back. Quick changes of mind reach the server one after the other, in their order. */
export function useReact(
  id: string,
  { onAnswer, onRefused }: Then<Reaction | null, Reaction | null>,
): UseMutationResult<Reaction | null, Error, Reaction | null> {
  return useMutation({
    scope: { id: `joke-${id}` },
    mutationFn: async (reaction) => {
      if (reaction === null) await api(takeBackReaction, { params: { id } });
      else await api(reactToJoke, { params: { id }, body: { reaction } });
      return reaction;
    },
    onSuccess: onAnswer,
    onError: onRefused,
  });
}
