import { useMutation } from '@tanstack/react-query';
import { viewReleasedPost } from '#contract/posts.ts';
import { api } from '#web/app/api.ts';

export function useViewReleasedPost() {
  return useMutation({ mutationFn: (id: string) => api(viewReleasedPost, { params: { id } }) });
}
