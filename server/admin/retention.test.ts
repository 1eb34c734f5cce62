import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeKeptPeriod, listKeptPeriods } from '#contract/admin.ts';
import { readOperatorFacts } from '#contract/help.ts';
import { type Period, periodNames, periods } from '#contract/rules/retention.ts';
import { listAuditLog } from '#contract/safety/audit.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.context.db.pool.query(`delete from settings where name like 'retention_%'`);
});

const change = (period: Period, days: number) => ada.call(changeKeptPeriod, { params: { period }, body: { days } });
const read = async (period: Period) =>
  (await ada.call(listKeptPeriods, {})).data.periods.find((kept) => kept.period === period);
const entries = async () =>
  (await ada.call(listAuditLog, { query: { topic: 'settings' } })).data.entries.filter(({ details }) =>
    details.some(({ name }) => name === 'period'),
  );

describe('a period that ends data', () => {
  it('is as long as the list says, at first', async () => {
    const { data } = await ada.call(listKeptPeriods, {});

    expect(data.periods.map(({ period, days }) => [period, days])).toEqual(
      periodNames.map((period) => [period, periods[period].days]),
    );
  });

  it('is shortened by an admin, and the privacy page says so at once', async () => {
    const { status } = await change('chat', 30);

    expect(status).toBe(200);
    expect((await read('chat'))?.days).toBe(30);
    expect((await world.visitor().call(readOperatorFacts, {})).data.chatDays).toBe(30);
  });

  it('goes back as far as the list, once it was shortened', async () => {
    await change('chat', 30);

    await change('chat', 90);

    expect((await read('chat'))?.days).toBe(90);
  });

  it('is in the audit log with who changed it, from and to; a change to the same is not', async () => {
    const before = (await entries()).length;

    await change('waves', 5);
    await change('waves', 5);

    const newest = await entries();
    expect(newest).toHaveLength(before + 1);
    expect(newest[0]).toMatchObject({ act: 'settings.change', by: 'ada' });
    expect(newest[0]?.details).toEqual([
      { name: 'period', value: 'waves' },
      { name: 'from', value: '14' },
      { name: 'to', value: '5' },
    ]);
  });

  it.each([
    ['chat', 91, 'longer than families were promised'],
    ['chat', 6, 'needs this for longer than that'],
    ['unused', 549, 'longer than families were promised'],
  ] as const)('%s of %i days is refused with a sentence', async (period, days, sentence) => {
    const { status, error } = await change(period, days);

    expect(status).toBe(400);
    expect(error.fields?.['days']).toContain(sentence);
    expect((await read(period))?.days).toBe(periods[period].days);
  });

  it.each([1.5, '30', null])('%s is no number of days', async (days) => {
    const { error } = await change('chat', days as number);

    expect(error.fields?.['days']).toMatch(/^Please enter/);
  });

  it('that nobody knows is not there', async () => {
    expect((await change('shells' as Period, 30)).status).toBe(404);
  });

  it('is nothing that a moderator sees or changes', async () => {
    const moderator = await hire(world, { username: 'petra', role: 'moderator' });

    expect((await moderator.call(listKeptPeriods, {})).status).toBe(403);
    expect((await moderator.call(changeKeptPeriod, { params: { period: 'chat' }, body: { days: 30 } })).status).toBe(
      403,
    );
  });
});

describe('the figures of the runs', () => {
  it('say when the job ran and what it deleted', async () => {
    await world.context.jobs.run('retention.delete-old');

    expect((await read('chat'))?.run).toEqual({
      at: world.clock.now().toISOString(),
      deleted: 0,
      deletedInAll: 0,
      isDone: true,
      failed: [],
    });
  });

  it('add up the tables of a period', async () => {
    await world.context.db.pool.query(
      `update retention_runs set deleted = 3, deleted_in_all = 5 where table_name in ('deeds', 'card_guesses')`,
    );

    expect((await read('play'))?.run).toMatchObject({ deleted: 6, deletedInAll: 10 });
  });

  it('name the table at which a run failed, until one works again', async () => {
    const { pool } = world.context.db;
    await pool.query('alter table pond_waves rename to pond_waves_away');
    await expect(world.context.jobs.run('retention.delete-old')).rejects.toThrow('not everything');
    expect((await read('waves'))?.run).toMatchObject({ failed: ['pond_waves'], isDone: false });
    expect((await read('chat'))?.run?.failed).toEqual([]);

    await pool.query('alter table pond_waves_away rename to pond_waves');
    await world.context.jobs.run('retention.delete-old');

    expect((await read('waves'))?.run).toMatchObject({ failed: [], isDone: true });
  });
});
