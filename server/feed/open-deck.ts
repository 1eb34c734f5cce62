import { randomInt } from 'node:crypto';
import type * as contract from '#contract/feed.ts';
import type { Query } from '#contract/shared/endpoint.ts';
import { bandsByKind, getLibrary, markDone, toBand } from '../cards/index.ts';
import { toReader } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import { DAY, later, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { IdList } from '../platform/id-list.ts';
import { mayReadPosts, newestPostIds } from '../posts/index.ts';
import { type Deck, getFeedCache } from './cache.ts';
import { deal } from './deck.ts';
import { type DeckKey, readKey, signKey } from './deck-token.ts';

type FeedQuery = Query<typeof contract.readFeed>;

interface OpenDeck {
  readonly deck: Deck;
  readonly token: string;
  readonly page: number;
}

/** The deck that a child is reading, at the requested page, or a new deck at its first page. */
export async function openDeck(context: Context, actor: ChildActor, query: FeedQuery): Promise<OpenDeck> {
  const key = continuedKey(context, actor, query);
  if (key && query.deck !== undefined) {
    const deck = await findOrDeal(context, actor, key, query.deck);
    return { deck, token: query.deck, page: query.page ?? 1 };
  }
  const fresh = newKey(context, actor, query);
  const token = signKey(getFeedCache(context).secret, fresh);
  return { deck: await findOrDeal(context, actor, fresh, token), token, page: 1 };
}

/** The deck of a token, if this child may continue it. */
export async function findDeck(context: Context, actor: ChildActor, token: string): Promise<Deck | undefined> {
  const key = validKey(context, actor, token);
  return key && findOrDeal(context, actor, key, token);
}

/** The key in the token, if this child may continue that deck and it matches the request. */
function continuedKey(context: Context, actor: ChildActor, query: FeedQuery): DeckKey | undefined {
  if (query.deck === undefined) return undefined;
  const key = validKey(context, actor, query.deck);
  if (!key) return undefined;
  if (query.again && !key.again) return undefined;
  const asksForTop = (query.page ?? 1) === 1 && key.withPosts && query.post !== undefined;
  return asksForTop && query.post !== key.top ? undefined : key;
}

function validKey(context: Context, actor: ChildActor, token: string): DeckKey | undefined {
  const { decks, secret } = getFeedCache(context);
  const key = decks.get(token)?.key ?? readKey(secret, token);
  if (key?.accountId !== actor.accountId || key.version !== getLibrary(context).version) return undefined;
  return context.clock.now().getTime() - key.startedAt.getTime() < DAY ? key : undefined;
}

function newKey(context: Context, actor: ChildActor, query: FeedQuery): DeckKey {
  const withPosts = mayReadPosts(actor);
  const startedAt = context.clock.now();
  return {
    accountId: actor.accountId,
    seed: randomInt(2 ** 32),
    startedAt,
    postsAt: recentPostsAt(context, actor, startedAt) ?? startedAt,
    version: getLibrary(context).version,
    again: query.again === 'true',
    band: toBand(actor.ageGroup),
    withPosts,
    top: withPosts ? (query.post ?? null) : null,
  };
}

/** Decks of one child that begin within a minute share the order of posts. */
function recentPostsAt(context: Context, { accountId }: ChildActor, now: Date): Date | undefined {
  const at = getFeedCache(context).newestPosts.get(accountId)?.at;
  return at && at <= now && later(at, MINUTE) > now ? at : undefined;
}

async function findOrDeal(context: Context, actor: ChildActor, key: DeckKey, token: string): Promise<Deck> {
  const { decks } = getFeedCache(context);
  const known = decks.get(token);
  if (known) return known;
  const deck = await dealFor(context, actor, key);
  decks.set(token, deck);
  return deck;
}

/** Deals by the state at the start of the deck, so that the order is the same on every node and after a restart. */
async function dealFor(context: Context, actor: ChildActor, key: DeckKey): Promise<Deck> {
  const library = getLibrary(context);
  const [done, newest, bandOfKind] = await context.db.withConnection((connection) =>
    Promise.all([
      loadDone(context, connection, key),
      key.withPosts && !key.again ? loadNewestPosts(context, connection, actor, key.postsAt) : IdList.of([]),
      bandsByKind(connection, library, { accountId: key.accountId, before: key.startedAt, band: key.band }),
    ]),
  );
  const { top } = key;
  const postIds = top === null ? newest : IdList.of([top, ...newest.all().filter((id) => id !== top)]);
  const dealing = deal(key.seed, {
    ...library,
    done,
    band: key.band,
    bandByKind: bandOfKind,
    posts: postIds.length,
    postOnTop: top !== null,
    again: key.again,
  });
  return { key, dealing, postIds };
}

/** The cards that this child had done when the deck began, including those that are not in the table yet. */
async function loadDone(
  context: Context,
  db: Queryable,
  { accountId, startedAt: before }: DeckKey,
): Promise<Uint8Array> {
  const library = getLibrary(context);
  const { doneCards, sightings } = getFeedCache(context);
  const done = await doneCards.load(`${accountId} ${library.version}`, library.items.length, before, (marks, from) =>
    markDone(db, library, { accountId, from, before }, marks),
  );
  for (const id of sightings.pendingBefore(accountId, before)) {
    const place = library.places.get(id);
    if (place !== undefined) done[place] = 1;
  }
  return done;
}

/** The most expensive query of the feed. It only orders; which posts the child may see is checked for every page. */
async function loadNewestPosts(context: Context, db: Queryable, actor: ChildActor, at: Date): Promise<IdList> {
  const { newestPosts } = getFeedCache(context);
  const known = newestPosts.get(actor.accountId);
  if (known?.at.getTime() === at.getTime()) return known.ids;
  const ids = await newestPostIds(db, toReader(actor, at), at);
  newestPosts.set(actor.accountId, { at, ids });
  return ids;
}
