import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { SetupError } from '../platform/setup-error.ts';
import { createPrivateFolder, type Home } from './home.ts';
import type { Program } from './program.ts';
import { type Connection, cleanEnvironment, type Installation } from './server.ts';

const onWindows = process.platform === 'win32';
const user = 'lilypad';
const database = 'lilypad';

/** Creates the data of a new database. Throws SetupError when existing data belongs to another version or user. */
export function prepareCluster({ home, program, fast, log }: Omit<Installation, 'connection'>): void {
  if (existsSync(home.cluster)) {
    refuseOtherVersion(home, program);
    refuseOtherOwner(home);
    return;
  }
  log('Creating a new database.');
  createCluster(home, program, fast);
}

export async function chooseConnection(home: Home): Promise<Connection> {
  return connectionAt(home, onWindows ? await freePort() : 5432);
}

/** How to connect to the database on a port. Except on Windows the port is part of the socket's name. */
export function connectionAt(home: Home, port: number): Connection {
  if (!onWindows) return { host: home.sockets, port, user, database, ssl: false };
  const password = readFileSync(passwordFile(home), 'utf8').trim();
  return { host: '127.0.0.1', port, user, password, database, ssl: false };
}

export async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

/** Uses a temporary folder, so that an interrupted start leaves nothing that looks like data. */
function createCluster(home: Home, program: Program, fast: boolean): void {
  removeDrafts(home);
  const draft = `${home.cluster}.${process.pid}`;
  createPrivateFolder(home, draft);
  const made = spawnSync(join(program.folder, 'bin', 'initdb'), initdbArguments(home, draft, fast), {
    ...home.owner,
    cwd: draft,
    env: cleanEnvironment(),
    encoding: 'utf8',
    windowsHide: true,
  });
  if (made.status !== 0) {
    throw new SetupError(`The database could not be created in ${home.dataDir}: ${reason(made)}.`);
  }
  renameSync(draft, home.cluster);
}

function initdbArguments(home: Home, draft: string, fast: boolean): string[] {
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${systemLocale()}`];
  const access = onWindows ? ['-A', 'scram-sha-256', `--pwfile=${createPassword(home)}`] : ['-A', 'trust'];
  return ['-D', draft, '-U', user, ...locale, ...access, ...(fast ? ['--no-sync'] : [])];
}

/** For the settings that the builtin locale leaves to the system. Not every system has C.UTF-8. */
function systemLocale(): string {
  if (process.platform === 'darwin') return 'en_US.UTF-8';
  return onWindows ? 'C' : 'C.UTF-8';
}

function reason({ error, stderr }: { error?: Error | undefined; stderr: string | null }): string {
  const complaint = (stderr ?? '').split('\n').find((line) => /error|fatal/i.test(line));
  return error?.message ?? complaint ?? 'PostgreSQL gave no reason';
}

function removeDrafts(home: Home): void {
  const drafts = readdirSync(home.dataDir).filter((name) => /^db\.\d+$/.test(name));
  for (const name of drafts) rmSync(join(home.dataDir, name), { recursive: true, force: true });
}

function refuseOtherVersion(home: Home, program: Program): void {
  const made = readVersion(home);
  const major = program.version.split('.')[0];
  if (made === major) return;
  throw new SetupError(
    `The data in ${home.cluster} was made by PostgreSQL ${made}, and this version of Lilypad comes with PostgreSQL ${major}: ` +
      'start the version of Lilypad that created it, or choose another DATA_DIR.',
  );
}

/** PostgreSQL serves only the user who owns the data. The owner differs when Lilypad was once started as root, or no longer is. */
function refuseOtherOwner(home: Home): void {
  if (onWindows || statSync(home.cluster).uid === (home.owner?.uid ?? process.getuid?.())) return;
  throw belongsToOthers(home);
}

function readVersion(home: Home): string {
  try {
    return readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  } catch {
    throw belongsToOthers(home);
  }
}

function belongsToOthers(home: Home): SetupError {
  return new SetupError(
    `The database in ${home.cluster} belongs to another user: start Lilypad as that user, or choose another DATA_DIR.`,
  );
}

function createPassword(home: Home): string {
  const file = passwordFile(home);
  writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return file;
}

function passwordFile(home: Home): string {
  return join(home.dataDir, 'db-password');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
