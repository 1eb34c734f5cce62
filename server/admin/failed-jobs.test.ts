import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDashboard } from '#contract/admin.ts';
import { listFailedJobs } from '#contract/mails.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
  await world.context.jobs.start();
});
afterAll(() => world[Symbol.asyncDispose]());

const failed = async () => (await ada.call(listFailedJobs, {})).data.jobs;

/** A run as the schedule leaves it behind. */
async function run(name: string, state: 'failed' | 'completed', minutesAgo: number): Promise<void> {
  await world.context.db.pool.query(
    `insert into jobs.job (name, state, completed_on, output)
     values ($1, $2::jobs.job_state, now() - $3 * interval '1 minute', '{"message": "no frog called Zqname"}')`,
    [name, state, minutesAgo],
  );
}

it('lists nothing while every job runs', async () => {
  expect(await failed()).toEqual([]);
});

it('lists each job once that failed, with what it does and how often, and no error', async () => {
  await run('family.send-mails', 'failed', 30);
  await run('family.send-mails', 'failed', 20);
  await run('retention.delete-old', 'failed', 10);
  await run('retention.delete-old', 'failed', 8 * 24 * 60);

  const jobs = await failed();

  expect(jobs).toMatchObject([
    { name: 'retention.delete-old', failures: 1, succeededAt: null },
    { name: 'family.send-mails', failures: 2, succeededAt: null },
  ]);
  for (const { summary } of jobs) expect(summary).not.toBe('');
  expect(JSON.stringify(jobs)).not.toContain('Zqname');
});

it('says since when a job works again', async () => {
  await run('family.send-mails', 'completed', 5);

  const [, mails] = await failed();

  expect(mails?.succeededAt).not.toBeNull();
});

it('counts as many as the dashboard', async () => {
  const { failedJobs } = (await ada.call(readDashboard, {})).data;

  expect((await failed()).reduce((sum, { failures }) => sum + failures, 0)).toBe(failedJobs);
});

it('is for admins alone', async () => {
  const ines = await hire(world, { username: 'ines', role: 'moderator' });
  const maya = await join(world);

  expect((await ines.call(listFailedJobs, {})).status).toBe(403);
  expect((await maya.call(listFailedJobs, {})).status).toBe(403);
});
