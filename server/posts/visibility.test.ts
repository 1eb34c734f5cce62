import { afterEach, beforeEach, expect, it } from 'vitest';
import { ageOn, toAgeGroup } from '#contract/rules/age.ts';
import type { Random } from '#contract/rules/random.ts';
import { type Scope, scopes } from '#contract/shared/endpoint.ts';
import type { ChildActor, ConsentStatus } from '#server/platform/actor.ts';
import { HOUR, later } from '#server/platform/clock.ts';
import { createFastRandom } from '#server/platform/random.ts';
import { block, type Child, child, deletePost, makeBuddies, post } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { loadPair, toReader } from '../friends/index.ts';
import { mayMeet, personFrom } from '../safety/index.ts';
import { listPosts, newestPostIds } from './posts.ts';

const CHILDREN = 20;
const POSTS_EACH = 4;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world[Symbol.asyncDispose]());

interface Written {
  readonly id: string;
  readonly authorId: string;
  readonly reach: number;
  readonly isShown: boolean;
}

/** Random people, friendships, blocks and posts; the seed says which. */
async function randomPond(seed: number) {
  const random = createFastRandom(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const children: { child: Child; actor: ChildActor }[] = [];
  for (let at = 0; at < CHILDREN; at += 1) children.push(await randomChild(random, pick));
  for (const [at, one] of children.entries())
    for (const other of children.slice(at + 1)) {
      if (random() < 0.15) await makeBuddies(world, one.child, other.child);
      if (random() < 0.05) await block(world, one.child, other.child);
      if (random() < 0.05) await block(world, other.child, one.child);
    }
  const posts: Written[] = [];
  for (const { child: author } of children)
    for (let at = 0; at < POSTS_EACH; at += 1) posts.push(await randomPost(author, random, pick));
  return { children, posts };
}

type Pick = <T>(from: readonly T[]) => T;

async function randomChild(random: Random, pick: Pick) {
  const born = child(world, { age: 9 });
  const birthDate = `${2009 + Math.floor(random() * 12)}-${pick(['01', '11', '12'])}-${pick(['01', '17', '18', '19'])}`;
  const consent = pick<ConsentStatus>([
    'granted',
    'granted',
    'granted',
    'not_needed',
    'not_needed',
    'pending',
    'revoked',
  ]);
  const given = scopes.filter(() => random() < 0.9);
  const state = pick(['active', 'active', 'active', 'active', 'paused', 'leaving']);
  const { id } = await born;
  const { pool } = world.context.db;
  const restsFor = pick([null, null, null, null, -HOUR, HOUR]);
  const suspendedUntil = restsFor === null ? null : later(world.clock.now(), restsFor);
  await pool.query('update accounts set state = $2, paused_until = $3 where id = $1', [id, state, suspendedUntil]);
  await pool.query('update children set birth_date = $2, consent = $3, scopes = $4 where account_id = $1', [
    id,
    birthDate,
    consent,
    given,
  ]);
  const age = ageOn(world.clock.now().toISOString().slice(0, 10), birthDate);
  const actor: ChildActor = {
    role: 'child',
    accountId: id,
    sessionId: id,
    ageGroup: toAgeGroup(age),
    isUnder13: age < 13,
    timeZone: 'UTC',
    consent,
    scopes: new Set<Scope>(given),
    suspendedUntil: restsFor === HOUR ? suspendedUntil : null,
  };
  return { child: await born, actor };
}

async function randomPost(author: Child, random: Random, pick: Pick): Promise<Written> {
  const reach = pick([0, 25, 300, 700, 1000]);
  const held = random() < 0.1;
  const deleted = random() < 0.1;
  const id = await post(world, author, { reach, held });
  if (deleted) await deletePost(world, id);
  await world.pass(1000);
  return { id, authorId: author.id, reach, isShown: !held && !deleted };
}

async function drawLots(readerId: string, postIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await world.context.db.pool.query(
    'select id, reader_lot($1, id) as lot from unnest($2::uuid[]) as id',
    [readerId, postIds],
  );
  return new Map(rows.map(({ id, lot }) => [id, lot]));
}

/** The posts of others that the gate opens to a reader, one by one. */
async function openPosts(
  actor: ChildActor,
  authors: readonly ChildActor[],
  posts: readonly Written[],
): Promise<string[]> {
  const { db, clock } = world.context;
  const others = authors.map(({ accountId }) => accountId).filter((id) => id !== actor.accountId);
  const lots = await drawLots(
    actor.accountId,
    posts.map(({ id }) => id),
  );
  const pairs = new Map<string, Awaited<ReturnType<typeof loadPair>>>();
  for (const id of others) pairs.set(id, await loadPair(db, actor, id, clock.now()));
  const isOpen = ({ id, authorId, reach, isShown }: Written) => {
    const facts = pairs.get(authorId);
    if (!isShown || !facts) return false;
    const isReached = facts.other.scopes.has('reach') && (lots.get(id) ?? 1000) < reach;
    return mayMeet(personFrom(actor), facts.other, { ...facts.pair, isReached }, 'read_post').open;
  };
  return posts.filter(isOpen).map(({ id }) => id);
}

it.each([1, 2, 3])('in random pond %i every list holds just what the gate opens', async (seed) => {
  const { children, posts } = await randomPond(seed);
  const { db, clock } = world.context;
  const ids = posts.map(({ id }) => id);
  const authors = children.map(({ actor }) => actor);
  const atRest = children.filter(({ actor }) => actor.suspendedUntil).map(({ actor }) => actor.accountId);
  const resting = new Set(posts.filter(({ authorId }) => atRest.includes(authorId)).map(({ id }) => id));

  expect(resting.size).toBeGreaterThan(0);

  let opened = 0;
  for (const { actor } of children.filter(({ actor }) => mayRead(actor))) {
    const reader = toReader(actor, clock.now());
    const open = await openPosts(actor, authors, posts);
    const own = posts.filter(({ authorId, isShown }) => isShown && authorId === actor.accountId).map(({ id }) => id);
    const listed = (await listPosts(db, reader, ids)).map(({ id }) => id);
    expect(listed.toSorted()).toEqual([...open, ...own].toSorted());
    const newest = (await newestPostIds(db, reader, clock.now())).all();
    // The order keeps the places of those who rest.
    expect(newest.filter((id) => !resting.has(id))).toEqual(open.toReversed());
    expect(listed.filter((id) => resting.has(id) && !own.includes(id))).toEqual([]);
    opened += open.length;
  }
  expect(opened).toBeGreaterThan(10);
});

const testId = (digit: string) => `${digit.repeat(8)}-0000-7000-8000-000000000000`;

it.each([
  ['1', '2', 230],
  ['2', '1', 672],
  ['1', '3', 164],
])(
  'who may see a post is decided once: the lot of reader %s and post %s stays what it was',
  async (reader, post, drawn) => {
    const lots = await drawLots(testId(reader), [testId(post)]);

    expect([...lots.values()]).toEqual([drawn]);
  },
);

/** The others are refused at the door. */
function mayRead({ consent, scopes: open, suspendedUntil }: ChildActor): boolean {
  return !suspendedUntil && (consent === 'granted' || consent === 'not_needed') && open.has('posts');
}
