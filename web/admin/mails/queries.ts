import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FailedAlert, listFailedMails, resendAlert, resendMail } from '#contract/mails.ts';
import { api } from '#web/app/api.ts';

const mailsKey = ['admin-mails'] as const;

export function useFailedMails() {
  return useQuery({
    queryKey: mailsKey,
    queryFn: ({ signal }) => api(listFailedMails, {}, { signal }),
    staleTime: 0,
  });
}

/** A mail server may let us wait. */
const slow = { maxWait: 120_000 };

export const useResendMail = () => useResend((id: string) => api(resendMail, { params: { id } }, slow));

export const useResendAlert = () =>
  useResend(({ lane, channel }: FailedAlert) => api(resendAlert, { params: { lane, channel } }, slow));

function useResend<Given>(resend: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: resend,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: mailsKey }),
        client.invalidateQueries({ queryKey: ['admin-dashboard'] }),
      ]),
  });
}
