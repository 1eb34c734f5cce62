import type { FeedPage } from '#contract/feed.ts';
import type { Reader } from '../pond/readers.ts';
import { LEAST_POSTS, PAGES } from './feed-load.ts';
import { isPost, type RecordedPage } from './recording.ts';

/** Ports of what is compared. */
export interface Rivals {
  readonly lilypad: number;
  readonly ceiling: number;
}

/** Throws unless every page has its posts, and service and ceiling answer with the same rows for it. */
export async function expectSameRows(recorded: readonly RecordedPage[], rivals: Rivals): Promise<void> {
  for (const [at, { reader, page }] of recorded.entries()) {
    const posts = page.items.filter(isPost);
    if (posts.length < LEAST_POSTS) throw new Error(`a page has only ${posts.length} posts`);
    const number = (at % PAGES) + 1;
    const served = await get<FeedPage>(rivals.lilypad, `/api/feed?page=${number}&deck=${page.deck}`, reader);
    const bare = await get<{ items: Row[] }>(rivals.ceiling, pathOf(at), reader);
    for (const post of served.items.filter(isPost)) {
      const row = bare.items.find(({ id }) => id === post.id);
      if (!row || gist(row) !== gist({ ...post, username: post.user.username }))
        throw new Error(`the ceiling answers otherwise for the post ${post.id}`);
    }
    if (served.items.length !== page.items.length)
      throw new Error('the service answers otherwise than it was recorded');
  }
}

/** The ceiling's address of the n-th recorded page. */
export function pathOf(at: number): string {
  return `/${at}`;
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly username: string;
  readonly likesCount: number;
  readonly commentsCount: number;
  readonly liked: boolean;
}

function gist({ title, content, username, likesCount, commentsCount, liked }: Row): string {
  return JSON.stringify([title, content, username, likesCount, commentsCount, liked]);
}

async function get<T>(port: number, path: string, { cookie }: Reader): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as T;
}
