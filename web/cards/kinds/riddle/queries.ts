import { useMutation, useQueryClient } from '@tanstack/react-query';
import { guessRiddle, readRiddleHint, revealRiddle } from '#contract/cards/kinds/riddle.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { applyEarned } from '#web/points/earned.ts';
import type { Play, Then } from '../../play.ts';

export function useGuessRiddle(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof guessRiddle>, string>,
): Play<typeof guessRiddle, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (guess) => api(guessRiddle, { params: { id }, body: { guess } }),
    onSuccess: (answer, guess) => {
      applyEarned(client, answer);
      onAnswer(answer, guess);
    },
    onError: onRefused,
  });
}

export function useRiddleHint(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof readRiddleHint>, '1' | '2'>,
): Play<typeof readRiddleHint, '1' | '2'> {
  return useMutation({
    mutationFn: (number) => api(readRiddleHint, { params: { id, number } }),
    onSuccess: onAnswer,
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
