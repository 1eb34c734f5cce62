import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Archive, checkArchive } from '../server/platform/backup/read.ts';
import { databaseNotEmpty, refuseNewerSchema, restoreBackup } from '../server/platform/backup/restore.ts';
import { SETTINGS_FILE, writeSecrets } from '../server/platform/backup/secrets.ts';
import type { Contents } from '../server/platform/backup/write.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type Config, loadEnvFile, readConfig } from '../server/platform/config.ts';
import { openDb } from '../server/platform/db/db.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { listSecrets } from '../server/platform/keys/location.ts';
import { createLog } from '../server/platform/log.ts';
import { SetupError } from '../server/platform/setup-error.ts';
import { findRunning } from '../server/postgres/embedded.ts';
import { joinDatabase } from '../server/postgres/open-database.ts';
import { describe } from './backup/describe.ts';

/** Restores a backup into an empty database, or only says what is in it. See docs/backups.md. */

const checkout = fileURLToPath(new URL('..', import.meta.url));

const usage = `Please say which backup:
  npm run restore -- <file>           restores it into an empty DATA_DIR or DATABASE_URL
  npm run restore -- <file> --check   checks it and says what is in it, without changing anything`;

async function main(): Promise<void> {
  const { name, isCheck } = readCommand(process.argv.slice(2));
  loadEnvFile();
  const config = readConfig(process.env);
  const archive = {
    file: resolve(process.env['INIT_CWD'] ?? '.', name),
    passphrase: config.backupPassphrase,
  };
  // Check all of it first, so that a damaged backup changes nothing.
  const contents = await checkArchive(archive);
  console.log(describe(contents));
  await refuseNewerSchema(contents.manifest);
  if (!isCheck) console.log(await restore(config, archive, contents));
}

function readCommand(args: readonly string[]): { name: string; isCheck: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { check: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [name, ...more] = positionals;
    if (name && more.length === 0) return { name, isCheck: values.check ?? false };
  } catch {}
  throw new SetupError(usage);
}

async function restore(config: Config, archive: Archive, { manifest }: Contents): Promise<string> {
  if (!config.databaseUrl && findRunning({ dataDir: config.dataDir, checkout })) throw databaseNotEmpty();
  await using database = await joinDatabase(config, checkout);
  const { connection, dataDir } = database;
  let files: readonly string[] = [];
  await restoreBackup({
    ...archive,
    connection,
    manifest,
    now: systemClock.now(),
    progress: (line) => console.error(line),
    beforeCommit: () => {
      files = writeSecrets(manifest.secrets, listSecrets(config, database.keysFile), dataDir ?? process.cwd());
    },
  });
  await upgrade(connection);
  return ['It is restored. Start Lilypad with npm start.', ...files.map(explainRestore)].join('\n');
}

async function upgrade(connection: Parameters<typeof openDb>[0]): Promise<void> {
  const db = openDb(connection, createLog('silent'), { size: 1, timeout: 0 });
  await migrate(db.pool).finally(() => db.close());
}

function explainRestore(file: string): string {
  if (!file.endsWith(SETTINGS_FILE)) return `${file} came with it.`;
  return `But first carry the settings in ${file} over to .env, and remove that file: they open what is in the data.`;
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
