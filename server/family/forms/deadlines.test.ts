import { afterAll, beforeAll, expect, it } from 'vitest';
import * as calls from '#contract/family.ts';
import { FORM_DAYS } from '#contract/rules/family/signed-forms.ts';
import { DAY, HOUR } from '#server/platform/clock.ts';
import { breakWrites } from '#test/support/broken-writes.ts';
import { decide, newFamily, rowsOfChild, wait } from '#test/support/family.ts';
import { subjectsTo } from '#test/support/parent-mails.ts';
import { parentSession } from '#test/support/parents.ts';
import { hire } from '#test/support/people.ts';
import { waitingForm } from '#test/support/signed-forms.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Staff are signed in anew for each test, because the clock moves on. */
let hired = 0;
async function waiting() {
  hired += 1;
  const staff = await hire(world, { username: `warden_${hired}`, role: 'moderator' });
  return { staff, ...(await waitingForm(world, staff, ['chat'])) };
}

async function countWaitingStatements(): Promise<number> {
  const { rows } = await world.context.db.pool.query(
    'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
  );
  return rows.length;
}

it('a child is not erased while staff have the form', async () => {
  const { child } = await waiting();

  await wait(world, 8 * DAY);

  expect(await rowsOfChild(child, 'children')).toBe(1);
});

it('no reminder follows a form that was handed in', async () => {
  const { address } = await waiting();

  await wait(world, 3 * DAY + HOUR);

  expect((await subjectsTo(world, address)).filter((subject) => /still waiting/.test(subject))).toEqual([]);
});

it('a rejected form gives the parent time for another one', async () => {
  const { child, staff, id } = await waiting();
  await staff.call(calls.rejectSignedForm, { params: { id }, body: { reason: 'unreadable' } });

  await wait(world, (FORM_DAYS - 1) * DAY);

  expect(await rowsOfChild(child, 'children')).toBe(1);
});

it('after 30 days without a decision it is deleted, and the parent is notified', async () => {
  const { child, address } = await waiting();

  await world.pass(FORM_DAYS * DAY);
  await world.context.jobs.run('family.delete-forms');
  await world.context.events.idle();

  const { rows } = await world.context.db.pool.query('select from consent_forms where child_id = $1', [child.id]);
  expect(rows).toEqual([]);
  expect((await subjectsTo(world, address)).at(-1)).toMatch(/^We did not get to your form/);
});

it('a form that cannot be deleted keeps no other from being deleted, and the job counts as failed', async () => {
  const [broken, other] = [await waiting(), await waiting()];
  const mend = await breakWrites(world, 'delete', 'consent_forms', `old.id = '${broken.id}'`);
  await world.pass(FORM_DAYS * DAY);

  await expect(world.context.jobs.run('family.delete-forms')).rejects.toThrow('1 failed');

  const { rows } = await world.context.db.pool.query('select id from consent_forms where id = any ($1)', [
    [broken.id, other.id],
  ]);
  expect(rows).toEqual([{ id: broken.id }]);

  await mend();
});

it('a form that staff reject at the last moment stays', async () => {
  const { child, id } = await waiting();
  await world.pass(FORM_DAYS * DAY);
  const staff = await world.context.db.pool.connect();
  await staff.query('begin');
  await staff.query(
    `update consent_forms set state = 'rejected', expires_at = expires_at + interval '30 days' where id = $1`,
    [id],
  );

  const run = world.context.jobs.run('family.delete-forms');
  await expect.poll(() => countWaitingStatements()).toBe(1);
  await staff.query('commit');
  staff.release();
  await run;

  const { rows } = await world.context.db.pool.query('select state from consent_forms where child_id = $1', [child.id]);
  expect(rows).toEqual([{ state: 'rejected' }]);
});

it('a form that has expired is not shown on the page of the child', async () => {
  const { child, link } = await newFamily(world);
  await decide(world, link, 'yes', ['posts']);
  const params = { childId: child.id };
  const parent = await parentSession(world, child);
  await parent.call(calls.startOwnSignedForm, { params, body: { scopes: ['chat'] } });
  const shown = async () => (await (await parentSession(world, child)).call(calls.readOwnSignedForm, { params })).data;

  await world.pass(FORM_DAYS * DAY - HOUR);
  const before = await shown();
  await world.pass(HOUR);

  expect(before.form).toMatchObject({ state: 'started' });
  expect((await shown()).form).toBe(null);
});

it('an unused form is deleted after 30 days', async () => {
  const { child, link } = await newFamily(world);
  await decide(world, link, 'yes', ['posts']);
  const parent = await parentSession(world, child);
  const { data } = await parent.call(calls.startOwnSignedForm, {
    params: { childId: child.id },
    body: { scopes: ['chat'] },
  });
  const open = () => world.visitor().call(calls.openSignedForm, { body: { token: data.token } });

  await world.pass(30 * DAY - HOUR);
  const before = await open();
  await world.pass(HOUR);

  expect(before.status).toBe(200);
  expect((await open()).error.code).toBe('gone');
});
