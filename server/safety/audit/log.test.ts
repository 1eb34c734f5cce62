import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroup } from '#contract/friends/groups.ts';
import { checkAuditLog, listAuditLog } from '#contract/safety/audit.ts';
import { handOverCase } from '#contract/safety/casework.ts';
import { listHolds } from '#contract/safety/holds.ts';
import { setDuty } from '#contract/safety.ts';
import { HOUR } from '#server/platform/clock.ts';
import { type Child, child } from '#test/support/children.ts';
import { caseAt, decide, handIn, read } from '#test/support/moderation.ts';
import { hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ines: Person;
let ada: Person;
let maya: Child;
let caseId: string;
beforeAll(async () => {
  world = await openWorld();
  ines = await hireInes(world);
  ada = await hire(world, { username: 'ada', role: 'admin' });
  maya = await child(world);
  await handIn(maya);
  caseId = (await caseAt(ines)).id;
  await read(ines, caseId);
  await decide(ines, caseId, 'teach', 'kinder');
  await ada.call(setDuty, { body: { isOnDuty: true } });
});
afterAll(() => world[Symbol.asyncDispose]());

const listed = async (who: Person, query: object = {}) => (await who.call(listAuditLog, { query })).data;
const acts = async (who: Person, query: object = {}) => (await listed(who, query)).entries.map(({ act }) => act);

describe('the audit log on screen', () => {
  it('shows an admin what everybody did, newest first, and who it was about', async () => {
    const { entries } = await listed(ada, { topic: 'cases' });

    expect(entries[0]).toMatchObject({ act: 'case.teach', by: 'ines', subject: caseId });
    expect(entries[0]?.details).toContainEqual({ name: 'template', value: 'kinder' });
  });

  it('names the colleague who got the case', async () => {
    await handIn(await child(world));
    const { id } = await caseAt(ines);
    await ines.call(handOverCase, { params: { id }, body: { to: ada.id } });

    const [handed] = (await listed(ada, { topic: 'cases' })).entries;

    expect(handed).toMatchObject({ act: 'case.hand_over', details: [{ name: 'to', value: 'ada' }] });
  });

  it('shows a moderator only their own entries, whomever they ask for', async () => {
    expect(await acts(ines)).not.toContain('duty.start');
    expect(await acts(ines, { by: ada.id })).not.toContain('duty.start');
    expect(await acts(ines)).toContain('case.teach');
  });

  it('can be limited to a person and to what it is about', async () => {
    expect(await acts(ada, { by: ines.id, topic: 'cases' })).not.toContain('duty.start');
    expect(await acts(ada, { topic: 'duty' })).toEqual(['duty.start']);
  });

  it('lists the reading of legal holds among the cases, and a new group among the children', async () => {
    await ada.call(listHolds, {});
    await ada.call(createGroup, { body: { name: 'Brook class' } });

    expect((await acts(ada, { topic: 'cases' }))[0]).toBe('holds.list');
    expect((await acts(ada, { topic: 'people' }))[0]).toBe('group.create');
  });

  it('is itself recorded, once an hour for who has it open', async () => {
    await acts(ada);

    expect(await acts(ada, { topic: 'log', by: ada.id })).toEqual(['audit.read']);

    await world.pass(HOUR);
    await acts(ada);

    expect(await acts(ada, { topic: 'log', by: ada.id })).toEqual(['audit.read', 'audit.read']);
  });

  it('comes in pages, and every entry once', async () => {
    for (let at = 0; at < 55; at += 1) await ada.call(setDuty, { body: { isOnDuty: at % 2 === 0 } });
    const first = await listed(ada, { topic: 'duty' });

    const second = await listed(ada, { topic: 'duty', cursor: first.cursor ?? '' });

    const numbers = [...first.entries, ...second.entries].map(({ number }) => number);
    expect(first.entries).toHaveLength(50);
    expect(new Set(numbers).size).toBe(56);
    expect(second.cursor).toBeNull();
  });

  it('is refused to a child, and a made-up cursor is refused', async () => {
    expect((await maya.call(listAuditLog, {})).status).toBe(403);
    expect((await ada.call(listAuditLog, { query: { cursor: '-1' } })).status).toBe(400);
  });
});

describe('the check of the chain', () => {
  it('says that it is whole, and how long', async () => {
    const { data } = await ada.call(checkAuditLog, {});

    expect(data.isWhole).toBe(true);
    expect(data.number).toBeGreaterThan(0);
    expect(data.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is for admins', async () => {
    expect((await ines.call(checkAuditLog, {})).status).toBe(403);
  });

  it('names the first entry that was changed', async () => {
    const { pool } = world.context.db;
    await pool.query(`update audit_details set detail = '{"to":"x"}' where number = 2`);

    const { data } = await ada.call(checkAuditLog, {});

    expect(data).toMatchObject({ isWhole: false, number: 2, digest: null });
  });
});
