import type { FeedPage } from '#contract/feed.ts';
import type { Reader } from '../environment/children.ts';
import { MIN_POSTS } from './feed-load.ts';
import { isPost, type RecordedDeck, type RecordedPage } from './recording.ts';

/** The ports of the services that are compared. */
export interface Ports {
  readonly lilypad: number;
  readonly ceiling: number;
}

/** The decks whose pages are all mostly posts. Throws when they are fewer than half. */
export function decksOfPosts(decks: readonly RecordedDeck[]): readonly RecordedDeck[] {
  const counts = decks.filter((deck) => deck.every(({ page }) => page.items.filter(isPost).length >= MIN_POSTS));
  if (counts.length < decks.length / 2)
    throw new Error(`only ${counts.length} of ${decks.length} decks are mostly posts`);
  return counts;
}

/** Throws unless service and ceiling answer with the same rows for each of these pages. */
export async function expectSameRows(decks: readonly RecordedDeck[], ports: Ports): Promise<void> {
  for (const [reader, deck] of decks.entries())
    for (const [at, recorded] of deck.entries()) await expectSamePage(recorded, { reader, at }, ports);
}

async function expectSamePage(
  { page, reader }: RecordedPage,
  place: PageIndex,
  { lilypad, ceiling }: Ports,
): Promise<void> {
  const served = await get<FeedPage>(lilypad, `/api/feed?page=${place.at + 1}&deck=${page.deck}`, reader);
  const bare = await get<{ items: Row[] }>(ceiling, pagePath(place), reader);
  if (served.items.length !== page.items.length) throw new Error('the service answers otherwise than it was recorded');
  for (const post of served.items.filter(isPost)) {
    const row = bare.items.find(({ id }) => id === post.id);
    if (!row || comparedFields(row) !== comparedFields({ ...post, username: post.user.username }))
      throw new Error(`the ceiling answers otherwise for the post ${post.id}`);
  }
}

/** Which page of which reader, both from 0. */
export interface PageIndex {
  readonly reader: number;
  readonly at: number;
}

/** The ceiling's address of a recorded page. */
export function pagePath({ reader, at }: PageIndex): string {
  return `/${reader}/${at}`;
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

function comparedFields({ title, content, username, likesCount, commentsCount, liked }: Row): string {
  return JSON.stringify([title, content, username, likesCount, commentsCount, liked]);
}

async function get<T>(port: number, path: string, { cookie }: Reader): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as T;
}
