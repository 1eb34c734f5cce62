import { EventEmitter } from 'node:events';
import { createClient } from 'redis';
import type { Log } from './log.ts';
import { SetupError } from './setup-error.ts';

/** News between all nodes, this one included: ids only, never content. Delivered at most once. */
export interface Bus {
  publish(topic: string, news: Readonly<Record<string, string>>): void;
  subscribe(topic: string, hear: (news: Readonly<Record<string, string>>) => void): void;
  close(): Promise<void>;
}

export async function createBus(redisUrl: string | undefined, log: Log): Promise<Bus> {
  return redisUrl ? overRedis(redisUrl, log) : inProcess();
}

function inProcess(): Bus {
  const emitter = new EventEmitter();
  return {
    publish: (topic, news) => void emitter.emit(topic, news),
    subscribe: (topic, hear) => void emitter.on(topic, hear),
    close: async () => void emitter.removeAllListeners(),
  };
}

async function overRedis(url: string, log: Log): Promise<Bus> {
  const publisher = createClient({ url, socket: { connectTimeout: 3000 } });
  const subscriber = publisher.duplicate();
  let isOpen = false;
  const refuseAtFirst = (retries: number) => (isOpen ? Math.min(retries * 100, 3000) : false);
  for (const client of [publisher, subscriber]) {
    client.options.socket = { ...client.options.socket, reconnectStrategy: refuseAtFirst };
    client.on('error', (err) => log.warn({ err }, 'the connection to Redis broke'));
  }
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch {
    throw new SetupError('REDIS_URL is set, but no Redis server answers there.');
  }
  isOpen = true;
  return {
    publish: (topic, news) => {
      publisher
        .publish(`lilypad:${topic}`, JSON.stringify(news))
        .catch((err) => log.warn({ err, topic }, 'news did not reach the other nodes'));
    },
    subscribe: (topic, hear) => {
      subscriber
        .subscribe(`lilypad:${topic}`, (message) => hear(JSON.parse(message)))
        .catch((err) => log.warn({ err, topic }, 'could not listen to the other nodes'));
    },
    close: async () => {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}
