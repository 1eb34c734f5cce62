import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createContext } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { SetupError } from '#server/platform/setup-error.ts';
import { openDatabase } from '#server/postgres/open-database.ts';
import { type FilledTable, fill, refuseUsedDatabase, type Sizes, vacuum } from './environment/filling.ts';

/** Fills a database with children, for measuring and for trying things out. */

const checkout = fileURLToPath(new URL('..', import.meta.url));
const usage = `npm run bench:fill -- --users 2000 --posts 50000 [--database URL | --data-dir FOLDER]
  Without either, a new data folder is made under the temporary folder. A database with people in it is refused.`;
/** So that an author's next post is never the first one again. */
const MAX_USERS = 1_000_000;
const MAX_POSTS = 20_000_000;

async function main(): Promise<void> {
  const { sizes, databaseUrl, dataDir } = readWish(process.argv.slice(2));
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: databaseUrl ? undefined : dataDir });
  const started = performance.now();
  if (config.dataDir) mkdirSync(config.dataDir, { recursive: true, mode: 0o755 });
  await using database = await openDatabase(config, checkout, console.error, () => undefined);
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    await refuseUsedDatabase(client);
    const log = createLog('warn');
    // Opening the modules makes the tables and stores the cards.
    await using _context = await createContext({ config, log, connection: database.connection });
    for (const one of await fill(client, sizes, systemClock.now())) console.log(line(one));
    await vacuum(client);
  } finally {
    await client.end();
  }
  console.log(`\nFilled in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  if (config.dataDir) console.log(`Look around: DATA_DIR=${config.dataDir} npm start`);
}

interface Wish {
  readonly sizes: Sizes;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

function readWish(args: readonly string[]): Wish {
  const { values } = parse(args);
  const users = wholeNumber(values.users, 3, MAX_USERS);
  const posts = wholeNumber(values.posts, 0, MAX_POSTS);
  const dataDir = values['data-dir'] ?? join(tmpdir(), `lilypad-pond-${users}-${posts}`, 'data');
  return { sizes: { users, posts }, databaseUrl: values.database, dataDir };
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], options: { users: text, posts: text, database: text, 'data-dir': text } });
  } catch {
    throw new SetupError(usage);
  }
}

function wholeNumber(text: string | undefined, least: number, most: number): number {
  const number = Number(text ?? Number.NaN);
  if (!Number.isInteger(number) || number < least || number > most) throw new SetupError(usage);
  return number;
}

function line({ table, rows, ms }: FilledTable): string {
  return `${table.padEnd(20)}${rows.toLocaleString('en').padStart(12)}${(ms / 1000).toFixed(1).padStart(8)} s`;
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
