import {
  type InfiniteData,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type Comment,
  type CommentPage,
  createComment,
  likeComment,
  listComments,
  unlikeComment,
} from '#contract/comments.ts';
import { type LikeAnswer, type Post, readPost } from '#contract/posts.ts';
import type { Answer, Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { takeEarned } from '#web/points/earned.ts';
import { changePost, forgetChanges } from '../changes.ts';

type Cursor = string | undefined;
type Talk = InfiniteData<CommentPage, Cursor>;

// The socket says "posts" when somebody has answered an own one, or a grown-up has let one through.
const postKey = (id: string) => ['posts', 'one', id] as const;
const talkKey = (postId: string) => ['posts', 'talk', postId] as const;

export function usePost(id: string): UseQueryResult<Post> {
  const client = useQueryClient();
  return useQuery({
    queryKey: postKey(id),
    queryFn: async ({ signal }) => {
      const post = await api(readPost, { params: { id } }, { signal });
      forgetChanges(client, [id]);
      return post;
    },
    // Others like and answer it meanwhile.
    staleTime: 0,
  });
}

export function useComments(postId: string) {
  return useInfiniteQuery({
    queryKey: talkKey(postId),
    initialPageParam: undefined as Cursor,
    queryFn: ({ pageParam: cursor, signal }) =>
      api(listComments, { params: { id: postId }, ...(cursor ? { query: { cursor } } : {}) }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: 0,
  });
}

type Written = Answer<typeof createComment>;
export type NewComment = Payload<typeof createComment>['body'];

interface Then {
  onSent: (answer: Written, sent: NewComment) => void;
  onRefused: (error: Error) => void;
}

/** What follows is told here, because it must happen even when the child has left the page meanwhile. */
export function useWriteComment(postId: string, { onSent, onRefused }: Then) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewComment) => api(createComment, { params: { id: postId }, body }),
    onSuccess: (answer, sent) => {
      const { comment } = answer;
      addComment(client, postId, comment);
      const count = client.getQueryData<Talk>(talkKey(postId))?.pages[0]?.count;
      if (comment.status === 'published' && count !== undefined) changePost(client, postId, { commentsCount: count });
      takeEarned(client, answer);
      onSent(answer, sent);
    },
    onError: onRefused,
  });
}

/** Gives a heart, or takes it back: at once, and undone when the server says no. */
export function useLikeComment(
  { id, postId, liked, likesCount }: Comment,
  onRefused: (error: Error) => void,
): UseMutationResult<LikeAnswer, Error, boolean, Pick<Comment, 'liked' | 'likesCount'>> {
  const client = useQueryClient();
  const change = (heart: Pick<Comment, 'liked' | 'likesCount'>) =>
    changeTalk(client, postId, (comments) =>
      comments.map((comment) => (comment.id === id ? { ...comment, ...heart } : comment)),
    );
  return useMutation({
    mutationFn: (likes) => api(likes ? likeComment : unlikeComment, { params: { id } }),
    onMutate: (likes) => {
      change({ liked: likes, likesCount: Math.max(0, likesCount + (likes ? 1 : -1)) });
      return { liked, likesCount };
    },
    onSuccess: (answer) => {
      change({ liked: answer.liked, likesCount: answer.likesCount });
      takeEarned(client, answer);
    },
    onError: (error, _likes, before) => {
      if (before) change(before);
      onRefused(error);
    },
  });
}

/** A repeated answer brings the same one: it stands there once. */
function addComment(client: QueryClient, postId: string, comment: Comment): void {
  client.setQueryData<Talk>(talkKey(postId), (talk) => {
    const [first, ...rest] = talk?.pages ?? [];
    if (!talk || !first || talk.pages.some(({ comments }) => comments.some(({ id }) => id === comment.id))) return talk;
    const count = first.count + (comment.status === 'published' ? 1 : 0);
    return { ...talk, pages: [{ ...first, count, comments: [comment, ...first.comments] }, ...rest] };
  });
}

function changeTalk(client: QueryClient, postId: string, next: (comments: Comment[]) => Comment[]): void {
  client.setQueryData<Talk>(
    talkKey(postId),
    (talk) => talk && { ...talk, pages: talk.pages.map((page) => ({ ...page, comments: next(page.comments) })) },
  );
}
