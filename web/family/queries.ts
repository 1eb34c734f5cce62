import { useMutation } from '@tanstack/react-query';
import { resendConsent } from '#contract/family.ts';
import { api } from '#web/app/api.ts';

/** Mails the notice to the grown-up again. */
export function useResendConsent() {
  return useMutation({ mutationFn: () => api(resendConsent) });
}
