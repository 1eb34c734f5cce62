import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { email } from '../contract/shared/text.ts';
import { children, departures, signUps } from '../server/accounts/index.ts';
import {
  eraseChild,
  exportChild as exportChildData,
  findAdminByName,
  previewDirectNotice,
  publishDirectNotice,
} from '../server/family/index.ts';
import { modules } from '../server/modules.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type Config, loadEnvFile, readConfig } from '../server/platform/config.ts';
import type { Context } from '../server/platform/context.ts';
import { type Db, openDb } from '../server/platform/db/db.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import type { Keys } from '../server/platform/keys/keys.ts';
import { openKeys } from '../server/platform/keys/open.ts';
import { createLog } from '../server/platform/log.ts';
import { createMetrics } from '../server/platform/metrics.ts';
import { isSetUp } from '../server/platform/operator-profile.ts';
import { createBus } from '../server/platform/realtime/bus.ts';
import { createRealtime } from '../server/platform/realtime/realtime.ts';
import { connectRedis } from '../server/platform/redis.ts';
import { SetupError } from '../server/platform/setup-error.ts';
import { joinDatabase } from '../server/postgres/open-database.ts';
import { inviteStaff, resetSecondStep } from '../server/staff/index.ts';
import { keyOptions } from './open-keys.ts';

/** The operator's commands. They work whether or not Lilypad is running. */

const checkout = fileURLToPath(new URL('..', import.meta.url));
const log = createLog('silent');

const usage = `What would you like to do?
  npm run staff -- invite <e-mail> --role admin|moderator   prints a link for a new member of staff
  npm run staff -- reset-2fa <username>                     signs them out; they set up a new second step
  npm run staff -- registration open|closed                 lets children sign up, or not
  npm run staff -- publish-notice <admin> --yes             publishes the newest direct notice to parents, in that admin's name
  npm run staff -- export <username>                        prints everything stored about a child, as JSON
  npm run staff -- erase <username> --yes                   erases a child and everything stored about them`;

interface Tools {
  readonly config: Config;
  readonly db: Db;
  readonly keys: Keys;
}

type Work = (tools: Tools) => Promise<string>;

async function main(): Promise<void> {
  const work = readCommand(process.argv.slice(2));
  loadEnvFile();
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, checkout);
  const db = openDb(database.connection, log, { size: 1 });
  try {
    await migrate(db.pool);
    const keys = await openKeys(keyOptions(config, db, database), log);
    console.log(await work({ config, db, keys }));
  } finally {
    await db.close();
  }
}

/** Understands the command before anything is opened. Throws a SetupError that says what is missing. */
function readCommand(args: readonly string[]): Work {
  const { values, positionals } = parse(args);
  const [command, subject, ...more] = positionals;
  if (!subject || more.length > 0) throw new SetupError(usage);
  if (command === 'invite') return invite(subject, values.role);
  if (command === 'reset-2fa') return resetCodes(subject.toLowerCase());
  if (command === 'registration') return registration(subject);
  if (command === 'publish-notice') return publish(subject.toLowerCase(), values.yes ?? false);
  if (command === 'export') return exportChild(subject.toLowerCase());
  if (command === 'erase') return erase(subject.toLowerCase(), values.yes ?? false);
  throw new SetupError(usage);
}

function parse(args: readonly string[]) {
  try {
    const options = { role: { type: 'string' }, yes: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new SetupError(usage);
  }
}

function invite(address: string, role: string | undefined): Work {
  const read = z.safeParse(email('That is no e-mail address.'), address);
  if (!read.success) throw new SetupError('That is no e-mail address.');
  if (role !== 'admin' && role !== 'moderator') throw new SetupError('Please add --role admin or --role moderator.');
  return async ({ db, config }) => {
    const token = await inviteStaff(db, { email: read.data, role }, systemClock.now());
    return `Hand this link to ${read.data}. It works once, for 24 hours:\n${config.publicUrl}/staff#${token}`;
  };
}

function resetCodes(username: string): Work {
  return async ({ db, config }) => {
    const id = await resetSecondStep(db, username);
    if (!id) throw new SetupError(`There is no member of staff called ${username} here.`);
    await notifyNodes(config, (news) => departures.announceEnd(news, { accountId: id }));
    return `${username} is signed out, and sets the second step up at the next log-in.`;
  };
}

function registration(state: string): Work {
  if (state !== 'open' && state !== 'closed') throw new SetupError('Please say open or closed.');
  return async ({ db, config }) => {
    if (state === 'open' && !config.isDevelopersMachine && !(await isSetUp(db)))
      throw new SetupError(
        `Please go through ${config.publicUrl}/admin/setup first. Registration can be opened there.`,
      );
    await signUps.setRegistration(db, state);
    return state === 'open' ? 'Children can sign up now.' : 'No new accounts can be made now.';
  };
}

function publish(admin: string, isSure: boolean): Work {
  return async ({ db, config, keys }) => {
    const by = await findAdminByName({ db }, admin);
    if (!by) throw new SetupError(`There is no admin called ${admin} here.`);
    const preview = await previewDirectNotice({ db, config });
    if (!preview)
      throw new SetupError('The newest notice is in force already. A new one is a new file in content/notices.');
    const { notice, children, parents } = preview;
    const effect = `All that a parent has opened is paused until they agree again. Children: ${children}. Parents who get a mail: ${parents}.`;
    if (!isSure) return `${notice.text}\nThis is notice ${notice.version}. ${effect}\nIf you are sure, add --yes.`;
    await notifyNodes(config, (news) => publishDirectNotice({ db, keys, ...news }, notice, by, systemClock.now()));
    return `Notice ${notice.version} is in force, published by ${admin}. ${effect}`;
  };
}

function exportChild(username: string): Work {
  return async ({ db, keys }) => {
    const childId = await children.findChildByName(db, username);
    if (!childId) throw new SetupError(`There is no child called ${username} here.`);
    return JSON.stringify(await exportChildData({ db, modules, keys }, childId), null, 2);
  };
}

function erase(username: string, isSure: boolean): Work {
  return async (tools) => {
    const { db } = tools;
    const childId = await children.findChildByName(db, username);
    if (!childId) throw new SetupError(`There is no child called ${username} here.`);
    if (!isSure) throw new SetupError(`This erases ${username} for ever. If you are sure, add --yes.`);
    await eraseEverywhere(childId, tools);
    return `${username} is erased. Open screens are signed out within half a minute.`;
  };
}

/** Notifies running nodes over Redis. Without Redis, their caches expire by themselves. */
async function eraseEverywhere(childId: string, { db, config, keys }: Tools): Promise<void> {
  await notifyNodes(config, (news) => eraseChild({ db, modules, keys, clock: systemClock, ...news }, childId));
}

async function notifyNodes(
  config: Config,
  notify: (news: Pick<Context, 'bus' | 'realtime'>) => unknown,
): Promise<void> {
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : undefined;
  const bus = await createBus(redis, log);
  const realtime = createRealtime({ bus, metrics: createMetrics(), log });
  await notify({ bus, realtime });
  realtime.close();
  await bus.close();
  redis?.destroy();
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
