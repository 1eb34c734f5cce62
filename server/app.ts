import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { authenticate, listActiveSessions } from './accounts/index.ts';
import { authenticateParent, authorizeParent } from './family/index.ts';
import { modules, schedule } from './modules.ts';
import { ResponseCache } from './platform/cache/response-cache.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Context, PasswordCost } from './platform/context.ts';
import { openDb } from './platform/db/db.ts';
import { migrate } from './platform/db/migrate.ts';
import { createEvents } from './platform/events.ts';
import { serveFiles } from './platform/http/files.ts';
import { serveMailbox, serveOperations } from './platform/http/operations.ts';
import { createServer } from './platform/http/server.ts';
import { serveSocket } from './platform/http/socket.ts';
import { UnexpectedProxy } from './platform/http/unexpected-proxy.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { openKeys } from './platform/keys/open.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createMailbox, createSmtpTransport, type MailTransport } from './platform/mail/transports.ts';
import { createMetrics } from './platform/metrics.ts';
import { readOperatorProfile } from './platform/operator-profile.ts';
import { createBus } from './platform/realtime/bus.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import { connectRedis } from './platform/redis.ts';
import { authorize, readHead } from './safety/index.ts';

/** Tests and commands may replace the optional parts. */
export interface ContextOptions {
  readonly config: Config;
  readonly log: Log;
  readonly connection: Parameters<typeof openDb>[0];
  /** The default file of the keys. Without it they are stored in the database. */
  readonly keysFile?: string | undefined;
  readonly clock?: Clock;
  readonly mail?: MailTransport;
  readonly passwordCost?: PasswordCost;
}

/** Builds the context and opens every module. Closes everything again when a step fails. */
export async function createContext(parts: ContextOptions): Promise<Context> {
  const { config, log, connection, keysFile, clock = systemClock, mail, passwordCost } = parts;
  await using opened = new AsyncDisposableStack();
  await migrateDatabase(connection, log);
  const db = openDb(connection, log, { timeout: config.databaseTimeout });
  opened.defer(() => db.close());
  const keys = await openKeys({ config, db, clock, keysFile, auditHead: () => readHead(db) }, log);
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log, config.redisTimeout) : undefined;
  opened.defer(() => redis?.destroy());
  const bus = await createBus(redis, log);
  opened.defer(() => bus.close());
  const metrics = createMetrics();
  const closers: (() => Promise<void>)[] = [];
  const self = () => context;
  const handlers = modules.flatMap((module) => module.socketHandlers ?? []);
  const eventHandlers = modules.flatMap((module) => module.eventHandlers ?? []);
  const context: Context = {
    config,
    db,
    clock,
    keys,
    log,
    bus,
    passwordCost,
    redis,
    metrics,
    unexpectedProxy: new UnexpectedProxy({ clock, log, config }),
    responseCache: new ResponseCache(clock),
    mail: createMailer(mail ?? chooseTransport(config, clock), async () => ({
      ...(await readOperatorProfile({ config, db })),
      publicUrl: config.publicUrl,
    })),
    events: createEvents(self, eventHandlers),
    jobs: createJobs(self, schedule, db.pool, log),
    realtime: createRealtime({ bus, metrics, log, redis, handlers, context: self }),
    modules,
    moduleStates: new Map(),
    onClose: (close) => void closers.unshift(close),
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
  opened.defer(() => closeModules(context, closers));
  for (const module of modules) await module.open?.(context);
  const whole = opened.move();
  return context;
}

export async function warmUp(): Promise<void> {
  for (const module of modules) await module.warmUp?.();
}

/** Without a query timeout, because migrating a large table takes a while. */
async function migrateDatabase(connection: ContextOptions['connection'], log: Log): Promise<void> {
  const db = openDb(connection, log, { size: 2, timeout: 0 });
  try {
    await migrate(db.pool);
  } finally {
    await db.close();
  }
}

/** The HTTP server: API, socket and pages. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const authenticator = { authenticate, authenticateParent, listActiveSessions, authorize, authorizeParent };
  const app = await createServer(
    context,
    modules.flatMap((module) => module.routes ?? []),
    authenticator,
  );
  serveOperations(app, context);
  const { mailbox } = context.mail;
  if (context.config.isDevelopersMachine && mailbox) serveMailbox(app, mailbox);
  await serveSocket(app, context, authenticator);
  await serveFiles(app, context, fileURLToPath(new URL('../dist', import.meta.url)), authenticator);
  return app;
}

function chooseTransport(config: Config, clock: Clock): MailTransport {
  return config.smtpUrl ? createSmtpTransport(config, config.smtpUrl) : createMailbox(clock);
}

/** Closes sockets and jobs, waits for event handlers, then closes the modules. */
async function closeModules({ realtime, jobs, events, mail }: Context, closers: readonly (() => Promise<void>)[]) {
  realtime.close();
  await jobs.close();
  await events.idle();
  for (const close of closers) await close();
  mail.close();
}
