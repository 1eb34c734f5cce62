import type { FeedPage } from '#contract/feed.ts';
import type { Reader } from '../environment/children.ts';
import { MIN_POSTS } from './feed-load.ts';
import { isPost, type RecordedDeck, type RecordedPage } from './recording.ts';

/** Ports of what is compared. */
export interface Rivals {
  readonly lilypad: number;
  readonly ceiling: number;
}

/** Decks of which every page has its posts. Throws when there are only a few of them. */
export function decksThatCount(decks: readonly RecordedDeck[]): readonly RecordedDeck[] {
  const counts = decks.filter((deck) => deck.every(({ page }) => page.items.filter(isPost).length >= MIN_POSTS));
  if (counts.length < decks.length / 2)
    throw new Error(`only ${counts.length} of ${decks.length} decks are mostly posts`);
  return counts;
}

/** Throws unless service and ceiling answer with the same rows for each of these pages. */
export async function expectSameRows(decks: readonly RecordedDeck[], rivals: Rivals): Promise<void> {
  for (const [reader, deck] of decks.entries())
    for (const [at, recorded] of deck.entries()) await expectSamePage(recorded, { reader, at }, rivals);
}

async function expectSamePage(
  { page, reader }: RecordedPage,
  place: PageIndex,
  { lilypad, ceiling }: Rivals,
): Promise<void> {
  const served = await get<FeedPage>(lilypad, `/api/feed?page=${place.at + 1}&deck=${page.deck}`, reader);
  const bare = await get<{ items: Row[] }>(ceiling, pagePath(place), reader);
  if (served.items.length !== page.items.length) throw new Error('the service answers otherwise than it was recorded');
  for (const post of served.items.filter(isPost)) {
    const row = bare.items.find(({ id }) => id === post.id);
    if (!row || gist(row) !== gist({ ...post, username: post.user.username }))
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

function gist({ title, content, username, likesCount, commentsCount, liked }: Row): string {
  return JSON.stringify([title, content, username, likesCount, commentsCount, liked]);
}

async function get<T>(port: number, path: string, { cookie }: Reader): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as T;
}
