import type { Log } from '../log.ts';
import type { Redis } from '../redis.ts';
import { newId } from '../tokens.ts';

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
  readonly onThisNode: { has(accountId: string): boolean; keys(): Iterable<string> };
}

const HEARTBEAT = 5000;

/** Stores who is on which node. */
interface PresenceStore {
  add(accountId: string): Promise<void>;
  remove(accountId: string): Promise<void>;
  /** Those of the accounts who are on another node. */
  onOtherNodes(accountIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Renews the lease of this node. Returns who was on nodes that have died. */
  renewLease(onThisNode: readonly string[]): Promise<readonly string[]>;
}

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
    const others = await store.onOtherNodes(accountIds);
    const changed = accountIds.filter((id) => !others.has(id));
    if (changed.length > 0) notify(changed, areOnline);
  };
  const heartbeat = async () => {
    const gone = [...leaving].filter(([, hasWaited]) => hasWaited).map(([id]) => id);
    for (const id of leaving.keys()) leaving.set(id, true);
    for (const id of gone) leaving.delete(id);
    for (const id of gone) await store.remove(id);
    const dead = await store.renewLease([...onThisNode.keys(), ...leaving.keys()]);
    await publish([...gone, ...dead.filter((id) => !isOnThisNode(id))], false);
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
      if (!leaving.delete(accountId)) void logFailure(store.add(accountId).then(() => publish([accountId], true)));
    },
    disconnected: (accountId) => void leaving.set(accountId, false),
    heartbeat,
    close: () => clearInterval(timer),
  };
}

const nobody: ReadonlySet<string> = new Set();

const singleNode: PresenceStore = {
  add: async () => undefined,
  remove: async () => undefined,
  onOtherNodes: async () => nobody,
  renewLease: async () => [],
};

/** A node that has not renewed its lease in time is dead. */
const LEASE_SECONDS = 20;
/** Long enough for another node to publish who was on a dead one; if all nodes die, no id stays in Redis. */
const ACCOUNTS_SECONDS = 300;
const NODES = 'lilypad:nodes';

function redisStore(redis: Redis): PresenceStore {
  const self = newId();
  const leaseKey = (node: string) => `lilypad:node:${node}`;
  const accountsKey = (node: string) => `lilypad:here:${node}`;
  const listOthers = async () => (await redis.sMembers(NODES)).filter((node) => node !== self);
  const addAccounts = (accountIds: string | readonly string[]) =>
    redis.multi().sAdd(accountsKey(self), [accountIds].flat()).expire(accountsKey(self), ACCOUNTS_SECONDS).exec();
  const rewrite = async (here: readonly string[]) => {
    await redis.del(accountsKey(self));
    if (here.length > 0) await addAccounts(here);
  };
  /** Of two nodes that find the same dead one, one removes it. */
  const removeDeadNode = async (node: string): Promise<readonly string[]> => {
    if ((await redis.exists(leaseKey(node))) > 0 || (await redis.sRem(NODES, node)) === 0) return [];
    const accountIds = await redis.sMembers(accountsKey(node));
    await redis.del(accountsKey(node));
    return accountIds;
  };
  return {
    // The next renewal adds whatever a lost connection missed.
    add: async (accountId) => void (redis.isReady && (await addAccounts(accountId))),
    remove: async (accountId) => void (redis.isReady && (await redis.sRem(accountsKey(self), accountId))),
    onOtherNodes: async (accountIds) => {
      // A lost connection would queue the command until it is back.
      if (accountIds.length === 0 || !redis.isReady) return nobody;
      const here = new Set<string>();
      for (const node of await listOthers()) {
        const found = await redis.smIsMember(accountsKey(node), [...accountIds]);
        accountIds.forEach((id, at) => {
          if (found[at]) here.add(id);
        });
      }
      return here;
    },
    renewLease: async (here) => {
      if (!redis.isReady) return [];
      await redis.set(leaseKey(self), '1', { expiration: { type: 'EX', value: LEASE_SECONDS } });
      await redis.sAdd(NODES, self);
      await redis.expire(accountsKey(self), ACCOUNTS_SECONDS);
      // A Redis that has restarted is empty.
      if ((await redis.sCard(accountsKey(self))) !== here.length) await rewrite(here);
      const dead: string[] = [];
      for (const node of await listOthers()) dead.push(...(await removeDeadNode(node)));
      return dead;
    },
  };
}
