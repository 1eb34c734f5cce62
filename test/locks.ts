import { expect } from 'vitest';
import { blockUser } from '#contract/friends.ts';
import type { Child } from './pond.ts';
import type { World } from './world.ts';

/** How many of this world’s questions wait for a lock of the database. */
export async function howManyWait({ context }: World): Promise<number> {
  const { rows } = await context.db.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/**
 * Does something while a block has begun and is not stored yet, and answers what became of it. What waits for the block is
 * answered after it.
 */
export async function amidBlock<T>(world: World, blocker: Child, blocked: Child, doIt: () => Promise<T>): Promise<T> {
  const slow = await world.context.db.pool.connect();
  try {
    await slow.query('begin');
    await slow.query('select from accounts where id = $1 for no key update', [blocked.id]);
    const block = blocker.call(blockUser, { params: { id: blocked.id } });
    await expect.poll(() => howManyWait(world)).toBe(1);
    let isDone = false;
    const done = doIt().finally(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await howManyWait(world)) === 2, { timeout: 5000 }).toBe(true);
    await slow.query('commit');
    await block;
    return await done;
  } finally {
    slow.release();
  }
}
