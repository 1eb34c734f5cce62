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
  hideComment,
  likeComment,
  listComments,
  showComment,
  unlikeComment,
} from '#contract/comments.ts';
import { type LikeAnswer, type Post, readPost } from '#contract/posts.ts';
import type { Answer, Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { applyEarned } from '#web/points/earned.ts';
import { changePost, refreshPosts } from '../post-changes.ts';

type Cursor = string | undefined;
type CommentPages = InfiniteData<CommentPage, Cursor>;

// The socket invalidates "posts" when somebody comments on an own post or staff approve one.
const postKey = (id: string) => ['posts', 'one', id] as const;
/** Of what others write and like on somebody else's post the socket says nothing. */
const POLL_MS = 20_000;
const commentsKey = (postId: string) => ['posts', 'comments', postId] as const;

export function usePost(id: string): UseQueryResult<Post> {
  const client = useQueryClient();
  return useQuery({
    queryKey: postKey(id),
    queryFn: async ({ signal }) => {
      const post = await api(readPost, { params: { id } }, { signal });
      refreshPosts(client, [post]);
      return post;
    },
    // Others may like it and comment on it meanwhile.
    staleTime: 0,
  });
}

export function useComments(postId: string) {
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    initialPageParam: undefined as Cursor,
    queryFn: ({ pageParam: cursor, signal }) =>
      api(listComments, { params: { id: postId }, ...(cursor ? { query: { cursor } } : {}) }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

type Written = Answer<typeof createComment>;
export type NewComment = Payload<typeof createComment>['body'];

interface Callbacks {
  onSent: (answer: Written, sent: NewComment) => void;
  onRefused: (error: Error) => void;
}

/** Takes callbacks, because they must run even after the child has left the page. */
export function useCreateComment(postId: string, { onSent, onRefused }: Callbacks) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewComment) => api(createComment, { params: { id: postId }, body }),
    onSuccess: (answer, sent) => {
      const { comment } = answer;
      addComment(client, postId, comment);
      reloadIfLoading(client, postId);
      const count = client.getQueryData<CommentPages>(commentsKey(postId))?.pages[0]?.count;
      if (comment.status === 'published' && count !== undefined) changePost(client, postId, { commentsCount: count });
      applyEarned(client, answer);
      onSent(answer, sent);
    },
    onError: onRefused,
  });
}

/** Likes or unlikes: optimistic, rolled back when the server refuses. */
export function useLikeComment(
  { id, postId, liked, likesCount }: Comment,
  onRefused: (error: Error) => void,
): UseMutationResult<LikeAnswer, Error, boolean, Pick<Comment, 'liked' | 'likesCount'>> {
  const client = useQueryClient();
  const change = (heart: Pick<Comment, 'liked' | 'likesCount'>) =>
    changeComments(client, postId, (comments) =>
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
      reloadIfLoading(client, postId);
      applyEarned(client, answer);
    },
    onError: (error, _likes, before) => {
      if (before) change(before);
      onRefused(error);
    },
  });
}

/** Hides a comment below an own post, or shows it again: optimistic, rolled back when the server refuses. */
export function useHideComment({ id, postId }: Comment, onRefused: (error: Error) => void) {
  const client = useQueryClient();
  const change = (isHidden: boolean): void => {
    changeComments(client, postId, (comments) =>
      comments.map((comment) => (comment.id === id ? { ...comment, isHidden } : comment)),
    );
    client.setQueryData<CommentPages>(
      commentsKey(postId),
      (cached) =>
        cached && {
          ...cached,
          pages: cached.pages.map((page) => ({ ...page, count: page.count + (isHidden ? -1 : 1) })),
        },
    );
    const count = client.getQueryData<CommentPages>(commentsKey(postId))?.pages[0]?.count;
    if (count !== undefined) changePost(client, postId, { commentsCount: count });
  };
  return useMutation({
    mutationFn: (isHidden: boolean) => api(isHidden ? hideComment : showComment, { params: { id } }),
    onMutate: change,
    onSuccess: () => reloadIfLoading(client, postId),
    onError: (error, isHidden) => {
      change(!isHidden);
      onRefused(error);
    },
  });
}

/** A list that is on its way may not know yet what was just stored. */
function reloadIfLoading(client: QueryClient, postId: string): void {
  const queryKey = commentsKey(postId);
  if (client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey });
}

/** A repeated request returns the same comment; it is added only once. */
function addComment(client: QueryClient, postId: string, comment: Comment): void {
  client.setQueryData<CommentPages>(commentsKey(postId), (cached) => {
    const [first, ...rest] = cached?.pages ?? [];
    if (!cached || !first || cached.pages.some(({ comments }) => comments.some(({ id }) => id === comment.id)))
      return cached;
    const count = first.count + (comment.status === 'published' ? 1 : 0);
    return { ...cached, pages: [{ ...first, count, comments: [comment, ...first.comments] }, ...rest] };
  });
}

function changeComments(client: QueryClient, postId: string, next: (comments: Comment[]) => Comment[]): void {
  client.setQueryData<CommentPages>(
    commentsKey(postId),
    (cached) =>
      cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, comments: next(page.comments) })) },
  );
}
