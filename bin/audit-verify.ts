import { fileURLToPath } from 'node:url';
import { loadEnvFile, readConfig } from '../server/platform/config.ts';
import { openDb } from '../server/platform/db/db.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import type { Keys } from '../server/platform/keys/keys.ts';
import { openKeys } from '../server/platform/keys/open.ts';
import { createLog } from '../server/platform/log.ts';
import { SetupError } from '../server/platform/setup-error.ts';
import { joinDatabase } from '../server/postgres/open-database.ts';
import { type Break, type ChainVerdict, type Head, verifyChain } from '../server/safety/audit/chain.ts';
import { keyOptions } from './open-keys.ts';

/** Checks that nobody has changed the record of what staff read and decided. */

const checkout = fileURLToPath(new URL('..', import.meta.url));

const usage = `Please give no argument, or a head that you noted earlier:
  npm run audit:verify                     reads the whole chain and prints its head
  npm run audit:verify -- --head 12:3f9a…  also checks that link 12 is still the same`;

const reasons: Record<Break, string> = {
  missing: 'it is missing',
  changed: 'it was changed after it was written',
  details_changed: 'its details were changed',
  details_missing: 'its details were deleted, although no child was erased',
  not_as_noted: 'it is not the one that you noted',
  key_missing: 'its key is missing, so it cannot be checked',
};

async function main(): Promise<void> {
  const noted = readHead(process.argv.slice(2));
  loadEnvFile();
  const config = readConfig(process.env);
  const log = createLog('silent');
  await using database = await joinDatabase(config, checkout);
  const db = openDb(database.connection, log, { size: 1, timeout: 0 });
  try {
    await migrate(db.pool);
    const keys = await openKeys(keyOptions(config, db, database), log);
    const verdict = await verifyChain({ db, keys }, noted);
    if (!verdict.isWhole) process.exitCode = 1;
    console.log(describeVerdict(verdict, keys));
  } finally {
    await db.close();
  }
}

function readHead(args: readonly string[]): Head | undefined {
  const [head, ...more] = args[0] === '--head' ? [args[1] ?? '', ...args.slice(2)] : args;
  if (head === undefined) return undefined;
  const [, number, digest] = /^(\d+):([0-9a-f]{64})$/.exec(head) ?? [];
  if (!number || !digest || more.length > 0) throw new SetupError(usage);
  return { number: Number(number), digest };
}

function describeVerdict(verdict: ChainVerdict, { areOutsideDatabase }: Keys): string {
  if (!verdict.isWhole) return `The chain is broken at link ${verdict.brokenAt}: ${reasons[verdict.because]}.`;
  const { number, digest } = verdict.head;
  if (number === 0) return 'The chain is whole: there is nothing in it yet.';
  const whole = `The chain is whole: ${number} links. Note its head somewhere else:\n${number}:${digest}`;
  if (areOutsideDatabase) return whole;
  return `${whole}\nIts keys are in the database too: anyone who controls it could rewrite the chain. docs/keys.md says how to move them.`;
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
