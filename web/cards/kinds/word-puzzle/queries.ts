import { useMutation, useQueryClient } from '@tanstack/react-query';
import { guessWord } from '#contract/cards/kinds/word-puzzle.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { applyEarned } from '#web/points/earned.ts';
import type { Play, Then } from '../../play.ts';

export function useGuessWord(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof guessWord>, string>,
): Play<typeof guessWord, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (guess) => api(guessWord, { params: { id }, body: { guess } }),
    onSuccess: (answer, guess) => {
      applyEarned(client, answer);
      onAnswer(answer, guess);
    },
    onError: onRefused,
  });
}
