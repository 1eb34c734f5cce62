import type { Log } from './log.ts';
import { SetupError } from './setup-error.ts';

export type Redis = Awaited<ReturnType<typeof newClient>>;

/** Connects to the server that the nodes share. Refuses at the start when nobody answers; later it keeps trying. */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  let isOpen = false;
  const client = await newClient(url, (retries) => (isOpen ? Math.min(retries * 100, 3000) : false));
  client.on('error', (err) => log.warn({ err }, 'the connection to Redis broke'));
  try {
    await client.connect();
  } catch {
    throw new SetupError('REDIS_URL is set, but no Redis server answers there.');
  }
  isOpen = true;
  return client;
}

async function newClient(url: string, reconnectStrategy: (retries: number) => number | false) {
  // Loaded only where it is wanted: most families have one node.
  const { createClient } = await import('redis');
  // What is asked while Redis is away is answered by an error at once: nobody waits until it is back.
  return createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 3000, reconnectStrategy } });
}
