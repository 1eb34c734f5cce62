import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { SetupError } from './setup-error.ts';

export type Redis = Awaited<ReturnType<typeof newClient>>;

/** Milliseconds without an answer after which Redis counts as away. */
const TIMEOUT = 2000;

/** Connects to the server that the nodes share. Throws at the start when it does not answer; later it keeps reconnecting. */
export async function connectRedis(url: string, log: Log, timeout = TIMEOUT): Promise<Redis> {
  let isOpen = false;
  const client = await newClient(url, timeout, (retries) => (isOpen ? Math.min(retries * 100, 3000) : false));
  client.on('error', (err) => log.warn({ err }, 'the connection to Redis broke'));
  try {
    await client.connect();
  } catch {
    throw new SetupError('REDIS_URL is set, but no Redis server answers there.');
  }
  isOpen = true;
  replaceWhenSilent(client, log, timeout);
  return client;
}

/**
 * A second connection to the same server: one that subscribes cannot do anything else. Throws when the server has gone away since
 * the first connected.
 */
export function connectAnother(client: Redis, log: Log): Promise<Redis> {
  const { url = '', socket } = client.options;
  return connectRedis(url, log, socket?.socketTimeout);
}

/**
 * The library has no timeout for a command that was sent: its socket timeout restarts with every command. So this pings four
 * times per timeout and replaces a connection on which no reply comes back. Pending commands then fail at once.
 */
function replaceWhenSilent(client: Redis, log: Log, timeout: number): void {
  const every = timeout / 4;
  let isPinging = false;
  const check = async () => {
    isPinging = true;
    const isAnswered = await Promise.race([answers(client), sleep(timeout - every, false, { ref: false })]);
    isPinging = false;
    if (isAnswered || !client.isReady) return;
    log.warn('Redis is silent: the connection is replaced');
    client.destroy();
    // Fails only when it is closed on purpose.
    await client.connect().catch(() => undefined);
  };
  const timer = setInterval(() => {
    if (!client.isOpen) clearInterval(timer);
    else if (client.isReady && !isPinging) void check();
  }, every).unref();
}

/** An error counts as an answer: only silence has to be noticed here. */
function answers(client: Redis): Promise<boolean> {
  return client.ping().then(
    () => true,
    () => true,
  );
}

async function newClient(url: string, timeout: number, reconnectStrategy: (retries: number) => number | false) {
  // Loaded only where it is configured: most instances have one node.
  const { createClient } = await import('@redis/client');
  // Commands fail at once while Redis is away.
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 3000, socketTimeout: timeout, reconnectStrategy },
  });
}
