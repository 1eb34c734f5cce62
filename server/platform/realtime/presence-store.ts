import type { Redis } from '../redis.ts';
import { newId } from '../tokens.ts';

/** Stores who is on which node. */
interface PresenceStore {
  add(accountId: string): Promise<void>;
  remove(accountId: string): Promise<void>;
  /** Those of the accounts who are on another node. */
  onOtherNodes(accountIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Renews the lease of this node. Returns who was on nodes that have died. */
  renewLease(onThisNode: readonly string[]): Promise<readonly string[]>;
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
