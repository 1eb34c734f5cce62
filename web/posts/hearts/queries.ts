import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type LikeAnswer, likePost, type Post, unlikePost } from '#contract/posts.ts';
import { api } from '#web/app/api.ts';
import { applyEarned } from '#web/points/earned.ts';
import { changePost } from '../post-changes.ts';

/** Gives a heart, or takes it back. It is counted at once, and counted back when the server says no. */
export function useLikePost(
  { id, liked, likesCount }: Pick<Post, 'id' | 'liked' | 'likesCount'>,
  onRefused: (error: Error) => void,
): UseMutationResult<LikeAnswer, Error, boolean, { liked: boolean; likesCount: number }> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (likes) => api(likes ? likePost : unlikePost, { params: { id } }),
    onMutate: (likes) => {
      changePost(client, id, { liked: likes, likesCount: Math.max(0, likesCount + (likes ? 1 : -1)) });
      return { liked, likesCount };
    },
    onSuccess: (answer) => {
      changePost(client, id, { liked: answer.liked, likesCount: answer.likesCount });
      applyEarned(client, answer);
    },
    onError: (error, _likes, before) => {
      if (before) changePost(client, id, before);
      onRefused(error);
    },
  });
}
