import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as desk from '#contract/cards/kinds/riddle-desk.ts';
import { smallContent } from '#test/content/small.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let folder: string;
let world: World;
let admin: Person;
/** The files hold 199 riddles. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-riddles-'));
  cpSync(smallContent(), folder, { recursive: true });
  keepRiddles(199);
  world = await openWorld({ settings: { CONTENT_DIR: folder } });
  admin = await hire(world, { username: 'ada', role: 'admin' });
}, 60_000);
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

function keepRiddles(count: number): void {
  const files = globSync('riddles/*.json', { cwd: folder }).toSorted();
  let left = count;
  for (const file of files) {
    const riddles = JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown[];
    writeFileSync(join(folder, file), JSON.stringify(riddles.slice(0, left)));
    left -= Math.min(left, riddles.length);
  }
}

const total = async () => (await admin.call(desk.readRiddleStats, {})).data.totalRiddles;
const runJob = () => world.context.jobs.run('cards.top-up-riddles');
const listed = async () => (await admin.call(desk.listGeneratedRiddles, {})).data.riddles;
const retire = (id: string) => admin.call(desk.moveRiddle, { params: { id }, body: { status: 'retired' } });

const setAll = (status: string, but: string) =>
  world.context.db.pool.query(`update generated_riddles set status = $1 where card_id <> $2`, [status, but]);

/** One story: each step starts where the one before it ended. */
describe('the hourly job', () => {
  it('makes 25 when there are 199 riddles', async () => {
    expect(await total()).toBe(199);

    await runJob();

    expect(await total()).toBe(224);
  });

  it('does nothing while there are more than 200', async () => {
    await runJob();

    expect(await total()).toBe(224);
  });

  it('does nothing with exactly 200', async () => {
    const [kept, last] = await listed();
    await setAll('draft', kept?.id ?? '');
    await retire(last?.id ?? '');
    expect(await total()).toBe(200);

    await runJob();

    expect(await total()).toBe(200);
  });

  it('counts only published riddles, not retired ones or drafts', async () => {
    const kept = (await listed()).find(({ status }) => status === 'published');
    await retire(kept?.id ?? '');
    expect(await total()).toBe(199);

    await runJob();

    expect(await total()).toBe(224);
  });

  it('stores them in the database: a node that starts later has them too', async () => {
    await using other = await openWorld({ nodeOf: world, settings: { CONTENT_DIR: folder } });
    const grace = await hire(other, { username: 'grace', role: 'admin' });

    const { data } = await grace.call(desk.readRiddleStats, {});

    expect(data.totalRiddles).toBe(224);
  });

  it('names a program as the actor in the audit log', async () => {
    const { rows } = await world.context.db.pool.query(
      `select d.detail from audit_links l join audit_details d using (number)
       where l.act = 'riddles.generate' and l.actor is null`,
    );

    expect(rows.map(({ detail }) => JSON.parse(detail))).toEqual([{ riddles: 25 }, { riddles: 25 }]);
  });
});
