import pg from 'pg';
import { expect } from 'vitest';
import { blockUser } from '#contract/friends.ts';
import type { World } from '../world.ts';
import type { Child } from './children.ts';

/** How many queries of this world wait for an advisory lock. */
export function countWaiting(world: World): Promise<number> {
  return count(world, `wait_event = 'advisory'`);
}

/** How many queries of this world wait for any lock. */
export function countLocked(world: World): Promise<number> {
  return count(world, 'true');
}

/** How many blocks wait for the row of the account that they hide. */
function countBlocks(world: World): Promise<number> {
  return count(world, `wait_event in ('transactionid', 'tuple') and query like 'select from accounts%'`);
}

async function count({ context }: World, which: string): Promise<number> {
  const { rows } = await context.db.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and ${which}`,
  );
  return rows.length;
}

/**
 * Runs `doIt` while a block has begun and is not stored yet, and returns its result. If it waits for the block, it ends
 * after it.
 */
export async function duringBlock<T>(world: World, blocker: Child, blocked: Child, doIt: () => Promise<T>): Promise<T> {
  const slow = await world.context.db.pool.connect();
  try {
    await slow.query('begin');
    await slow.query('select from accounts where id = $1 for no key update', [blocked.id]);
    const block = blocker.call(blockUser, { params: { id: blocked.id } });
    await expect.poll(() => countBlocks(world), { timeout: 5000 }).toBe(1);
    let isDone = false;
    const done = doIt().finally(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await countWaiting(world)) > 0, { timeout: 5000 }).toBe(true);
    await slow.query('commit');
    await block;
    return await done;
  } finally {
    slow.release();
  }
}

/**
 * Begins several writes while a table is locked, and then lets them all go on at once: all have counted before any of them
 * writes.
 */
export async function duringLock<T>(world: World, table: string, begin: () => Promise<T>): Promise<T> {
  const holder = new pg.Client(world.connection);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(`lock table ${table} in share mode`);
    const done = begin();
    await expect.poll(() => count(world, 'true'), { timeout: 5000 }).toBeGreaterThanOrEqual(6);
    await holder.query('commit');
    return await done;
  } finally {
    await holder.end();
  }
}
