import { useMutation } from '@tanstack/react-query';
import { sendContact } from '#contract/help.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

export type SentContactMessage = Payload<typeof sendContact>['body'];

interface Callbacks {
  onSent: (letter: SentContactMessage, needsComfort: boolean) => void;
  onRefused: (error: Error) => void;
}

/** The result is handled here, because it must also happen after the visitor has left the page. */
export function useSendContact({ onSent, onRefused }: Callbacks) {
  return useMutation({
    mutationFn: (body: SentContactMessage) => api(sendContact, { body }),
    onSuccess: ({ needsComfort }, letter) => onSent(letter, needsComfort),
    onError: onRefused,
  });
}
