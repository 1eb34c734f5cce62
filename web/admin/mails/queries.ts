import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listFailedMails, resendMail } from '#contract/mails.ts';
import { api } from '#web/app/api.ts';

const mailsKey = ['admin-mails'] as const;

export function useFailedMails() {
  return useQuery({
    queryKey: mailsKey,
    queryFn: ({ signal }) => api(listFailedMails, {}, { signal }),
    staleTime: 0,
  });
}

export function useResendMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(resendMail, { params: { id } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: mailsKey }),
        client.invalidateQueries({ queryKey: ['admin-dashboard'] }),
      ]),
  });
}
