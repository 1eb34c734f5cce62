import { fileURLToPath } from 'node:url';
import { loadEnvFile, readConfig } from '../server/platform/config.ts';
import { openDb } from '../server/platform/db/db.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { joinDatabase } from '../server/platform/db/open.ts';
import { createLog } from '../server/platform/log.ts';
import { SetupError } from '../server/platform/setup-error.ts';
import { type Break, type ChainVerdict, type Head, verifyChain } from '../server/safety/index.ts';

/** Says whether what staff have read and decided is still written as it was. */

const checkout = fileURLToPath(new URL('..', import.meta.url));

const usage = `Please give nothing, or a head that you noted earlier:
  npm run audit:verify                     reads the whole chain and prints its head
  npm run audit:verify -- 12:3f9a…         also checks that link 12 still is the one of back then`;

const reasons: Record<Break, string> = {
  missing: 'it is missing',
  changed: 'it is not as it was written',
  details_changed: 'what it tells was changed',
  not_as_noted: 'it is another one than you noted',
};

async function main(): Promise<void> {
  const noted = readHead(process.argv.slice(2));
  loadEnvFile();
  await using database = await joinDatabase(readConfig(process.env), checkout);
  const db = openDb(database.connection, createLog('silent'), 1);
  try {
    await migrate(db.pool);
    const verdict = await verifyChain(db, noted);
    if (!verdict.isWhole) process.exitCode = 1;
    console.log(sentenceOf(verdict));
  } finally {
    await db.close();
  }
}

function readHead(args: readonly string[]): Head | undefined {
  const [head, ...more] = args;
  if (head === undefined) return undefined;
  const [, number, digest] = /^(\d+):([0-9a-f]{64})$/.exec(head) ?? [];
  if (!number || !digest || more.length > 0) throw new SetupError(usage);
  return { number: Number(number), digest };
}

function sentenceOf(verdict: ChainVerdict): string {
  if (!verdict.isWhole) return `The chain is broken at link ${verdict.brokenAt}: ${reasons[verdict.because]}.`;
  const { number, digest } = verdict.head;
  if (number === 0) return 'The chain is whole: there is nothing in it yet.';
  return `The chain is whole: ${number} links. Note its head somewhere else:\n${number}:${digest}`;
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
