import { fileURLToPath } from 'node:url';
import type { StaffRole } from '../contract/staff.ts';
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

const checkout = fileURLToPath(new URL('..', import.meta.url));
const log = createLog('silent');

/** What an operator asks for, with nothing missing. */
export type Command =
  | { readonly kind: 'invite'; readonly email: string; readonly role: StaffRole }
  | { readonly kind: 'registration'; readonly state: 'open' | 'closed' }
  | { readonly kind: 'reset-2fa' | 'export'; readonly username: string }
  | { readonly kind: 'publish-notice' | 'erase'; readonly username: string; readonly isSure: boolean };

interface Tools {
  readonly config: Config;
  readonly db: Db;
  readonly keys: Keys;
}

/** Does what the command says, and returns the answer for the operator. */
export async function runCommand(command: Command): Promise<string> {
  loadEnvFile();
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, checkout);
  const db = openDb(database.connection, log, { size: 1 });
  try {
    await migrate(db.pool);
    const keys = await openKeys(keyOptions(config, db, database), log);
    return await run(command, { config, db, keys });
  } finally {
    await db.close();
  }
}

function run(command: Command, tools: Tools): Promise<string> {
  switch (command.kind) {
    case 'invite':
      return invite(tools, command.email, command.role);
    case 'reset-2fa':
      return resetCodes(tools, command.username);
    case 'registration':
      return setRegistration(tools, command.state);
    case 'publish-notice':
      return publish(tools, command.username, command.isSure);
    case 'export':
      return exportChild(tools, command.username);
    case 'erase':
      return erase(tools, command.username, command.isSure);
  }
}

async function invite({ db, config }: Tools, address: string, role: StaffRole): Promise<string> {
  const token = await inviteStaff(db, { email: address, role }, systemClock.now());
  return `Hand this link to ${address}. It works once, for 24 hours:\n${config.publicUrl}/staff#${token}`;
}

async function resetCodes({ db, config }: Tools, username: string): Promise<string> {
  const id = await resetSecondStep(db, username);
  if (!id) throw new SetupError(`There is no member of staff called ${username} here.`);
  await notifyNodes(config, (news) => departures.announceEnd(news, { accountId: id }));
  return `${username} is signed out, and sets the second step up at the next log-in.`;
}

async function setRegistration({ db, config }: Tools, state: 'open' | 'closed'): Promise<string> {
  if (state === 'open' && !config.isDevelopersMachine && !(await isSetUp(db)))
    throw new SetupError(`Please go through ${config.publicUrl}/admin/setup first. Registration can be opened there.`);
  await signUps.setRegistration(db, state);
  return state === 'open' ? 'Children can sign up now.' : 'Nobody can sign up now.';
}

async function publish({ db, config, keys }: Tools, admin: string, isSure: boolean): Promise<string> {
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
}

async function exportChild({ db, keys }: Tools, username: string): Promise<string> {
  const childId = await children.findChildByName(db, username);
  if (!childId) throw new SetupError(`There is no child called ${username} here.`);
  return JSON.stringify(await exportChildData({ db, modules, keys }, childId), null, 2);
}

async function erase({ db, config, keys }: Tools, username: string, isSure: boolean): Promise<string> {
  const childId = await children.findChildByName(db, username);
  if (!childId) throw new SetupError(`There is no child called ${username} here.`);
  if (!isSure) throw new SetupError(`This erases ${username} for ever. If you are sure, add --yes.`);
  await notifyNodes(config, (news) => eraseChild({ db, modules, keys, clock: systemClock, ...news }, childId));
  return `${username} is erased. Open screens are signed out within half a minute.`;
}

/** Notifies running nodes over Redis. Without Redis, their caches expire by themselves. */
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
