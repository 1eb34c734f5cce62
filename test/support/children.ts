import type { Scope } from '#contract/shared/endpoint.ts';
import { newId } from '#server/platform/tokens.ts';
import type { World } from '../world.ts';
import { createChild, grant, nextName, type Person } from './people.ts';

export type Child = Person;
type Somebody = Pick<Child, 'id'>;

interface ChildOptions {
  readonly age?: number;
  readonly scopes?: readonly Scope[] | 'pending';
  readonly nickname?: string;
}

/** Any child. Under 13 a parent opens the scopes; `pending` when the parent has not answered. */
export async function child(
  world: World,
  { age = 9, scopes = ['posts', 'buddies', 'reach'], ...named }: ChildOptions = {},
): Promise<Child> {
  const somebody = await createChild(world, { username: nextName('tadpole'), age, ...named });
  if (age < 13 && scopes !== 'pending') await grant(somebody, scopes);
  return somebody;
}

/** Makes two children friends. */
export async function makeBuddies({ context }: World, one: Somebody, other: Somebody): Promise<void> {
  await context.db.pool.query(
    'insert into friendships (account_id, buddy_id, since) values ($1, $2, $3), ($2, $1, $3)',
    [one.id, other.id, context.clock.now()],
  );
}

export async function block({ context }: World, blocker: Somebody, blocked: Somebody): Promise<void> {
  await context.db.pool.query('insert into blocked_users (blocker_id, blocked_id, at) values ($1, $2, $3)', [
    blocker.id,
    blocked.id,
    context.clock.now(),
  ]);
}

/** Publishes a post now. `reach` is in thousandths; a held post waits for a moderator. */
export async function post(
  { context }: World,
  author: Somebody,
  { title = 'My frog', reach = 0, held = false }: { title?: string; reach?: number; held?: boolean } = {},
): Promise<string> {
  const id = newId();
  const now = context.clock.now();
  await context.db.pool.query(
    `insert into posts (id, author_id, client_id, title, content, category, status, reach, created_at, published_at)
     values ($1, $2, $3, $4, 'It jumps.', 'story', $5, $6, $7, $8)`,
    [id, author.id, newId(), title, held ? 'held' : 'published', reach, now, held ? null : now],
  );
  return id;
}

export async function deletePost({ context }: World, id: string): Promise<void> {
  await context.db.pool.query('update posts set deleted_at = $2 where id = $1', [id, context.clock.now()]);
}

/** Gives the child points as if they had been earned; the level follows. */
export async function givePoints({ context }: World, { id }: Somebody, points: number): Promise<void> {
  await context.db.pool.query(
    `insert into child_points as held (account_id, total) values ($1, $2)
     on conflict (account_id) do update set total = held.total + excluded.total`,
    [id, points],
  );
}

/** The events about a child, oldest first. */
export async function eventsAbout({ context }: World, { id }: Somebody): Promise<{ name: string; facts: object }[]> {
  const { rows } = await context.db.pool.query(
    `select name, facts from events where account_id = $1 and name not like 'account.%' order by id`,
    [id],
  );
  return rows;
}

/** Rows of a table that name an account in one of their columns. */
export async function rowsAbout({ context }: World, table: string, id: string): Promise<number> {
  const { rows } = await context.db.pool.query(
    `select count(*)::integer as count from ${table} t where to_jsonb(t)::text like $1`,
    [`%${id}%`],
  );
  return rows[0].count;
}
