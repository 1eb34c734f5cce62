import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type KindWordsAnswer, sendKindWords, takeBackKindWords } from '#contract/posts/kind-words.ts';
import type { Post } from '#contract/posts.ts';
import type { KindWord } from '#contract/rules/kind-words.ts';
import { api } from '#web/app/api.ts';
import { changePost } from '../post-changes.ts';

/** Sends kind words, or takes them back with null. Shown at once, and taken back when the server says no. */
export function useKindWords(
  { id, kindWords }: Pick<Post, 'id' | 'kindWords'>,
  onRefused: (error: Error) => void,
): UseMutationResult<KindWordsAnswer, Error, KindWord | null> {
  const client = useQueryClient();
  const show = (mine: KindWord | null): void => changePost(client, id, { kindWords: { ...kindWords, mine } });
  return useMutation({
    mutationFn: (words) =>
      words ? api(sendKindWords, { params: { id }, body: { words } }) : api(takeBackKindWords, { params: { id } }),
    onMutate: show,
    onSuccess: ({ mine }) => show(mine),
    onError: (error) => {
      show(kindWords.mine);
      onRefused(error);
    },
  });
}
