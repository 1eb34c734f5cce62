import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { makeBuddies } from '#test/support/children.ts';
import { addParent, decide, newFamily } from '#test/support/family.ts';
import { join, type Newcomer, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { createWeeklyReports } from './weekly.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A child of a parent who has consented. */
async function family(newcomer: Newcomer = {}) {
  const made = await newFamily(world, newcomer);
  await decide(world, made.link, 'yes', ['posts', 'buddies']);
  return made;
}

async function goTo(iso: string): Promise<void> {
  await world.pass(new Date(iso).getTime() - world.clock.now().getTime());
}

async function rows(sql: string, ...values: unknown[]) {
  return (await world.context.db.pool.query(sql, values)).rows;
}

const readReports = (child: Person) =>
  rows(
    `select week_start::text as week, time_active_minutes as minutes, minutes_by_day as days, covers_from as since,
       covers_until as until, points_earned::integer as points, new_friends as friends, riddles_solved as riddles
     from user_activity_reports where child_id = $1 order by week_start`,
    child.id,
  );
const mailsAbout = async (child: Person) =>
  (await rows("select 1 from parent_mails where child_id = $1 and kind = 'weekly_report'", child.id)).length;

const active = (child: Person, ...at: string[]) =>
  Promise.all(
    at.map((minute) => rows('insert into active_minutes values ($1, $2) on conflict do nothing', child.id, minute)),
  );

it('is made on Friday at 16:00 where the child lives, about the seven days before, once', async () => {
  const { child } = await family({ timeZone: 'America/New_York' });
  await active(
    child,
    '2026-11-20T04:59Z',
    '2026-11-20T05:00Z',
    '2026-11-19T12:00Z',
    '2026-11-13T05:00Z',
    '2026-11-13T04:59Z',
  );
  await makeBuddies(world, child, await join(world, { age: 9 }));
  await rows(
    `insert into point_transactions (id, account_id, reason, target, points, at) values ($1, $2, 'liked', 'x', 5, $3)`,
    newId(),
    child.id,
    world.clock.now(),
  );

  await goTo('2026-11-20T20:59:59Z');
  await createWeeklyReports(world.context);
  expect(await readReports(child)).toEqual([]);

  await world.pass(1000);
  await createWeeklyReports(world.context);
  await createWeeklyReports(world.context);
  const [report, ...more] = await readReports(child);
  expect(more).toEqual([]);
  expect(report).toMatchObject({ week: '2026-11-13', minutes: 3, days: [1, 0, 0, 0, 0, 0, 2], points: 5, friends: 1 });
  expect(await mailsAbout(child)).toBe(1);
});

it('is weekly, even when the clocks change', async () => {
  const { child } = await family({ timeZone: 'Europe/London' });
  await goTo('2027-03-26T16:00:00Z');
  await createWeeklyReports(world.context);
  await goTo('2027-04-02T14:59:00Z');
  await createWeeklyReports(world.context);
  expect(await readReports(child)).toHaveLength(1);

  await goTo('2027-04-02T15:00:00Z');
  await createWeeklyReports(world.context);
  const [first, second] = await readReports(child);
  expect(second?.week).toBe('2027-03-26');
  expect(second?.since).toEqual(first?.until);
  expect(second?.until).toEqual(new Date('2027-04-01T23:00:00Z'));
});

it('counts each day of the week around New Year', async () => {
  const { child } = await family({ timeZone: 'Pacific/Auckland' });
  await goTo('2028-01-07T03:00:00Z');
  await active(
    child,
    '2027-12-30T11:00Z',
    '2027-12-31T10:59Z',
    '2027-12-31T11:00Z',
    '2028-01-06T10:59Z',
    '2028-01-06T11:00Z',
  );
  await createWeeklyReports(world.context);

  expect(await readReports(child)).toMatchObject([{ week: '2027-12-31', days: [2, 1, 0, 0, 0, 0, 1] }]);
});

it('neither loses nor repeats an hour of a child who changes time zone', async () => {
  const { child } = await family({ timeZone: 'Asia/Tokyo' });
  await goTo('2028-01-14T07:00:00Z');
  await createWeeklyReports(world.context);
  await rows("update accounts set time_zone = 'America/Los_Angeles' where id = $1", child.id);
  await active(child, '2028-01-13T15:00Z', '2028-01-14T07:59Z', '2028-01-14T08:00Z');
  await goTo('2028-01-15T00:00:00Z');
  await createWeeklyReports(world.context);
  expect(await readReports(child)).toHaveLength(1);

  await goTo('2028-01-22T00:00:00Z');
  await createWeeklyReports(world.context);
  const [before, after] = await readReports(child);
  expect(after?.since).toEqual(before?.until);
  expect(after?.days).toEqual([3, 0, 0, 0, 0, 0, 0]);
});

it('goes to each parent who had consented and still wants it', async () => {
  const { child } = await family();
  await addParent(child, 'second.parent@example.org');
  await addParent(child, 'silent.parent@example.org');
  const parents = await rows('select parent_id, email from guardians where child_id = $1 order by email', child.id);
  const second = parents.find(({ email }) => email.startsWith('second'))?.parent_id;
  await rows(
    `insert into consent_records (id, child_id, parent_id, proof, state, scopes, notice_version, notice_hash, evidence, at)
     select gen_random_uuid(), child_id, $2, proof, state, scopes, notice_version, notice_hash, evidence, at
     from consent_records where child_id = $1 and state = 'granted'`,
    child.id,
    second,
  );

  await goTo('2028-01-28T16:00:00Z');
  await createWeeklyReports(world.context);
  expect(await mailsAbout(child)).toBe(2);

  await rows('insert into report_opt_outs values ($1, $2, now())', child.id, second);
  await goTo('2028-02-04T16:00:00Z');
  await createWeeklyReports(world.context);
  expect(await mailsAbout(child)).toBe(3);
  expect(await readReports(child)).toHaveLength(2);
});

it('includes a child who joined on Thursday, but not one who joined on Friday', async () => {
  await goTo('2028-02-10T12:00:00Z');
  const { child: thursday } = await family();
  await goTo('2028-02-11T09:00:00Z');
  const { child: friday } = await family();
  await goTo('2028-02-11T16:00:00Z');
  await createWeeklyReports(world.context);

  expect(await readReports(thursday)).toHaveLength(1);
  expect(await readReports(friday)).toHaveLength(0);
});

it('is not made while a parent has not answered, after a refusal, without a parent, or for an account that is ending', async () => {
  const { child: pending } = await newFamily(world);
  const { child: declined, link } = await newFamily(world);
  await decide(world, link, 'no');
  const teen = await join(world, { age: 14 });
  const { child: leaving } = await family();
  await rows(
    "insert into departures (account_id, state_before, asked_at, erase_at) values ($1, 'active', now(), $2)",
    leaving.id,
    new Date('2028-03-30'),
  );
  const { child: usual } = await family();

  await goTo('2028-02-18T16:00:00Z');
  await createWeeklyReports(world.context);

  const counts = await Promise.all([pending, declined, teen, leaving, usual].map(readReports));
  expect(counts.map(({ length }) => length)).toEqual([0, 0, 0, 0, 1]);
});

it('is not sent days late for a week before the consent', async () => {
  await goTo('2028-02-23T12:00:00Z');
  const { child, link } = await newFamily(world);
  await goTo('2028-02-25T17:00:00Z');
  await decide(world, link, 'yes', []);
  await createWeeklyReports(world.context);
  expect(await readReports(child)).toEqual([]);

  await world.pass(7 * DAY + 3 * DAY);
  await createWeeklyReports(world.context);
  expect(await readReports(child)).toEqual([]);

  await goTo('2028-03-10T17:00:00Z');
  await createWeeklyReports(world.context);
  expect(await readReports(child)).toHaveLength(1);
});

it('counts a minute once, however many tabs are open', async () => {
  const { child } = await family();
  const first = world.clock.now();
  await active(child, first.toISOString().slice(0, 16), first.toISOString().slice(0, 16));
  await goTo(new Date(first.getTime() + 7 * DAY - HOUR + MINUTE).toISOString());
  await createWeeklyReports(world.context);

  expect(await readReports(child)).toMatchObject([{ minutes: 1 }]);
});
