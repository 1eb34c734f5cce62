import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createApp, createContext } from '#server/app.ts';
import { DAY, later, systemClock } from '#server/platform/clock.ts';
import { type Config, loadEnvFile, readConfig, settingNames } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { createMailbox } from '#server/platform/mail.ts';
import { SetupError } from '#server/platform/setup-error.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { Days } from './demo/days.ts';
import { live, staffNames } from './demo/life.ts';
import { folderOf, madeAt, makeRoom, noteMade, refuseRealUse } from './demo/place.ts';
import { PASSWORD } from './demo/pond.ts';
import { type ChildWords, readWords } from './demo/words.ts';
import { MovingClock } from './moving-clock.ts';

/** Makes a pond full of made-up children, and opens it to look around in. */

const checkout = fileURLToPath(new URL('..', import.meta.url));
const DAYS = 35;
const FRESH = 3 * DAY;
/** What the demo keeps of the settings; all others stay as they are when nothing is set. */
const keptSettings = ['PORT', 'DATA_DIR', 'LOG_LEVEL'];

async function main(): Promise<void> {
  const { fresh } = readWish();
  loadEnvFile();
  const config = readConfig(process.env);
  refuseRealUse(config);
  const folder = folderOf(config, checkout);
  if (fresh || !madeAt(folder)) await make(folder);
  await tellWhom(madeAt(folder) ?? systemClock.now());
  for (const name of settingNames) if (!keptSettings.includes(name)) process.env[name] = '';
  process.env['DATA_DIR'] = folder;
  process.env['LOG_LEVEL'] ??= 'warn';
  await import('#server/main.ts');
}

function readWish(): { fresh: boolean } {
  try {
    const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
    return values;
  } catch {
    throw new SetupError(
      'npm run demo           opens the demo, and makes it first where there is none\nnpm run demo -- --fresh   makes it anew',
    );
  }
}

async function make(folder: string): Promise<void> {
  makeRoom(folder, checkout);
  const started = performance.now();
  const { children } = await readWords();
  console.log(`Making a pond to look around in: ${children.length} children, ${DAYS} days. It takes about a minute.`);
  // Quick, because what an accident breaks is just made once more.
  await using database = await startEmbedded({ dataDir: folder, checkout, log: () => undefined, fast: true });
  await fill(database.connection, readConfig({ LOG_LEVEL: 'warn' }), children.length);
  noteMade(folder, systemClock.now());
  console.log(`The pond is made (${((performance.now() - started) / 1000).toFixed(0)} s).`);
}

/** Lets the weeks up to now pass, on a clock of our own. */
async function fill(connection: Parameters<typeof createContext>[0]['connection'], config: Config, children: number) {
  const end = systemClock.now();
  const clock = new MovingClock(new Days(end, DAYS).at(0, 6));
  const mailbox = createMailbox(clock);
  const log = createLog(config.logLevel);
  await using context = await createContext({ config, log, connection, clock, mail: mailbox });
  const app = await createApp(context);
  await app.ready();
  await live({ app, context, clock, mailbox }, { days: DAYS, children, end, say: console.log });
  await app.close();
}

const told: Record<NonNullable<ChildWords['role']>, string> = {
  hub: 'has many buddies, and news from some of them',
  teen: 'needs nobody’s yes any more',
  waiting: 'still waits for a grown-up’s yes',
  resting: 'was unkind, and rests for a week',
};

async function tellWhom(made: Date): Promise<void> {
  const { children } = await readWords();
  const lines = children.flatMap(({ username, age, role }) =>
    role ? [[username, `${age} years old, ${told[role]}`]] : [],
  );
  lines.push([staffNames.moderators[0], 'moderator: work waits at /moderation']);
  lines.push([staffNames.admin, 'admin: /admin. Staff put the second step off by “Later”']);
  console.log(`\nWhom would you like to be? The password of all of them is: ${PASSWORD}\n`);
  for (const [name = '', about = ''] of lines) console.log(`  ${name.padEnd(14)}${about}`);
  if (later(made, FRESH) < systemClock.now())
    console.log(`\nIt was made on ${made.toDateString()}. “npm run demo -- --fresh” makes it anew.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
