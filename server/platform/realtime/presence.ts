import type { Log } from '../log.ts';
import type { Redis } from '../redis.ts';
import type { AccountSockets } from './account-sockets.ts';
import { nobody, redisStore, singleNode } from './presence-store.ts';

type PresenceListener = (accountIds: readonly string[], areOnline: boolean) => void;

/** Who has a screen open, on any node. */
export interface Presence {
  /** Those of the accounts who are online. */
  whoIsOnline(accountIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Called when accounts come online or go offline, on one node only. */
  onChange(listener: PresenceListener): void;
  /** The first socket of an account on this node has opened, or the last one has closed. */
  connected(accountId: string): void;
  disconnected(accountId: string): void;
  /** Publishes that children are offline who have not reconnected since the last heartbeat, renews this node's lease, and removes dead nodes. */
  heartbeat(): Promise<void>;
  close(): void;
}

interface PresenceOptions {
  /** Without it there is only this node. */
  readonly redis: Redis | undefined;
  readonly log: Log;
  /** Accounts with a socket on this node. */
  readonly onThisNode: Pick<AccountSockets, 'has' | 'accountIds'>;
}

const HEARTBEAT = 5000;

export function createPresence({ redis, log, onThisNode }: PresenceOptions): Presence {
  const store = redis ? redisStore(redis) : singleNode;
  /** Whose last socket has closed; true once a heartbeat has passed. Reloading a page does not count as leaving. */
  const leaving = new Map<string, boolean>();
  let notify: PresenceListener = () => undefined;
  const isOnThisNode = (id: string) => leaving.has(id) || onThisNode.has(id);
  const logFailure = (work: Promise<void>) =>
    work.catch((err: unknown) => log.warn({ err }, 'presence was not shared with the other nodes'));
  /** While Redis is away, everybody on other nodes counts as offline. */
  const unknown = (err: unknown) => {
    log.warn({ err }, 'presence of other nodes could not be read');
    return nobody;
  };
  const publish = async (accountIds: readonly string[], areOnline: boolean) => {
    const others = await store.onOtherNodes(accountIds).catch(unknown);
    // Asking the others takes a moment, in which a child may have come or gone.
    const changed = accountIds.filter((id) => !others.has(id) && isOnThisNode(id) === areOnline);
    if (changed.length > 0) notify(changed, areOnline);
  };
  const heartbeat = async () => {
    const gone = [...leaving].filter(([, hasWaited]) => hasWaited).map(([id]) => id);
    for (const id of leaving.keys()) leaving.set(id, true);
    for (const id of gone) leaving.delete(id);
    for (const id of gone) if (!isOnThisNode(id)) await logFailure(store.remove(id));
    await publish(gone, false);
    await publish(await store.renewLease(() => [...onThisNode.accountIds(), ...leaving.keys()]), false);
  };
  const comeOnline = async (accountId: string) => {
    await logFailure(store.add(accountId));
    await publish([accountId], true);
  };
  const timer = setInterval(() => void logFailure(heartbeat()), HEARTBEAT).unref();
  void logFailure(heartbeat());
  return {
    whoIsOnline: async (accountIds) => {
      const here = accountIds.filter(isOnThisNode);
      const others = accountIds.filter((id) => !here.includes(id));
      return new Set([...here, ...(await store.onOtherNodes(others).catch(unknown))]);
    },
    onChange: (listener) => {
      notify = listener;
    },
    connected: (accountId) => {
      if (!leaving.delete(accountId)) void logFailure(comeOnline(accountId));
    },
    disconnected: (accountId) => void leaving.set(accountId, false),
    heartbeat,
    close: () => clearInterval(timer),
  };
}
