import { useQuery } from '@tanstack/react-query';
import { listFailedJobs } from '#contract/mails.ts';
import { api } from '#web/app/api.ts';

export function useFailedJobs() {
  return useQuery({
    queryKey: ['admin-jobs'],
    queryFn: ({ signal }) => api(listFailedJobs, {}, { signal }),
    staleTime: 0,
  });
}
