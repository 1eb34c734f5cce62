import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listHolds, lookAtPicture } from '#contract/safety/holds.ts';
import { decideCase } from '#contract/safety.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { deleteOld } from '#server/platform/retention/delete-old.ts';
import { breakWrites } from '#test/support/broken-writes.ts';
import { type Child, child } from '#test/support/children.ts';
import { caseAt, decide, handIn, queue } from '#test/support/moderation.ts';
import { hire, nextName, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { eraseChild } from '../../family/index.ts';
import { endHolds } from './holds.ts';

let world: World;
let ines: Person;
let maya: Child;
let caseId: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.context.db.pool.query('delete from cases');
  ines = await newModerator();
  maya = await child(world);
  await handIn(maya, { title: 'Kept frog' });
  caseId = (await caseAt(ines)).id;
});

const hold = (days: number, reason = 'The police asked, file 12') =>
  ines.call(decideCase, { params: { id: caseId }, body: { decision: 'legal_hold', hold: { reason, days } } });
const holds = async () => (await ines.call(listHolds, {})).data.holds;
const count = async (table: string) =>
  (await world.context.db.pool.query(`select count(*)::integer as n from ${table}`)).rows[0].n;
const warnings = () => world.mailbox.newestFirst().filter(({ subject }) => subject === 'A legal hold ends soon').length;
const acts = async () =>
  (await world.context.db.pool.query('select act from audit_links order by number')).rows.map(({ act }) => act);

const newModerator = () => hire(world, { username: nextName('keeper'), role: 'moderator' });

/** Lets days pass on a server that runs; another moderator is there then. */
async function live(days: number): Promise<void> {
  await world.pass(days * DAY);
  await endHolds(world.context);
  await deleteOld(world.context);
  ines = await newModerator();
}

describe('a legal hold', () => {
  it('needs a reason and an end', async () => {
    const body = { decision: 'legal_hold' } as const;

    const { error } = await ines.call(decideCase, { params: { id: caseId }, body });

    expect(error.message).toBe('Please say why the case must be kept, and for how long.');
    expect(await count('legal_holds')).toBe(0);
  });

  it('is listed with its reason, its end and who placed it', async () => {
    await hold(90);

    expect(await holds()).toMatchObject([
      {
        caseId,
        reason: 'The police asked, file 12',
        placedBy: ines.username,
        endsAt: new Date(world.clock.now().getTime() + 90 * DAY).toISOString(),
        isLast: false,
      },
    ]);
  });

  it('that is listed leaves an entry in the audit chain', async () => {
    await holds();

    expect((await acts()).at(-1)).toBe('holds.list');
  });

  it('keeps the copy when its time is over, and of no other case', async () => {
    await handIn(maya, { title: 'Another frog' });
    const other = (await caseAt(ines, 1)).id;
    await decide(ines, other, 'remove');
    await hold(90);
    await decide(ines, caseId, 'remove');

    await live(40);

    expect(await count('case_copies')).toBe(1);
    expect((await world.context.db.pool.query('select case_id from case_copies')).rows).toEqual([{ case_id: caseId }]);
  });

  it('keeps the case of an erased child, and nothing else of the child', async () => {
    await handIn(maya, { title: 'Another frog' });
    await hold(90);

    await eraseChild(world.context, maya.id);

    expect(await count('case_copies')).toBe(1);
    const { rows } = await world.context.db.pool.query('select 1 from accounts where id = $1', [maya.id]);
    expect(rows).toEqual([]);
    expect(await holds()).toMatchObject([{ isLast: true }]);
  });

  it('ends by itself after a warning, and what waited for it is erased', async () => {
    await hold(30);
    await eraseChild(world.context, maya.id);
    await live(15);
    expect(warnings()).toBe(0);

    await live(2);
    expect(warnings()).toBeGreaterThan(0);
    expect(await count('case_copies')).toBe(1);
    await live(14);

    expect(await count('cases')).toBe(0);
    expect(await count('legal_holds')).toBe(0);
    expect(await acts()).toContain('case.hold_ended');
  });

  it('leaves three days after a late warning', async () => {
    await hold(30);
    await live(60);
    expect(await count('legal_holds')).toBe(1);

    await live(4);

    expect(await count('legal_holds')).toBe(0);
  });

  it('that cannot be ended keeps no other from ending, and the job counts as failed', async () => {
    await hold(20);
    await handIn(maya, { title: 'Other frog' });
    const other = (await queue(ines)).find(({ title }) => title === 'Other frog');
    const body = { decision: 'legal_hold', hold: { reason: 'The police asked', days: 21 } } as const;
    await ines.call(decideCase, { params: { id: other?.id ?? '' }, body });
    await live(10);
    const mend = await breakWrites(world, 'update', 'cases', `new.id = '${caseId}'`);
    world.clock.pass(12 * DAY);

    await expect(world.context.jobs.run('safety.end-holds')).rejects.toThrow('1 failed');

    const { rows } = await world.context.db.pool.query('select case_id as id from legal_holds');
    expect(rows).toEqual([{ id: caseId }]);

    await mend();
  });

  it('can be extended, and is warned of again', async () => {
    await hold(10);
    await live(1);
    await hold(100, 'The court asked');

    expect(await holds()).toMatchObject([{ reason: 'The court asked' }]);
    await live(40);
    expect(await count('legal_holds')).toBe(1);
  });

  it('that is extended while it ends stays', async () => {
    await hold(20);
    await live(10);
    const ended = (await acts()).filter((act) => act === 'case.hold_ended');
    const admin = await world.context.db.pool.connect();
    await admin.query('begin');
    await admin.query('select from legal_holds for update');
    world.clock.pass(11 * DAY);
    const ending = endHolds(world.context);
    const waiting = () => count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(waiting).toBe(1);

    await admin.query('update legal_holds set ends_at = $1, warned_at = null', [later(world.clock.now(), 90 * DAY)]);
    await admin.query('commit');
    admin.release();
    await ending;

    expect(await count('legal_holds')).toBe(1);
    expect((await acts()).filter((act) => act === 'case.hold_ended')).toEqual(ended);
  });

  it('never ends earlier because it is extended by less than it has left', async () => {
    await hold(100);

    await hold(1, 'The court asked');

    await live(40);
    expect(await holds()).toMatchObject([{ reason: 'The court asked' }]);
  });

  it('is released by an admin alone, and its reason is gone', async () => {
    await hold(90);
    const ada = await hire(world, { username: 'ada_holds', role: 'admin' });

    expect((await decide(ines, caseId, 'release_hold')).status).not.toBe(200);
    expect((await decide(ada, caseId, 'release_hold')).status).toBe(200);
    expect(await count('legal_holds')).toBe(0);
  });
});

describe('a picture', () => {
  it('that somebody uncovers leaves an entry in the audit chain', async () => {
    await ines.call(lookAtPicture, { params: { id: caseId } });

    expect((await acts()).at(-1)).toBe('case.picture');
  });

  it('of a case that is not there leaves none', async () => {
    const before = (await acts()).length;

    const { status } = await ines.call(lookAtPicture, { params: { id: maya.id } });

    expect(status).toBe(404);
    expect((await acts()).length).toBe(before);
  });
});
