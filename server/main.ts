import cluster from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApp, createContext, warmUp } from './app.ts';
import { type Config, loadEnvFile, readConfig } from './platform/config.ts';
import { closeServer } from './platform/http/close-server.ts';
import { createLog } from './platform/log.ts';
import { SetupError } from './platform/setup-error.ts';
import { listenForShutdown } from './platform/shutdown.ts';
import { openDatabase } from './postgres/open-database.ts';
import { hasStaff } from './staff/index.ts';

const FIRST_ADMIN = `Nobody looks after it yet. Invite yourself as an admin, in another terminal:

  npm run staff -- invite <your e-mail> --role admin
`;

const checkout = fileURLToPath(new URL('..', import.meta.url));

async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) await superviseWorkers(config);
  else await runNode(config);
}

/** Runs one node until it is stopped. */
async function runNode(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const { stop, fail } = listenForShutdown();
  await using database = await openDatabase(config, checkout, fail, (line) => log.info(line));
  const { connection, keysFile } = database;
  await using context = await createContext({ config, log, connection, keysFile });
  const app = await createApp(context);
  await listen(app, config);
  await context.jobs.start();
  const isLookedAfter = await hasStaff(context.db);
  if (cluster.isPrimary) printWelcome(config, isLookedAfter);
  await warmUp();
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  await closeServer(app);
}

/** Starts the workers, and replaces each that dies. A worker that cannot start ends all of them. */
async function superviseWorkers(config: Config): Promise<void> {
  let isEnding = false;
  const end = () => {
    isEnding = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  const listening = new Set<number>();
  cluster.on('listening', (worker) => listening.add(worker.id));
  cluster.on('exit', (worker) => {
    if (isEnding) return;
    if (listening.has(worker.id)) cluster.fork();
    else {
      process.exitCode = 1;
      end();
    }
  });
  for (let count = 0; count < config.workers; count += 1) cluster.fork();
  await once(cluster, 'listening');
  printWelcome(config, true);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new SetupError(`Port ${port} is already in use. Stop the program there, or choose another PORT.`);
    if (code === 'EACCES') throw new SetupError(`Port ${port} may not be used by this user. Choose a PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SetupError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/** In one piece: who reads the first line may close the pipe. */
function printWelcome(config: Config, isLookedAfter: boolean): void {
  const mailbox = `This is a developer's machine: mail stays in ${config.publicUrl}/dev/mailbox, and anyone here may sign up.\n`;
  const parts = [
    `\nLilypad is open: ${config.publicUrl}\n`,
    ...(config.isDevelopersMachine ? [mailbox] : []),
    ...(isLookedAfter ? [] : [FIRST_ADMIN]),
  ];
  console.log(parts.join('\n'));
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  })
  // A worker lives as long as its channel to the primary process.
  .finally(() => cluster.worker?.disconnect());
