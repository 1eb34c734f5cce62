import { randomInt } from 'node:crypto';
import { type FeedItem, type FeedPage, PAGE_SIZE, type PostItem, type readFeed } from '#contract/feed.ts';
import type { Query } from '#contract/shared/endpoint.ts';
import { noteActivity } from '../accounts/index.ts';
import { cardsAt, libraryOf } from '../cards/index.ts';
import { readerOf } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import { DAY, later, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { IdList, listPosts, mayReadPosts, newestPostIds } from '../posts/index.ts';
import { type Deck, memoryOf } from './cache.ts';
import { deal } from './deck.ts';
import { type DeckKey, readKey, signKey } from './token.ts';

type Wish = Query<typeof readFeed>;

/** Cards that have a state of each child's own; the others look the same to all. */
const stateful = new Set(['riddle', 'joke', 'trivia', 'wordPuzzles']);
/** Cards that count as seen once they were shown (decision 22). */
const seenByShowing = new Set(['poster', 'fun_fact', 'common_knowledge']);

/** A page of a deck: of the one that the child holds, or the first page of a new one. */
export async function feedPage(context: Context, actor: ChildActor, wish: Wish): Promise<FeedPage> {
  noteActivity(context, actor);
  const held = wish.deck === undefined ? undefined : continuedKey(context, actor, wish);
  const key = held ?? newKey(context, actor, wish);
  const token = held && wish.deck !== undefined ? wish.deck : signKey(memoryOf(context).secret, key);
  const page = held ? (wish.page ?? 1) : 1;
  const deck = await deckOf(context, actor, key, token);
  const shown = deck.dealing.upTo(page * PAGE_SIZE).slice((page - 1) * PAGE_SIZE);
  const items = await fill(context, actor, deck, shown);
  noteSeen(context, actor, deck, page, items);
  return { items, page, hasMore: deck.dealing.length > page * PAGE_SIZE, deck: token };
}

/** The key in the token, if this child may go on with that deck and wishes nothing that it does not hold. */
function continuedKey(context: Context, actor: ChildActor, wish: Wish): DeckKey | undefined {
  const { decks, secret } = memoryOf(context);
  const token = wish.deck ?? '';
  const key = decks.get(token)?.key ?? readKey(secret, token);
  if (key?.accountId !== actor.accountId || key.version !== libraryOf(context).version) return undefined;
  if (context.clock.now().getTime() - key.startedAt.getTime() >= DAY) return undefined;
  if (wish.again && !key.again) return undefined;
  const isTopWished = (wish.page ?? 1) === 1 && key.withPosts && wish.post !== undefined;
  return isTopWished && wish.post !== key.top ? undefined : key;
}

function newKey(context: Context, actor: ChildActor, wish: Wish): DeckKey {
  const withPosts = mayReadPosts(actor);
  const startedAt = context.clock.now();
  const asked = memoryOf(context).newestPosts.get(actor.accountId)?.at;
  const isRecent = asked !== undefined && asked <= startedAt && later(asked, MINUTE) > startedAt;
  return {
    accountId: actor.accountId,
    seed: randomInt(2 ** 32),
    startedAt,
    postsAt: isRecent ? asked : startedAt,
    version: libraryOf(context).version,
    again: wish.again === 'true',
    withPosts,
    top: withPosts ? (wish.post ?? null) : null,
  };
}

async function deckOf(context: Context, actor: ChildActor, key: DeckKey, token: string): Promise<Deck> {
  const { decks } = memoryOf(context);
  const known = decks.get(token);
  if (known) return known;
  const deck = await dealFor(context, actor, key);
  decks.set(token, deck);
  return deck;
}

/** Deals from how things stood when the deck began, so that it comes out alike on every node and after a restart. */
async function dealFor(context: Context, actor: ChildActor, key: DeckKey): Promise<Deck> {
  const { accountId, startedAt } = key;
  const library = libraryOf(context);
  const { doneMarks, sightings } = memoryOf(context);
  const [done, newest] = await context.db.withConnection((connection) =>
    Promise.all([
      doneMarks.before(connection, library, accountId, startedAt),
      key.withPosts && !key.again ? newestPostsOf(context, connection, actor, key.postsAt) : IdList.of([]),
    ]),
  );
  for (const id of sightings.pendingBefore(accountId, startedAt)) {
    const place = library.places.get(id);
    if (place !== undefined) done[place] = 1;
  }
  const postIds = key.top === null ? newest : IdList.of([key.top, ...newest.all().filter((id) => id !== key.top)]);
  const dealing = deal(key.seed, {
    ...library,
    done,
    posts: postIds.length,
    postOnTop: key.top !== null,
    again: key.again,
  });
  return { key, dealing, postIds, noted: new Set() };
}

/** The dearest question of the feed. Only an order; what may be seen is asked for every page. */
async function newestPostsOf(context: Context, db: Queryable, actor: ChildActor, at: Date): Promise<IdList> {
  const { newestPosts } = memoryOf(context);
  const known = newestPosts.get(actor.accountId);
  if (known?.at.getTime() === at.getTime()) return known.ids;
  const ids = await newestPostIds(db, readerOf(actor, at), at);
  newestPosts.set(actor.accountId, { at, ids });
  return ids;
}

/** The items as they are now. A post that the gate hides by now is left out, and nothing takes its place. */
async function fill(context: Context, actor: ChildActor, deck: Deck, shown: readonly number[]): Promise<FeedItem[]> {
  const library = libraryOf(context);
  const states = shown.filter((place) => !isPost(place) && stateful.has(library.items[place]?.kind ?? ''));
  const postIds = new Map(mayReadPosts(actor) ? shown.filter(isPost).map((place) => [place, idOf(deck, place)]) : []);
  const [cards, posts] = await context.db.withConnection((connection) =>
    Promise.all([
      states.length > 0 ? cardsAt(connection, library, actor.accountId, states) : undefined,
      postIds.size > 0 ? listPosts(connection, readerOf(actor, context.clock.now()), [...postIds.values()]) : [],
    ]),
  );
  const items: FeedItem[] = [];
  for (const place of shown) {
    const item = isPost(place) ? postOf(posts, postIds.get(place)) : (cards?.get(place) ?? library.fresh[place]);
    if (item) items.push(item);
  }
  return items;
}

/** By looking through the few of a page: each key of a Map would first be sought among all the strings that V8 knows. */
function postOf(posts: readonly PostItem[], id: string | undefined): PostItem | undefined {
  return posts.find((post) => post.id === id);
}

function isPost(place: number): boolean {
  return place < 0;
}

function idOf({ postIds }: Deck, post: number): string {
  return postIds.at(-1 - post);
}

function noteSeen(context: Context, actor: ChildActor, deck: Deck, page: number, items: readonly FeedItem[]): void {
  if (deck.noted.has(page)) return;
  deck.noted.add(page);
  const seen = items.filter(({ type }) => seenByShowing.has(type)).map(({ id }) => id);
  memoryOf(context).sightings.note(actor.accountId, seen, context.clock.now());
}
