import { EventEmitter } from 'node:events';
import type { Log } from './log.ts';
import type { Redis } from './redis.ts';

type News = Readonly<Record<string, string>>;

/** News between all nodes, this one included. Only `frame` carries what children say. Delivered at most once. */
export interface Bus {
  publish(topic: string, news: News): void;
  subscribe(topic: string, hear: (news: News) => void): void;
  close(): Promise<void>;
}

export async function createBus(redis: Redis | undefined, log: Log): Promise<Bus> {
  return redis ? overRedis(redis, log) : inProcess();
}

function inProcess(): Bus {
  const emitter = new EventEmitter();
  return {
    publish: (topic, news) => void emitter.emit(topic, news),
    subscribe: (topic, hear) => void emitter.on(topic, hear),
    close: async () => void emitter.removeAllListeners(),
  };
}

async function overRedis(publisher: Redis, log: Log): Promise<Bus> {
  const subscriber = publisher.duplicate();
  subscriber.on('error', (err) => log.warn({ err }, 'the connection to Redis broke'));
  await subscriber.connect();
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
    close: async () => subscriber.destroy(),
  };
}
