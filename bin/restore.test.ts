import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseEnv } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { acceptStaffInvite, completeSecondStep } from '#contract/staff.ts';
import { DAY, HOUR, later, MINUTE } from '#server/platform/clock.ts';
import { knownMigrations } from '#server/platform/db/migrate.ts';
import { newId } from '#server/platform/tokens.ts';
import { verifyChain } from '#server/safety/audit/chain.ts';
import { inviteStaff } from '#server/staff/index.ts';
import { allRows, type Outcome, runCommand, withClient } from '#test/support/backups.ts';
import { sendText, twoBuddies } from '#test/support/chat.ts';
import { caseAt, decide, handIn } from '#test/support/moderation.ts';
import { codeOfApp, enrol, ines, join } from '#test/support/people.ts';
import { scratchFolder } from '#test/support/scratch.ts';
import { emptyDatabase, openWorld, PASSWORD, toUrl, type World } from '#test/world.ts';
import { done } from './visitor.ts';

const SECRET = "a secret of the operator's own, with 'quotes'";

/** What could be taken for the end of the rows, or for another column. */
const ODD = 'a tab\there, a \\. there\n\\.\n\\N and a 🐸';

let folder: string;
let world: World;
let archive: string;
let rowsAtBackup: Awaited<ReturnType<typeof allRows>>;
let staffSecret: string;

beforeAll(async () => {
  folder = await scratchFolder('lilypad-restore-');
  world = await openWorld({ settings: { SESSION_SECRET: SECRET } });
  await fill();
  archive = path(folder, 'pond.lilypad');
  rowsAtBackup = await backUpInSilence();
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

async function fill(): Promise<void> {
  const moderator = await ines(world);
  const author = await join(world, { username: 'pondskater', age: 9, scopes: ['posts'] });
  await handIn(author);
  await decide(moderator, (await caseAt(moderator)).id, 'approve');
  const [one, other] = await twoBuddies(world);
  done(await sendText(one, other, 'I saw a frog.'));
  await world.context.db.pool.query('insert into settings (name, value) values ($1, $2)', ['odd', ODD]);
  staffSecret = await newMemberOfStaff();
  await owe('mail.of.yesterday', later(new Date(), -20 * HOUR));
  await owe('mail.given.up', later(new Date(), -3 * DAY));
}

/** Who was here is written down a little later: the backup counts once nothing was written while it was made. */
async function backUpInSilence(): ReturnType<typeof allRows> {
  const before = await allRows(world.connection);
  rmSync(archive, { force: true });
  await runCommand(folder, 'backup', [archive], { DATABASE_URL: toUrl(world.connection), SESSION_SECRET: SECRET });
  const after = await allRows(world.connection);
  return isDeepStrictEqual(before, after) ? after : backUpInSilence();
}

async function newMemberOfStaff(): Promise<string> {
  const token = await inviteStaff(world.context.db, { email: 'ada@example.org', role: 'admin' }, world.clock.now());
  const browser = world.visitor();
  await browser.call(acceptStaffInvite, { body: { token, username: 'ada', password: PASSWORD } });
  return (await enrol(browser)).secret;
}

function owe(name: string, at: Date) {
  return world.context.db.pool.query('insert into events (id, name, facts, at) values ($1, $2, $3, $4)', [
    newId(),
    name,
    {},
    at,
  ]);
}

const restore = (file: string, target: pg.ClientConfig, settings: Readonly<Record<string, string>> = {}) =>
  runCommand(folder, 'restore', [file], { DATABASE_URL: toUrl(target), SESSION_SECRET: SECRET, ...settings });

describe('a restored Lilypad', () => {
  let target: pg.ClientConfig;
  let outcome: Outcome;
  let rows: Awaited<ReturnType<typeof allRows>>;
  let restored: World;
  beforeAll(async () => {
    target = await emptyDatabase();
    outcome = await restore(archive, target);
    rows = await allRows(target);
    restored = await openWorld({ database: { connection: target }, settings: { SESSION_SECRET: SECRET } });
  });
  afterAll(() => restored[Symbol.asyncDispose]());

  it('is reported to the operator', () => {
    expect(outcome.code).toBe(0);
    expect(outcome.out).toMatch(
      /^This backup was made on 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC, with the schema of \d{4}-/,
    );
    expect(outcome.out).toContain('It holds children: 3, posts: 1, messages: 1, cases: 1.');
  });

  it('has every row of every table', async () => {
    const { events: _, ...before } = rowsAtBackup;
    const { events: __, ...after } = rows;

    expect(after).toEqual(before);
    expect(after['chat_messages']).toHaveLength(1);
  });

  it('is guarded by the same triggers and constraints', async () => {
    const guards = (connection: pg.ClientConfig) =>
      withClient(connection, async (client) => {
        const { rows: found } = await client.query(
          `select conname as name, convalidated::text as state from pg_constraint where connamespace = 'public'::regnamespace
           union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1`,
        );
        return found;
      });

    expect(await guards(target)).toEqual(await guards(world.connection));
  });

  it('continues its sequences where they had stopped', async () => {
    const { rows: next } = await restored.context.db.pool.query(`select nextval('migrations_id_seq')::int as id`);

    expect(next[0].id).toBeGreaterThan((await knownMigrations()).length);
  });

  it("accepts a child's old password", async () => {
    const answer = await restored.visitor().call(logIn, { body: { username: 'pondskater', password: PASSWORD } });

    expect(answer.status).toBe(200);
  });

  it('still accepts the second factor of staff', async () => {
    const browser = restored.visitor();
    await browser.call(logIn, { body: { username: 'ada', password: PASSWORD } });
    restored.clock.pass(MINUTE);

    const answer = await browser.call(completeSecondStep, { body: { code: codeOfApp(staffSecret, restored) } });

    expect(answer.status).toBe(200);
  });

  it('has an audit chain that verifies', async () => {
    const verdict = await verifyChain(restored.context);

    expect(verdict).toEqual(await verifyChain(world.context));
    expect(verdict).toMatchObject({ isWhole: true });
  });

  it('retries mails that had not been sent, and no others', async () => {
    const { rows: owed } = await restored.context.db.pool.query<{ name: string; age: number }>(
      `select name, extract(epoch from now() - at)::int as age from events where name like 'mail.%' order by name`,
    );

    expect(owed.map(({ name }) => name)).toEqual(['mail.given.up', 'mail.of.yesterday']);
    expect(owed[1]?.age).toBeLessThan(HOUR / 1000);
    expect(owed[0]?.age).toBeGreaterThan((2 * DAY) / 1000);
  });
});

describe('secrets that are stored outside the database', () => {
  const file = () => path(folder, 'restored-secrets.env');

  it('are written for an operator who has not set them, readable by nobody else', async () => {
    const { out } = await restore(archive, await emptyDatabase(), { SESSION_SECRET: '' });

    expect(out).toContain(`carry the settings in ${file()} over to .env`);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(parseEnv(readFileSync(file(), 'utf8'))).toEqual({ SESSION_SECRET: SECRET });
  });

  it('stop the restore when others are in their place', async () => {
    writeFileSync(file(), 'SESSION_SECRET=another\n');
    const target = await emptyDatabase();

    const { code, stderr } = await restore(archive, target, { SESSION_SECRET: '' });

    rmSync(file());

    expect(code).toBe(1);
    expect(stderr).toContain(`${file()} exists already and differs from the one in the backup`);
    expect(await allRows(target)).toEqual({});
  });

  it('are not written where they are set already', async () => {
    await restore(archive, await emptyDatabase());

    expect(existsSync(file())).toBe(false);
  });
});

describe('a backup of an earlier Lilypad', () => {
  it('is upgraded as it is restored', async () => {
    const old = await emptyDatabase();
    const dump = fileURLToPath(new URL('../test/upgrades/drawings-before-comments.sql', import.meta.url));
    await withClient(old, (client) => client.query(readFileSync(dump, 'utf8')));
    const file = path(folder, 'old.lilypad');
    const made = await runCommand(folder, 'backup', [file], { DATABASE_URL: toUrl(old) });
    const target = await emptyDatabase();

    const { out } = await restore(file, target);

    expect(made.out).toContain('with the schema of 0026-resting');
    expect(out).toContain('children: 3, posts: 2, messages: 0');

    const names = await withClient(target, (client) => client.query('select name from migrations order by name'));
    expect(names.rows.map(({ name }) => name)).toEqual(await knownMigrations());
  });
});

it('--check reads all of a backup and changes nothing', async () => {
  const target = await emptyDatabase();

  const { code, out } = await runCommand(folder, 'restore', [archive, '--check'], { DATABASE_URL: toUrl(target) });

  expect(code).toBe(0);
  expect(out).toContain('It holds children: 3');
  expect(await allRows(target)).toEqual({});
});
