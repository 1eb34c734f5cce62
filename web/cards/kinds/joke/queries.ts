import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { type Reaction, reactToJoke, takeBackReaction } from '#contract/cards/kinds/joke.ts';
import { api } from '#web/app/api.ts';
import type { Then } from '../../play.ts';

/** Null removes the reaction. Quick changes reach the server one after the other, in order. */
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
