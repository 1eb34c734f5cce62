import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { DAY } from '../clock.ts';
import type { Config } from '../config.ts';
import { doneMigrations, pendingMigrations } from '../db/migrate.ts';
import { listSecrets } from '../keys/location.ts';
import { SetupError } from '../setup-error.ts';

const MAX_BACKUPS = 3;
/** Erased people must not stay in a backup for long; the privacy page says how long. */
export const BACKUP_LIFETIME = 30 * DAY;
const made = /^before-.*\.lilypad$/;

export interface Upgrade {
  readonly connection: pg.ClientConfig;
  readonly dataDir: string;
  /** The default file of the keys. */
  readonly keysFile: string;
  readonly config: Pick<Config, 'backupPassphrase' | 'sessionSecret' | 'keys' | 'keysFile'>;
  readonly now: Date;
  readonly log: (line: string) => void;
}

/** Backs up the data before migrations change it. Skips databases without accounts. */
export async function backUpBeforeUpgrade({ connection, dataDir, keysFile, config, now, log }: Upgrade): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const target = await upgradeTarget(client).finally(() => client.end());
  if (!target) return;
  const folder = join(dataDir, 'backups');
  const time = toStamp(now);
  const file = join(folder, `before-${target}-${time}.lilypad`);
  await createFolder(folder);
  const passphrase = config.backupPassphrase;
  // Loaded on demand, because most starts have nothing to upgrade.
  const { writeBackup } = await import('./write.ts');
  await writeBackup({ connection, file, secrets: listSecrets(config, keysFile), now, passphrase }).catch(explain);
  log(`Saved a backup from before the upgrade as ${file}.`);
  await removeOld(folder);
}

/** The newest migration that is about to run on a database with accounts. */
async function upgradeTarget(client: pg.Client): Promise<string | undefined> {
  if ((await doneMigrations(client)).length === 0) return undefined;
  const target = (await pendingMigrations(client)).at(-1);
  if (!target) return undefined;
  const { rows } = await client.query('select from accounts limit 1');
  return rows.length > 0 ? target : undefined;
}

async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

function explain(error: unknown): never {
  if (!(error instanceof SetupError)) throw error;
  throw new SetupError(`Lilypad makes a backup before it upgrades its data, and that failed: ${error.message}`);
}

async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => made.test(name));
  const byTime = names.toSorted((one, other) => readStamp(one).localeCompare(readStamp(other)));
  for (const name of byTime.slice(0, -MAX_BACKUPS)) await rm(join(folder, name));
}

function readStamp(name: string): string {
  return name.slice(-'20261122T150000Z.lilypad'.length);
}

/** Deletes the backups that were made before old upgrades. Other files in the folder belong to the operator. */
export async function deleteExpiredBackups(dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, 'backups');
  const oldest = toStamp(new Date(now.getTime() - BACKUP_LIFETIME));
  const names = (await readdir(folder).catch(() => [])).filter((name) => made.test(name));
  for (const name of names.filter((one) => readStamp(one).slice(0, oldest.length) <= oldest))
    await rm(join(folder, name));
}

function toStamp(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
