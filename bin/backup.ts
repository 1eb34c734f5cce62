import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBackup } from '../server/platform/backup/write.ts';
import { systemClock } from '../server/platform/clock.ts';
import { loadEnvFile, readConfig } from '../server/platform/config.ts';
import { listSecrets } from '../server/platform/keys/location.ts';
import { SetupError } from '../server/platform/setup-error.ts';
import { listenForShutdown } from '../server/platform/shutdown.ts';
import { joinDatabase } from '../server/postgres/open-database.ts';
import { describe } from './backup/describe.ts';

/** Writes everything that Lilypad stores into one archive, whether or not it is running. See docs/backups.md. */

const checkout = fileURLToPath(new URL('..', import.meta.url));

const usage = `Please say where the backup should go, such as:
  npm run backup -- ../lilypad-2026-11-22.lilypad`;

async function main(): Promise<void> {
  const [name, ...more] = process.argv.slice(2);
  if (!name || name.startsWith('-') || more.length > 0) throw new SetupError(usage);
  loadEnvFile();
  const config = readConfig(process.env);
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const { stop } = listenForShutdown();
  await using database = await joinDatabase(config, checkout);
  const contents = await writeBackup({
    connection: database.connection,
    file,
    secrets: listSecrets(config, database.keysFile),
    passphrase: config.backupPassphrase,
    now: systemClock.now(),
    progress: (line) => console.error(line),
    signal: stop.signal,
  });
  console.log(`${describe(contents)}\nIt is ${file}${config.backupPassphrase ? ', encrypted' : ''}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
