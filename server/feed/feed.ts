import * as contract from '#contract/feed.ts';
import type { Query } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../accounts/index.ts';
import { type CardState, getLibrary, loadStates, presentCard } from '../cards/index.ts';
import { toReader } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { listPosts, mayReadPosts } from '../posts/index.ts';
import type { Deck } from './cache.ts';
import { openDeck } from './open-deck.ts';
import { isPost, placesOn } from './places.ts';

/** A page of a deck, in four steps: decide which places are on it, load them, hide what may not be seen, present the rest. */
export async function readFeed(
  context: Context,
  actor: ChildActor,
  query: Query<typeof contract.readFeed>,
): Promise<contract.FeedPage> {
  recordActivity(context, actor);
  const { deck, token, page } = await openDeck(context, actor, query);
  const places = placesOn(deck, page);
  const loaded = await load(context, actor, deck, places);
  const visible = hide(places, loaded);
  const items = present(context, visible, loaded);
  return { items, page, hasMore: deck.dealing.length > page * contract.PAGE_SIZE, deck: token };
}

interface Loaded {
  /** What the child has done with the cards so far. */
  readonly states: ReadonlyMap<number, CardState>;
  /** Only posts that the child may see. */
  readonly posts: ReadonlyMap<number, contract.PostItem>;
}

async function load(context: Context, actor: ChildActor, deck: Deck, places: readonly number[]): Promise<Loaded> {
  const library = getLibrary(context);
  const reader = toReader(actor, context.clock.now());
  const cardPlaces = places.filter((place) => !isPost(place));
  const postIds = new Map(
    mayReadPosts(actor) ? places.filter(isPost).map((place) => [postId(deck, place), place]) : [],
  );
  const [states, posts] = await context.db.withConnection((connection) =>
    Promise.all([
      loadStates(connection, library, actor.accountId, cardPlaces),
      postIds.size > 0 ? listPosts(connection, reader, [...postIds.keys()]) : [],
    ]),
  );
  return { states, posts: new Map(posts.map((post) => [postIds.get(post.id) ?? 0, post])) };
}

/** Leaves out posts that the child may no longer see. Nothing replaces them. */
function hide(places: readonly number[], { posts }: Loaded): readonly number[] {
  return places.filter((place) => !isPost(place) || posts.has(place));
}

function present(context: Context, places: readonly number[], { states, posts }: Loaded): contract.FeedItem[] {
  const library = getLibrary(context);
  return places.flatMap((place) => posts.get(place) ?? presentCard(library, place, states.get(place)) ?? []);
}

function postId({ postIds }: Deck, post: number): string {
  return postIds.at(-1 - post);
}
