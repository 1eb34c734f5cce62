import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { SetupError } from './setup-error.ts';

export type Redis = Awaited<ReturnType<typeof newClient>>;

/** Milliseconds without an answer after which Redis counts as away. */
const TIMEOUT = 2000;

/** Connects to the server that the nodes share. Refuses at the start when nobody answers; later it keeps trying. */
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

/** A second connection to the same server, watched like the first: one that subscribes cannot do anything else. */
export async function connectAnother(client: Redis, log: Log): Promise<Redis> {
  const other = client.duplicate();
  other.on('error', (err) => log.warn({ err }, 'the connection to Redis broke'));
  await other.connect();
  replaceWhenSilent(other, log, client.options.socket?.socketTimeout ?? TIMEOUT);
  return other;
}

/**
 * The library's own limit ends when a command is on its way, and its limit for a silent line begins anew with each command
 * that is sent. So a ping is sent four times in the limit, and a line on which none comes back is closed: all that wait on it
 * are told at once, those who come later are told that Redis is away, and a new line is tried again and again.
 */
function replaceWhenSilent(client: Redis, log: Log, timeout: number): void {
  const every = timeout / 4;
  let isAsking = false;
  const check = async () => {
    isAsking = true;
    const isAnswered = await Promise.race([answers(client), sleep(timeout - every, false, { ref: false })]);
    isAsking = false;
    if (isAnswered || !client.isReady) return;
    log.warn('Redis is silent: the connection is replaced');
    client.destroy();
    // It gives up only when it is closed on purpose.
    await client.connect().catch(() => undefined);
  };
  const timer = setInterval(() => {
    if (!client.isOpen) clearInterval(timer);
    else if (client.isReady && !isAsking) void check();
  }, every).unref();
}

/** False only when there is no answer at all: a line that breaks is heard of anyway. */
function answers(client: Redis): Promise<boolean> {
  return client.ping().then(
    () => true,
    () => true,
  );
}

async function newClient(url: string, timeout: number, reconnectStrategy: (retries: number) => number | false) {
  // Loaded only where it is wanted: most families have one node.
  const { createClient } = await import('redis');
  // What is asked while Redis is away is answered by an error at once: nobody waits until it is back.
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 3000, socketTimeout: timeout, reconnectStrategy },
  });
}
