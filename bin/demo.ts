import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createApp, createContext } from '#server/app.ts';
import { DAY, later, systemClock } from '#server/platform/clock.ts';
import { type Config, loadEnvFile, readConfig } from '#server/platform/config.ts';
import { settingNames } from '#server/platform/environment.ts';
import { createLog } from '#server/platform/log.ts';
import { createMailbox } from '#server/platform/mail/transports.ts';
import { SetupError } from '#server/platform/setup-error.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { Days } from './demo/days.ts';
import { PASSWORD } from './demo/demo.ts';
import { demoFolder, madeAt, noteMade, prepareFolder, refuseRealUse } from './demo/folder.ts';
import { readScript, type ScriptedChild } from './demo/script.ts';
import { simulate, staffNames } from './demo/simulate.ts';
import { MovingClock } from './moving-clock.ts';

/** Makes a demo full of made-up children, and starts it. */

const checkout = fileURLToPath(new URL('..', import.meta.url));
const DAYS = 35;
const FRESH = 3 * DAY;
/** The only settings of the environment that the demo uses. */
const usedSettings = ['PORT', 'DATA_DIR', 'LOG_LEVEL'];

async function main(): Promise<void> {
  const { fresh } = readOptions();
  loadEnvFile();
  const config = readConfig(process.env);
  refuseRealUse(config);
  const folder = demoFolder(config, checkout);
  if (fresh || !madeAt(folder)) await make(folder);
  await printAccounts(madeAt(folder) ?? systemClock.now());
  for (const name of settingNames) if (!usedSettings.includes(name)) process.env[name] = '';
  process.env['DATA_DIR'] = folder;
  process.env['LOG_LEVEL'] ??= 'warn';
  await import('#server/main.ts');
}

function readOptions(): { fresh: boolean } {
  try {
    const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
    return values;
  } catch {
    throw new SetupError(
      'npm run demo           starts the demo; the first time, makes it\nnpm run demo -- --fresh   makes a new one',
    );
  }
}

async function make(folder: string): Promise<void> {
  prepareFolder(folder, checkout);
  const started = performance.now();
  const { children } = await readScript();
  console.log(`Making the demo: ${children.length} children, ${DAYS} days. It takes about a minute.`);
  // Without fsync: after a crash, the demo is just made again.
  await using database = await startEmbedded({ dataDir: folder, checkout, log: () => undefined, fast: true });
  await fill(database.connection, readConfig({ LOG_LEVEL: 'warn', MAX_AGE: '17' }), children.length);
  noteMade(folder, systemClock.now());
  console.log(`The demo is ready (${((performance.now() - started) / 1000).toFixed(0)} s).`);
}

/** Simulates the weeks up to now, on a clock of its own. */
async function fill(connection: Parameters<typeof createContext>[0]['connection'], config: Config, children: number) {
  const end = systemClock.now();
  const clock = new MovingClock(new Days(end, DAYS).at(0, 6));
  const mailbox = createMailbox(clock);
  const log = createLog(config.logLevel);
  await using context = await createContext({ config, log, connection, clock, mail: mailbox });
  const app = await createApp(context);
  await app.ready();
  await simulate({ app, context, clock, mailbox }, { days: DAYS, children, end, log: console.log });
  await app.close();
}

const roleNotes: Record<NonNullable<ScriptedChild['role']>, string> = {
  hub: 'has many buddies, and news from some of them',
  teen: "no longer needs a parent's consent",
  waiting: "still waits for a parent's consent",
  suspended: 'was unkind, and is suspended for a week',
};

async function printAccounts(made: Date): Promise<void> {
  const { children } = await readScript();
  const lines = children.flatMap(({ username, age, role }) =>
    role ? [[username, `${age} years old, ${roleNotes[role]}`]] : [],
  );
  lines.push([staffNames.moderators[0], 'moderator: cases wait at /moderation']);
  lines.push([staffNames.admin, 'admin: /admin. Staff skip the second step with “Later”']);
  lines.push(['/family', `for parents: otterbeam's is okonjo@example.org; the link to sign in comes to /dev/mailbox`]);
  console.log(`\nWho would you like to sign in as? Everybody's password is: ${PASSWORD}\n`);
  for (const [name = '', about = ''] of lines) console.log(`  ${name.padEnd(14)}${about}`);
  if (later(made, FRESH) < systemClock.now())
    console.log(`\nIt was made on ${made.toDateString()}. “npm run demo -- --fresh” makes a new one.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
