import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodNames, periods } from '#contract/rules/retention.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { openWorld, type World } from '#test/world.ts';
import { noPersonalData } from '../module.ts';
import { saveSetting } from '../setting-queries.ts';
import { deleteOld, listKeptData } from './delete-old.ts';
import type { Expire } from './kept-data.ts';
import { periodSetting, toPeriods } from './periods.ts';
import { listRuns } from './run-queries.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A module whose table holds so many old rows; `fails` at a slice. */
function testModule(table: string, rows: number, fails = Number.POSITIVE_INFINITY) {
  const asked: { before: Date; limit: number }[] = [];
  let left = rows;
  const expire: Expire = async (_, slice) => {
    asked.push(slice);
    if (asked.length === fails) throw new Error('the machine is switched off');
    const gone = Math.min(left, slice.limit);
    left -= gone;
    return gone;
  };
  const keeps = [{ row: 'chats', purpose: 'account', tables: [table], keepFor: { period: 'chat', expire } }] as const;
  return { asked, left: () => left, module: { name: table, personalData: { ...noPersonalData, keeps } } };
}

const findRun = async (table: string) => (await listRuns(world.context.db, {})).find((run) => run.table === table);

describe('an expired row', () => {
  it('is deleted in slices, until a slice is not full', async () => {
    const shells = testModule('shells', 25);

    await deleteOld({ ...world.context, modules: [shells.module] }, { rows: 10 });

    expect(shells.asked.map(({ limit }) => limit)).toEqual([10, 10, 10]);
    expect(shells.left()).toBe(0);
  });

  it('is one whose period has passed', async () => {
    const shells = testModule('pearls', 0);

    await deleteOld({ ...world.context, modules: [shells.module] });

    expect(shells.asked[0]?.before).toEqual(later(world.clock.now(), -90 * DAY));
  });

  it('is left to the next run if a run does not reach it in time, and the metrics say so', async () => {
    const shells = testModule('corals', 25);
    const context = { ...world.context, modules: [shells.module] };

    await deleteOld(context, { rows: 10, budget: 0 });

    expect(shells.left()).toBe(25);
    expect(await findRun('corals')).toMatchObject({ deleted: 0, isDone: false });

    await deleteOld(context, { rows: 10 });

    expect(await findRun('corals')).toMatchObject({ deleted: 25, deletedInAll: 25, isDone: true });
  });

  it('is deleted by the next run after one that was killed, and nothing else waits for it', async () => {
    const [broken, sound] = [testModule('nets', 25, 2), testModule('oars', 5)];
    const context = { ...world.context, modules: [broken.module, sound.module] };

    await expect(deleteOld(context, { rows: 10 })).rejects.toThrow('not everything');

    expect(broken.left()).toBe(15);
    expect(sound.left()).toBe(0);

    await deleteOld(context, { rows: 10 });

    expect(broken.left()).toBe(0);
  });
});

describe('a period', () => {
  it.each(periodNames)('%s is the default where nothing is set', (period) => {
    expect(toPeriods(new Map())[period]).toBe(periods[period].days);
  });

  it.each([
    ['shorter', '30', 30],
    ['longer than what was promised', '900', 90],
    ['too short to look into a report', '1', 7],
    ['no number', 'soon', 90],
  ])('that an operator sets %s is %s days: %i', (_, value, days) => {
    expect(toPeriods(new Map([[periodSetting('chat'), value]])).chat).toBe(days);
  });

  it('applies from the next run on when it was shortened', async () => {
    const shells = testModule('kelp', 0);
    await saveSetting(world.context.db, { name: periodSetting('chat'), value: '20' });

    await deleteOld({ ...world.context, modules: [shells.module] });

    expect(shells.asked[0]?.before).toEqual(later(world.clock.now(), -20 * DAY));
  });
});

describe('the list', () => {
  const kept = () => listKeptData(world.context.modules);

  it('names each table once', () => {
    const tables = kept().flatMap((data) => data.tables);

    expect(tables.filter((table, at) => tables.indexOf(table) !== at)).toEqual([]);
  });

  it('names only jobs that exist', () => {
    const jobs = world.context.jobs.schedule.map(({ name }) => name);
    const named = kept().flatMap(({ keepFor }) =>
      typeof keepFor === 'object' && 'job' in keepFor ? [keepFor.job] : [],
    );

    expect(named.filter((name) => !jobs.includes(name))).toEqual([]);
  });
});
