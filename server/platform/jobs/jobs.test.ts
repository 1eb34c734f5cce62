import { expect, it } from 'vitest';
import { openWorld } from '#test/world.ts';

it('puts the whole schedule into the database, once, however many nodes start', async () => {
  await using one = await openWorld();
  await using other = await openWorld({ nodeOf: one });
  await one.context.jobs.start();
  await other.context.jobs.start();
  const { rows } = await one.context.db.pool.query('select name, cron from jobs.schedule order by name');
  const schedule = one.context.jobs.schedule.map(({ name, every }) => ({ name, cron: every }));

  expect(rows).toEqual(schedule.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});

it('runs every job without an error when there is nothing to do', async () => {
  await using world = await openWorld();
  for (const { name } of world.context.jobs.schedule) await world.context.jobs.run(name);

  await expect(world.context.jobs.run('no.such.job')).rejects.toThrow('no job called');
});

it('really runs what the schedule asks for', async () => {
  await using world = await openWorld();
  await world.context.jobs.start();
  const { pool } = world.context.db;
  await pool.query(`insert into events (id, name, facts, at) values (gen_random_uuid(), 'frog.hopped', '{}', $1)`, [
    new Date(world.clock.now().getTime() - 3_600_000),
  ]);
  await pool.query(`insert into jobs.job (name) values ('events.catch-up')`);
  const unsettled = async () => (await pool.query('select 1 from events where settled_at is null')).rowCount;

  await expect.poll(unsettled, { timeout: 15_000 }).toBe(0);
});

it('stores no error message in the queue; the log says which job failed', async () => {
  const lines: string[] = [];
  await using world = await openWorld({ onLog: (line) => lines.push(line) });
  await world.context.jobs.start();
  const { pool } = world.context.db;
  const [job] = world.context.jobs.schedule.filter(({ name }) => name === 'events.catch-up');
  Object.assign(world.context.events, {
    catchUp: () => Promise.reject(Object.assign(new Error('Key (username)=(zqmaya) exists'), { severity: 'ERROR' })),
  });

  await pool.query('insert into jobs.job (name) values ($1)', [job?.name]);

  const outputs = async () =>
    (await pool.query(`select output::text from jobs.job where state in ('retry', 'failed')`)).rows;
  await expect.poll(outputs, { timeout: 15_000 }).toHaveLength(1);
  expect(JSON.stringify(await outputs())).not.toContain('zqmaya');
  expect(lines.join('')).toContain('"job":"events.catch-up"');
  expect(lines.join('')).not.toContain('zqmaya');
});
