import { type Block, type CopySection, count, type Entry } from '../family/index.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { findOwnPicture } from './drawings/drawing-queries.ts';
import { listAccountComments, listAccountLikes, listAccountPosts } from './queries.ts';

const DRAWING_SIDE = 320;

/** Also what waits for review or was taken down: the child wrote it. Comments of others are theirs. */
export const postsSection: CopySection = {
  id: 'posts',
  title: 'My posts and comments',
  write: async ({ db }, { childId: accountId }) => {
    const [posts, comments, likes] = await Promise.all([
      listAccountPosts(db, { accountId }),
      listAccountComments(db, { accountId }),
      listAccountLikes(db, { accountId }),
    ]);
    return {
      blocks: [
        { kind: 'heading', text: count(posts.length, 'post') },
        { kind: 'entries', entries: posts.map((post) => postEntry(post, accountId)) },
        { kind: 'heading', text: count(comments.length, 'comment') },
        {
          kind: 'entries',
          entries: comments.map(({ content, createdAt, status }) => ({
            text: content,
            at: createdAt,
            ...noted(status),
          })),
        },
        { kind: 'text', text: `${count(likes.length, 'heart')} given.` },
      ] satisfies Block[],
    };
  },
};

type Post = Awaited<ReturnType<typeof listAccountPosts>>[number];

function postEntry({ id, title, content, createdAt, status, deletedAt, drawing }: Post, accountId: string): Entry {
  const load = async (db: Queryable) =>
    (await findOwnPicture(db, { postId: id, accountId }))?.picture ?? new Uint8Array();
  return {
    title,
    text: content,
    at: createdAt,
    ...noted(deletedAt ? 'deleted' : status),
    ...(drawing ? { picture: { alt: `The drawing “${title}”`, side: DRAWING_SIDE, load } } : {}),
  };
}

function noted(status: string): { readonly note?: string } {
  switch (status) {
    case 'held':
      return { note: 'waits for a grown-up to check it' };
    case 'removed':
      return { note: 'taken down by our staff' };
    case 'deleted':
      return { note: 'deleted by its author' };
    default:
      return {};
  }
}
