import { EventEmitter } from 'node:events';
import type { Log } from '../log.ts';
import { connectAnother, type Redis } from '../redis.ts';

type BusMessage = Readonly<Record<string, string>>;

/**
 * Messages between all nodes, this one included, delivered at most once. While Redis is away, a node still receives its own.
 * Only the topic `message` carries what children write.
 */
export interface Bus {
  publish(topic: string, message: BusMessage): void;
  subscribe(topic: string, listener: (message: BusMessage) => void): void;
  /** Runs after every reconnect: messages of other nodes may have been lost until then. */
  onReconnect(listener: () => void): void;
  /** Whether messages reach the other nodes, and theirs this one. */
  readonly isConnected: boolean;
  close(): Promise<void>;
}

export async function createBus(redis: Redis | undefined, log: Log): Promise<Bus> {
  return redis ? overRedis(redis, log) : inProcess();
}

function inProcess(): Bus {
  const emitter = new EventEmitter();
  return {
    publish: (topic, message) => void emitter.emit(topic, message),
    subscribe: (topic, listener) => void emitter.on(topic, listener),
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
    for (const listener of listeners) listener();
  });
  return {
    publish: (topic, message) => {
      // Without its subscription this node would miss its own messages.
      const isSubscribed = subscriber.isReady;
      if (!isSubscribed) own.publish(topic, message);
      publisher.publish(`lilypad:${topic}`, JSON.stringify(message)).catch((err) => {
        log.warn({ err, topic }, 'a message did not reach the other nodes');
        if (isSubscribed) own.publish(topic, message);
      });
    },
    subscribe: (topic, listener) => {
      own.subscribe(topic, listener);
      subscriber
        .subscribe(`lilypad:${topic}`, (text) => listener(JSON.parse(text)))
        .catch((err) => log.warn({ err, topic }, 'subscribing to the other nodes failed'));
    },
    onReconnect: (listener) => void listeners.push(listener),
    get isConnected() {
      return publisher.isReady && subscriber.isReady;
    },
    close: async () => subscriber.destroy(),
  };
}
