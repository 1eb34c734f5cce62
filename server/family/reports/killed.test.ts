import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MailServer } from '#test/support/smtp.ts';
import { openWorld, type World } from '#test/world.ts';

/** The long form: REPORTS=5000 npx vitest run server/family/reports/killed.test.ts */
const REPORTS = Number(process.env['REPORTS'] ?? 80);
/** Reports per transaction. With more than this, the process can be killed between two of them. */
const BATCH = 200;
const FRIDAY = '2026-11-20T16:00:00Z';
/** By now, other nodes have taken over what a dead one had claimed. */
const LATER = '2026-11-20T16:11:00Z';
const MUCH_LATER = '2026-11-20T16:22:00Z';
/** How many mails a process sends at once. One that was accepted just before the kill goes out again, with the same id. */
const IN_FLIGHT = 4;
const WITHIN = { timeout: REPORTS > BATCH ? 400_000 : 60_000, interval: 2 };

let world: World;
let mails: MailServer;
let smtpUrl: string;
beforeAll(async () => {
  world = await openWorld();
  mails = new MailServer();
  smtpUrl = await mails.open();
  await world.context.db.pool.query(FAMILIES, [REPORTS]);
}, 60_000);
afterAll(async () => {
  await mails[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const FAMILIES = `
  with family as (
    select n, gen_random_uuid() as child_id, gen_random_uuid() as parent_id from generate_series(1, $1) n
  ), account as (
    insert into accounts (id, role, username, password_hash, created_at, updated_at)
    select child_id, 'child', 'minnow_' || n, '', '2026-11-01', '2026-11-01' from family
  ), child as (
    insert into children (account_id, first_name, last_name, display_name, birth_date, consent)
    select child_id, 'Sam', 'Puddle', 'Brave Otter ' || n, '2017-01-01', 'granted' from family
  ), parent as (
    insert into parents (id, email, name, created_at)
    select parent_id, 'parent.' || n || '@example.org', 'Dana', '2026-11-01' from family
  ), guardianship as (
    insert into guardianships (child_id, parent_id, created_at) select child_id, parent_id, '2026-11-01' from family
  )
  insert into consent_records (id, child_id, parent_id, proof, state, scopes, notice_version, notice_hash, evidence, at)
  select gen_random_uuid(), child_id, parent_id, '', 'granted', '{}', n.version, n.hash, '{}', '2026-11-02'
  from family cross join (select version, hash from notice_versions limit 1) n`;

function send(now: string): ChildProcess {
  const env = { ...process.env, DATABASE: JSON.stringify(world.connection), SMTP_URL: smtpUrl, NOW: now };
  return spawn(process.execPath, ['test/support/report-sender.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function killAt(now: string, isTime: () => Promise<boolean> | boolean): Promise<void> {
  const sender = send(now);
  const gone = once(sender, 'exit');
  await vi.waitFor(async () => expect(await isTime()).toBe(true), WITHIN);
  sender.kill('SIGKILL');
  await gone;
}

const count = async (sql: string): Promise<number> => (await world.context.db.pool.query(sql)).rows[0].count;
const messageId = (raw: string) => /^message-id: (.*)$/im.exec(raw)?.[1];

it(`${REPORTS} reports reach each parent once, though the server is killed while it makes and while it sends them`, async () => {
  if (REPORTS > BATCH)
    await killAt(FRIDAY, async () => (await count('select count(*)::integer as count from user_activity_reports')) > 0);
  await killAt(LATER, () => mails.received.length >= REPORTS / 2);
  const atKill = mails.received.length;
  const [code] = await once(send(MUCH_LATER), 'exit');

  expect(code).toBe(0);
  expect(atKill).toBeLessThan(REPORTS);
  expect(await count('select count(*)::integer as count from user_activity_reports')).toBe(REPORTS);
  expect(new Set(mails.received.map(({ to }) => to)).size).toBe(REPORTS);
  expect(new Set(mails.received.map(({ raw }) => messageId(raw))).size).toBe(REPORTS);
  expect(mails.received.length - REPORTS).toBeLessThanOrEqual(2 * IN_FLIGHT);
}, 1_200_000);
