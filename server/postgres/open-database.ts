import { join } from 'node:path';
import pg from 'pg';
import { backUpBeforeUpgrade, deleteExpiredBackups } from '../platform/backup/before-upgrade.ts';
import { DAY, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { SetupError } from '../platform/setup-error.ts';
import { findRunning, startEmbedded } from './embedded.ts';

export interface OpenDatabase extends AsyncDisposable {
  readonly connection: pg.ClientConfig;
  /** The folder of our own PostgreSQL; undefined when it is the operator's. */
  readonly dataDir: string | undefined;
  /** Where the keys of what is in it are kept; beside the data of our own PostgreSQL only. */
  readonly keysFile: string | undefined;
}

/** The operator's PostgreSQL when DATABASE_URL names one, else our own beside the data. */
export async function openDatabase(
  config: Config,
  checkout: string,
  onFailure: (sentence: string) => void,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return joinOperators(config.databaseUrl);
  const database = await startEmbedded({ dataDir: config.dataDir, checkout, log, onFailure });
  try {
    const keysFile = keysPath(database.dataDir);
    await backUpBeforeUpgrade({ ...database, keysFile, config, now: systemClock.now(), log });
    await deleteExpiredBackups(database.dataDir, systemClock.now());
    setInterval(() => void deleteDaily(database.dataDir, log), DAY).unref();
    return Object.assign(database, { keysFile });
  } catch (error) {
    await database[Symbol.asyncDispose]();
    throw error;
  }
}

async function deleteDaily(dataDir: string, log: (line: string) => void): Promise<void> {
  await deleteExpiredBackups(dataDir, systemClock.now()).catch(() => log('Old backups could not be deleted.'));
}

/** For commands: the database of the Lilypad that is running, else one that runs as long as the command. */
export async function joinDatabase(config: Config, checkout: string): Promise<OpenDatabase> {
  const running = config.databaseUrl ? undefined : findRunning({ dataDir: config.dataDir, checkout });
  if (running) {
    const { connection, dataDir } = running;
    return { connection, dataDir, keysFile: keysPath(dataDir), [Symbol.asyncDispose]: async () => undefined };
  }
  const ignore = () => undefined;
  return openDatabase(config, checkout, ignore, ignore);
}

async function joinOperators(databaseUrl: string): Promise<OpenDatabase> {
  const connection = { connectionString: databaseUrl };
  await tryConnection(connection);
  return { connection, dataDir: undefined, keysFile: undefined, [Symbol.asyncDispose]: async () => undefined };
}

function keysPath(dataDir: string): string {
  return join(dataDir, 'keys.json');
}

async function tryConnection(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new SetupError(`DATABASE_URL is set, but the database there cannot be used (${reason}).`);
  }
  await client.end();
}
