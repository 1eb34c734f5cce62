import type { Redis } from '../redis.ts';
import { newId } from '../tokens.ts';

/** Stores who is on which node. */
interface PresenceStore {
  add(accountId: string): Promise<void>;
  remove(accountId: string): Promise<void>;
  /** Those of the accounts who are on another node. */
  onOtherNodes(accountIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Renews the lease of this node. Returns who was on nodes that have died. */
  renewLease(listOnThisNode: () => readonly string[]): Promise<readonly string[]>;
}

export const nobody: ReadonlySet<string> = new Set();

export const singleNode: PresenceStore = {
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

export function redisStore(redis: Redis): PresenceStore {
  const self = newId();
  const leaseKey = (node: string) => `lilypad:node:${node}`;
  const accountsKey = (node: string) => `lilypad:here:${node}`;
  const listOthers = async () => (await redis.sMembers(NODES)).filter((node) => node !== self);
  const { add, remove, renew } = ownAccounts(redis, accountsKey(self));
  /** Of two nodes that find the same dead one, one removes it. */
  const removeDeadNode = async (node: string): Promise<readonly string[]> => {
    if ((await redis.exists(leaseKey(node))) > 0 || (await redis.sRem(NODES, node)) === 0) return [];
    const accountIds = await redis.sMembers(accountsKey(node));
    await redis.del(accountsKey(node));
    return accountIds;
  };
  return {
    add,
    remove,
    onOtherNodes: async (accountIds) => {
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
    renewLease: async (listOnThisNode) => {
      if (!redis.isReady) return [];
      await redis.set(leaseKey(self), '1', { expiration: { type: 'EX', value: LEASE_SECONDS } });
      await redis.sAdd(NODES, self);
      await renew(listOnThisNode);
      const dead: string[] = [];
      for (const node of await listOthers()) dead.push(...(await removeDeadNode(node)));
      return dead;
    },
  };
}

/** The set of accounts on this node. */
function ownAccounts(redis: Redis, key: string) {
  /** A change has not reached Redis. The next renewal makes up for it. */
  let isBehind = false;
  const change = async (send: () => Promise<unknown>) => {
    try {
      if (redis.isReady) await send();
      else isBehind = true;
    } catch (error) {
      isBehind = true;
      throw error;
    }
  };
  const addTo = (transaction: ReturnType<Redis['multi']>, accountIds: readonly string[]) =>
    transaction.sAdd(key, [...accountIds]).expire(key, ACCOUNTS_SECONDS);
  const rewrite = (accountIds: readonly string[]) => {
    isBehind = false;
    return change(() => {
      const emptied = redis.multi().del(key);
      return (accountIds.length > 0 ? addTo(emptied, accountIds) : emptied).exec();
    });
  };
  return {
    add: (accountId: string) => change(() => addTo(redis.multi(), [accountId]).exec()),
    remove: (accountId: string) => change(() => redis.sRem(key, accountId)),
    renew: async (list: () => readonly string[]) => {
      await redis.expire(key, ACCOUNTS_SECONDS);
      // A Redis that has restarted is empty.
      const count = await redis.sCard(key);
      const accountIds = list();
      if (isBehind || count !== accountIds.length) await rewrite(accountIds);
    },
  };
}
