import { EventEmitter } from 'node:events';
import type { Log } from '../log.ts';
import { connectAnother, type Redis } from '../redis.ts';

type BusMessage = Readonly<Record<string, string>>;

/**
 * News between all nodes, this one included. Only `frame` carries what children say. Delivered at most once, to this node
 * nearly always: while Redis is away, it hears its own.
 */
export interface Bus {
  publish(topic: string, news: BusMessage): void;
  subscribe(topic: string, hear: (news: BusMessage) => void): void;
  /** News of other nodes may have been lost until now. */
  onReconnect(hear: () => void): void;
  /** Whether news reach the other nodes, and theirs this one. */
  readonly isConnected: boolean;
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
    onReconnect: () => undefined,
    isConnected: true,
    close: async () => void emitter.removeAllListeners(),
  };
}

async function overRedis(publisher: Redis, log: Log): Promise<Bus> {
  const subscriber = await connectAnother(publisher, log);
  const own = inProcess();
  const listeners: (() => void)[] = [];
  subscriber.on('ready', () => {
    for (const hear of listeners) hear();
  });
  return {
    publish: (topic, news) => {
      // Who hears nothing of Redis tells itself, whether or not the others hear of it.
      const isHeard = subscriber.isReady;
      if (!isHeard) own.publish(topic, news);
      publisher.publish(`lilypad:${topic}`, JSON.stringify(news)).catch((err) => {
        log.warn({ err, topic }, 'news did not reach the other nodes');
        if (isHeard) own.publish(topic, news);
      });
    },
    subscribe: (topic, hear) => {
      own.subscribe(topic, hear);
      subscriber
        .subscribe(`lilypad:${topic}`, (message) => hear(JSON.parse(message)))
        .catch((err) => log.warn({ err, topic }, 'could not listen to the other nodes'));
    },
    onReconnect: (hear) => void listeners.push(hear),
    get isConnected() {
      return publisher.isReady && subscriber.isReady;
    },
    close: async () => subscriber.destroy(),
  };
}
