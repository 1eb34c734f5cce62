import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { systemClock } from '../server/platform/clock.ts';
import { loadEnvFile, readConfig } from '../server/platform/config.ts';
import { openDb } from '../server/platform/db/db.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { describeLocation, keyLocation } from '../server/platform/keys/location.ts';
import { deleteFingerprint, type KeyOptions, openRing, readRing, saveRing } from '../server/platform/keys/open.ts';
import { serializeRing, withNewKey } from '../server/platform/keys/ring.ts';
import { createLog } from '../server/platform/log.ts';
import { SetupError } from '../server/platform/setup-error.ts';
import { joinDatabase } from '../server/postgres/open-database.ts';
import { keyOptions } from './open-keys.ts';

/** The keys of this Lilypad; docs/keys.md says what they protect. */

const checkout = fileURLToPath(new URL('..', import.meta.url));

const usage = `What would you like to do?
  npm run keys -- list                  lists the keys and where they are stored
  npm run keys -- show                  prints them, so that you can store them elsewhere. They are secret
  npm run keys -- rotate                makes a new key; older keys go on protecting what they protect
  npm run keys -- forget <number> --yes deletes a key: what only it protects is lost`;

type Work = (parts: KeyOptions) => Promise<string>;

async function main(): Promise<void> {
  const work = readCommand(process.argv.slice(2));
  loadEnvFile();
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, checkout);
  const db = openDb(database.connection, createLog('silent'), { size: 1 });
  try {
    await migrate(db.pool);
    console.log(await work(keyOptions(config, db, database)));
  } finally {
    await db.close();
  }
}

function readCommand(args: readonly string[]): Work {
  const { values, positionals } = parse(args);
  const [command = 'list', ...numbers] = positionals;
  if (command === 'forget') return forget(numbers.map(Number), values.yes ?? false);
  if (numbers.length > 0) throw new SetupError(usage);
  if (command === 'list') return list;
  if (command === 'show') return async (parts) => serializeRing((await openRing(parts)).ring);
  if (command === 'rotate') return rotate;
  throw new SetupError(usage);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { yes: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new SetupError(usage);
  }
}

async function list(parts: KeyOptions): Promise<string> {
  const { ring, location } = await openRing(parts);
  const lines = ring.keys.map(({ id, madeAt, isSessionSecret }, at) => {
    const what = isSessionSecret ? ' (the earlier SESSION_SECRET)' : '';
    return `  ${id}  made ${madeAt.slice(0, 10)}${what}${at === ring.keys.length - 1 ? ', in use for new data' : ''}`;
  });
  return `The keys are stored in ${describeLocation(location)}:\n${lines.join('\n')}`;
}

async function rotate(parts: KeyOptions): Promise<string> {
  const { ring, location } = await openRing(parts);
  const rotated = withNewKey(ring, systemClock.now());
  await saveRing(parts.db, { ring: rotated, location });
  const made = `Key ${rotated.keys.at(-1)?.id} is made.`;
  if (location.kind === 'setting')
    return `${made} Set LILYPAD_KEYS on all nodes, and restart them:\n${serializeRing(rotated)}`;
  return `${made} Restart all nodes now: each uses it from then on. Then make a backup.`;
}

/** From here on, the remaining keys prove the audit chain. */
function forget(ids: readonly number[], isSure: boolean): Work {
  if (ids.length === 0 || ids.some((id) => !Number.isInteger(id))) throw new SetupError(usage);
  return async (parts) => {
    if (!isSure)
      throw new SetupError(
        'Addresses that said "never again", proofs of consent, second steps and audit links that only these keys protect ' +
          'cannot be read or checked any more. If you are sure, add --yes.',
      );
    const location = keyLocation(parts.config, parts.keysFile);
    const ring = await readRing(parts.db, location);
    if (ring) {
      const keys = ring.keys.filter(({ id }) => !ids.includes(id));
      if (keys.length === 0)
        throw new SetupError('One key has to remain. Make a new one first: npm run keys -- rotate');
      const remaining = { keys, auditStart: await parts.auditHead() };
      if (location.kind === 'setting' && keys.length < ring.keys.length)
        return `Set LILYPAD_KEYS on all nodes, then call this once more:\n${serializeRing(remaining)}`;
      await saveRing(parts.db, { ring: remaining, location });
    }
    for (const id of ids) await deleteFingerprint(parts.db, id);
    return `Deleted: ${ids.join(', ')}. Restart all nodes. Staff who cannot sign in: npm run staff -- reset-2fa <username>.`;
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
