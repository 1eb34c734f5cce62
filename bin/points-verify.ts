import { fileURLToPath } from 'node:url';
import { systemClock } from '../server/platform/clock.ts';
import { loadEnvFile, readConfig } from '../server/platform/config.ts';
import { openDb } from '../server/platform/db/db.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createLog } from '../server/platform/log.ts';
import { SetupError } from '../server/platform/setup-error.ts';
import { joinDatabase } from '../server/postgres/open-database.ts';
import { type Verified, verifyRewards } from '../server/rewards/index.ts';

/** Checks that points, levels, streaks, achievements and daily challenges are what the ledgers say. Lilypad may be running. */

const checkout = fileURLToPath(new URL('..', import.meta.url));

const usage = `Please give no argument, or --repair:
  npm run points:verify              says each difference to the ledgers, and changes nothing
  npm run points:verify -- --repair  sets right what differs`;

async function main(): Promise<void> {
  const isRepairing = readRepair(process.argv.slice(2));
  loadEnvFile();
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, checkout);
  const db = openDb(database.connection, createLog('silent'), { size: 2, timeout: 0 });
  try {
    await migrate(db.pool);
    const verified = await verifyRewards(
      { db, clock: systemClock },
      { isRepairing, onDifference: ({ accountId, sentence }) => console.log(`Child ${accountId} ${sentence}.`) },
    );
    if (verified.left > 0) process.exitCode = 1;
    console.log(describeResult(verified, isRepairing));
  } finally {
    await db.close();
  }
}

function readRepair(args: readonly string[]): boolean {
  if (args.length === 0) return false;
  if (args.length === 1 && args[0] === '--repair') return true;
  throw new SetupError(usage);
}

function describeResult({ children, differences, left }: Verified, isRepairing: boolean): string {
  const looked = `Looked at ${children} ${children === 1 ? 'child' : 'children'}`;
  if (differences === 0) return `${looked}: everything is as the ledgers say.`;
  const found = `${looked}: ${differences} ${differences === 1 ? 'difference' : 'differences'}.`;
  if (!isRepairing) return `${found} "npm run points:verify -- --repair" sets it right.`;
  return left === 0 ? `${found} All is set right.` : `${found} ${left} could not be set right.`;
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
