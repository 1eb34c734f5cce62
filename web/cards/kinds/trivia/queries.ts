import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerTrivia, type Choice, readTriviaAttempt } from '#contract/cards/kinds/trivia.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { applyEarned } from '#web/points/earned.ts';
import type { Play, Then } from '../../play.ts';

export function useAnswerTrivia(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof answerTrivia>, Choice>,
): Play<typeof answerTrivia, Choice> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (selectedAnswer) => api(answerTrivia, { params: { id }, body: { selectedAnswer } }),
    onSuccess: (answer, choice) => {
      applyEarned(client, answer);
      onAnswer(answer, choice);
    },
    onError: onRefused,
  });
}

/** Looks up what was answered in another tab. Sending the same answer again changes nothing and returns the right one. */
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
