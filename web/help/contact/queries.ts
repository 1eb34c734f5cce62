import { useMutation, useQuery } from '@tanstack/react-query';
import { readHelplines, sendContact } from '#contract/help.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { FRESH_MS } from '../queries.ts';

export function useHelplines() {
  return useQuery({
    queryKey: ['helplines'],
    queryFn: ({ signal }) => api(readHelplines, {}, { signal }),
    staleTime: FRESH_MS,
  });
}

export type SentLetter = Payload<typeof sendContact>['body'];

interface Then {
  onSent: (letter: SentLetter) => void;
  onRefused: (error: Error) => void;
}

/** What follows is told here, because it must happen even when the page was left meanwhile. */
export function useSendContact({ onSent, onRefused }: Then) {
  return useMutation({
    mutationFn: (body: SentLetter) => api(sendContact, { body }),
    onSuccess: (_nothing, letter) => onSent(letter),
    onError: onRefused,
  });
}
