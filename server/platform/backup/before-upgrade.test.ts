import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { openDatabase } from '#server/postgres/open-database.ts';
import { withClient } from '#test/support/backups.ts';
import { scratchFolder } from '#test/support/scratch.ts';
import { emptyDatabase } from '#test/world.ts';
import { readConfig } from '../config.ts';
import { doneMigrations, knownMigrations, migrate } from '../db/migrate.ts';
import { backUpBeforeUpgrade, deleteExpiredBackups } from './before-upgrade.ts';
import { checkArchive } from './read.ts';

const dump = fileURLToPath(new URL('../../../test/upgrades/before-the-desk.sql', import.meta.url));
const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const ignore = () => undefined;
const folder = await scratchFolder('lilypad-upgrade-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let dataDir: string;
let connection: pg.ClientConfig;
let times = 0;
beforeEach(async () => {
  times += 1;
  dataDir = join(folder, String(times));
  connection = await emptyDatabase();
});

const backUp = (now = '2026-11-22T15:00:00Z') =>
  backUpBeforeUpgrade({
    connection,
    dataDir,
    keysFile: join(dataDir, 'keys.json'),
    config,
    now: new Date(now),
    log: () => undefined,
  });
const config = { backupPassphrase: undefined, sessionSecret: undefined, keys: undefined, keysFile: undefined };
const kept = () => {
  try {
    return readdirSync(join(dataDir, 'backups')).sort();
  } catch {
    return [];
  }
};
const loadOldLilypad = () => withClient(connection, (client) => client.query(readFileSync(dump, 'utf8')));

async function upgrade(): Promise<void> {
  const pool = new pg.Pool(connection);
  await migrate(pool);
  await pool.end();
}

it('keeps the data of an earlier Lilypad as they are before they are upgraded', async () => {
  await loadOldLilypad();
  const done = await withClient(connection, doneMigrations);

  await backUp();

  expect(kept()).toEqual([`before-${(await knownMigrations()).at(-1)}-20261122T150000Z.lilypad`]);

  const { manifest, summary } = await checkArchive({ file: join(dataDir, 'backups', kept()[0] ?? '') });
  expect(manifest.migrations).toEqual(done);
  expect(summary.rows['accounts']).toBe(4);
});

it('keeps nothing where there is nothing to upgrade', async () => {
  await loadOldLilypad();
  await upgrade();

  await backUp();

  expect(kept()).toEqual([]);
});

it('keeps nothing of a new database', async () => {
  await backUp();

  expect(kept()).toEqual([]);
});

it('keeps nothing where nobody has an account', async () => {
  await loadOldLilypad();
  await withClient(connection, (client) => client.query('truncate accounts cascade'));

  await backUp();

  expect(kept()).toEqual([]);
});

it('keeps the last three, and whatever else lies beside them', async () => {
  await loadOldLilypad();
  for (const day of [10, 12, 11]) await backUp(`2026-11-${day}T15:00:00Z`);
  writeFileSync(join(dataDir, 'backups', 'by-hand.lilypad'), '');

  await backUp('2026-11-13T15:00:00Z');

  expect(kept().map((name) => name.slice(-24))).toEqual([
    expect.stringContaining('20261111T150000Z'),
    expect.stringContaining('20261112T150000Z'),
    expect.stringContaining('20261113T150000Z'),
    'by-hand.lilypad',
  ]);
});

it('ends after 30 days, and leaves alone what else lies beside it', async () => {
  await loadOldLilypad();
  for (const day of [10, 11]) await backUp(`2026-11-${day}T15:00:00Z`);
  writeFileSync(join(dataDir, 'backups', 'by-hand.lilypad'), '');

  await deleteExpiredBackups(dataDir, new Date('2026-12-10T16:00:00Z'));

  expect(kept().map((name) => name.slice(-24))).toEqual([
    expect.stringContaining('20261111T150000Z'),
    'by-hand.lilypad',
  ]);
});

it('has nothing to end where nothing was saved', async () => {
  await expect(deleteExpiredBackups(join(dataDir, 'nowhere'), new Date())).resolves.toBeUndefined();
});

it('stops the upgrade when it cannot keep the data', async () => {
  await loadOldLilypad();
  await backUp();

  await expect(backUp()).rejects.toThrow(
    /^Lilypad makes a backup before it upgrades its data, and that failed: .* exists already: choose another name\.$/,
  );
});

it('does so whenever Lilypad opens the database that it brings along', async () => {
  const started = await startEmbedded({ dataDir, checkout, log: () => undefined, fast: true });
  await withClient(started.connection, (client) => client.query(readFileSync(dump, 'utf8')));
  await started[Symbol.asyncDispose]();
  const said: string[] = [];

  await using opened = await openDatabase(readConfig({ DATA_DIR: dataDir }), checkout, ignore, (line) =>
    said.push(line),
  );

  expect(kept()).toHaveLength(1);
  expect(said).toContainEqual(
    expect.stringContaining(`Saved a backup from before the upgrade as ${opened.dataDir}/backups/`),
  );
});
