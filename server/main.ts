import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApp, createContext } from './app.ts';
import { type Config, loadEnvFile, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/open.ts';
import { createLog } from './platform/log.ts';
import { SetupError } from './platform/setup-error.ts';

const checkout = fileURLToPath(new URL('..', import.meta.url));

/** Starts Lilypad and keeps it open until somebody ends it. */
async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const fail = (sentence: string) => {
    console.error(sentence);
    process.exitCode = 1;
    stop.abort();
  };
  await using database = await openDatabase(config, checkout, fail, (line) => log.info(line));
  await using context = await createContext({ config, log, connection: database.connection });
  const app = await createApp(context);
  await listen(app, config);
  await context.jobs.start();
  greet(config);
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  await app.close();
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new SetupError(`Port ${port} is in use already. Stop what runs there, or choose another PORT.`);
    if (code === 'EACCES') throw new SetupError(`Port ${port} may not be used by this user. Choose a PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SetupError(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}

function greet(config: Config): void {
  console.log(`\nLilypad is open: ${config.publicUrl}\n`);
  if (config.isDevelopersMachine)
    console.log(
      `This is a developer's machine: mail stays in ${config.publicUrl}/dev/mailbox, and anyone here may sign up.\n`,
    );
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
