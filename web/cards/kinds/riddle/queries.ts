import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { guessRiddle, readRiddleHint, revealRiddle } from '#contract/cards/kinds/riddle.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { applyEarned } from '#web/points/earned.ts';
import type { Play, Then } from '../../play.ts';

export interface RiddleCalls {
  guess(id: string, guess: string): Promise<Answer<typeof guessRiddle>>;
  hint(id: string, number: '1' | '2'): Promise<Answer<typeof readRiddleHint>>;
  reveal(id: string): Promise<Answer<typeof revealRiddle>>;
}

/** The tour for parents answers its own riddle: nobody is signed in there, and nothing is stored. */
export const RiddleCallsContext = createContext<RiddleCalls>({
  guess: (id, guess) => api(guessRiddle, { params: { id }, body: { guess } }),
  hint: (id, number) => api(readRiddleHint, { params: { id, number } }),
  reveal: (id) => api(revealRiddle, { params: { id } }),
});

export function useGuessRiddle(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof guessRiddle>, string>,
): Play<typeof guessRiddle, string> {
  const client = useQueryClient();
  const calls = useContext(RiddleCallsContext);
  return useMutation({
    mutationFn: (guess) => calls.guess(id, guess),
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
  const calls = useContext(RiddleCallsContext);
  return useMutation({
    mutationFn: (number) => calls.hint(id, number),
    onSuccess: onAnswer,
    onError: onRefused,
  });
}

export function useRevealRiddle(
  id: string,
  { onAnswer, onRefused }: Then<Answer<typeof revealRiddle>, void>,
): Play<typeof revealRiddle, void> {
  const calls = useContext(RiddleCallsContext);
  return useMutation({
    mutationFn: () => calls.reveal(id),
    onSuccess: onAnswer,
    onError: onRefused,
  });
}
