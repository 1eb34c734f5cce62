import { describe, expect, it } from 'vitest';
import { rowsAbout } from '#test/support/children.ts';
import { join } from '#test/support/people.ts';
import { openWorld } from '#test/world.ts';
import { DAY, later, MINUTE } from './clock.ts';
import type { Context } from './context.ts';
import {
  createEvents,
  type EventHandler,
  eventKind,
  inTransaction,
  listUnsettled,
  afterCommit as onceStored,
} from './events.ts';

const hopped = eventKind<{ far: number }>('frog.hopped');
/** Everything that is not settled, however fresh. */
const unsettled = ({ db, clock }: Context) =>
  listUnsettled(db, { before: later(clock.now(), MINUTE), since: later(clock.now(), -DAY) });

/** Events with reactions of the test's own, over the database of a world. */
function eventsWith(context: Context, reactions: readonly EventHandler[]) {
  return createEvents(() => context, reactions);
}

describe('an event', () => {
  it('runs the handlers in the transaction with it: all or nothing', async () => {
    await using world = await openWorld();
    const events = eventsWith(world.context, [
      inTransaction(hopped, () => {
        throw new Error('a reaction refuses');
      }),
    ]);
    const told = world.context.db.transaction((tx) => events.emit(tx, hopped, null, { far: 3 }));

    await expect(told).rejects.toThrow('a reaction refuses');

    const { rows } = await world.context.db.pool.query(`select 1 from events where name = 'frog.hopped'`);
    expect(rows).toEqual([]);
  });

  it('runs the handlers after the commit only once it is stored, and settles', async () => {
    await using world = await openWorld();
    const seen: number[] = [];
    const events = eventsWith(world.context, [
      onceStored(hopped, async ({ db }, { facts }) => {
        const { rows } = await db.pool.query(`select 1 from events where name = 'frog.hopped'`);
        seen.push(facts.far, rows.length);
      }),
    ]);

    await world.context.db.transaction((tx) => events.emit(tx, hopped, null, { far: 3 }));
    await events.idle();

    expect(seen).toEqual([3, 1]);
    expect(await unsettled(world.context)).toEqual([]);
  });

  it('is not delivered when its transaction fails', async () => {
    await using world = await openWorld();
    let handled = 0;
    const events = eventsWith(world.context, [
      onceStored(hopped, async () => {
        handled += 1;
      }),
    ]);
    const failing = world.context.db.transaction(async (tx) => {
      await events.emit(tx, hopped, null, { far: 1 });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');

    await events.idle();

    expect(handled).toBe(0);
  });

  it('is tried again when a handler failed or the process died', async () => {
    await using world = await openWorld();
    let tries = 0;
    const events = eventsWith(world.context, [
      onceStored(hopped, async () => {
        tries += 1;
        if (tries === 1) throw new Error('the mail server sleeps');
      }),
    ]);

    await world.context.db.transaction((tx) => events.emit(tx, hopped, null, { far: 2 }));
    await events.idle();

    expect(await events.catchUp()).toBe(0); // too fresh: it may still be under way

    await world.pass(60_000);

    expect(await events.catchUp()).toBe(1);
    expect(tries).toBe(2);
    expect(await events.catchUp()).toBe(0);
  });

  it('is not handled twice at once, however slow its handler is', async () => {
    await using world = await openWorld();
    const { promise, resolve } = Promise.withResolvers<void>();
    let tries = 0;
    const events = eventsWith(world.context, [
      onceStored(hopped, async () => {
        tries += 1;
        await promise;
      }),
    ]);
    await world.context.db.transaction((tx) => events.emit(tx, hopped, null, { far: 2 }));
    await world.pass(MINUTE);

    const caughtUp = events.catchUp();
    setImmediate(resolve);
    await caughtUp;

    expect(tries).toBe(1);
    expect(await unsettled(world.context)).toEqual([]);
  });

  it('does not wait behind hundreds that fail again and again', async () => {
    await using world = await openWorld();
    const { db, clock } = world.context;
    const handled: number[] = [];
    const events = eventsWith(world.context, [
      onceStored(hopped, async (_context, { facts }) => {
        if (facts.far === 0) throw new Error('no such mailbox');
        handled.push(facts.far);
      }),
    ]);
    await db.pool.query(
      `insert into events (id, name, facts, at, failed_at, failure)
       select gen_random_uuid(), 'frog.hopped', '{"far":0}', $1::timestamptz - interval '1 hour', $1, 'address'
       from generate_series(1, 500)`,
      [clock.now()],
    );
    await db.pool.query(
      `insert into events (id, name, facts, at) values (gen_random_uuid(), 'frog.hopped', '{"far":7}', $1)`,
      [later(clock.now(), -MINUTE)],
    );

    await events.catchUp();

    expect(handled).toEqual([7]);
  });

  it('waits for the next run when earlier ones take long, because the schedule would start another beside it', async () => {
    await using world = await openWorld();
    const events = eventsWith(world.context, [
      onceStored(hopped, async () => {
        world.clock.pass(2 * MINUTE);
        throw new Error('the mail server hangs');
      }),
    ]);
    for (let far = 0; far < 4; far += 1)
      await world.context.db.transaction((tx) => events.emit(tx, hopped, null, { far }));
    await events.idle();

    expect(await events.catchUp()).toBe(3);
    expect(await events.catchUp()).toBe(3);
  });

  it('is given up after a day of failures', async () => {
    await using world = await openWorld();
    let tries = 0;
    const events = eventsWith(world.context, [
      onceStored(hopped, async () => {
        tries += 1;
        throw new Error('no such mailbox');
      }),
    ]);
    await world.context.db.transaction((tx) => events.emit(tx, hopped, null, { far: 2 }));
    await events.idle();

    await world.pass(DAY - MINUTE);

    expect(await events.catchUp()).toBe(1);
    expect(tries).toBe(2);

    await world.pass(2 * MINUTE);

    expect(await events.catchUp()).toBe(0);
    expect(tries).toBe(2);
  });
});

it('is deleted after 30 days when it concerns nobody, and stays when it concerns an account', async () => {
  await using world = await openWorld();
  const { context, clock } = world;
  const zoe = await join(world, { age: 14 });
  const ofNobody = async () =>
    (await context.db.pool.query('select 1 from events where account_id is null')).rows.length;
  await context.db.transaction((tx) => context.events.emit(tx, hopped, null, { far: 3 }));
  clock.pass(29 * DAY);

  await context.jobs.run('retention.delete-old');

  expect(await ofNobody()).toBeGreaterThan(0);

  clock.pass(2 * DAY);
  await context.jobs.run('retention.delete-old');

  expect(await ofNobody()).toBe(0);
  expect(await rowsAbout(world, 'events', zoe.id)).toBeGreaterThan(0);
});
