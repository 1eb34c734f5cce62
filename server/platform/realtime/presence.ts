import type { Log } from '../log.ts';
import type { Redis } from '../redis.ts';
import { newId } from '../tokens.ts';

type PresenceListener = (accountIds: readonly string[], areHere: boolean) => void;

/** Who has a screen open, on any node. */
export interface Presence {
  /** Those of the accounts who are here. */
  whoIsOnline(accountIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Hears of all who have come or gone, on one node only. */
  onChange(tell: PresenceListener): void;
  /** The first socket of an account on this node has opened; the last one has closed. */
  connected(accountId: string): void;
  disconnected(accountId: string): void;
  /** Lets those go who have not come back since the last beat, renews this node's lease, and buries nodes that are dead. */
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

/** Where it is kept who is on which node. */
interface PresenceStore {
  add(accountId: string): Promise<void>;
  remove(accountId: string): Promise<void>;
  /** Those of the accounts who are on another node. */
  onOtherNodes(accountIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Renews the lease of this node; answers who was on nodes that have died. */
  renewLease(here: readonly string[]): Promise<readonly string[]>;
}

export function createPresence({ redis, log, onThisNode: onNode }: PresenceOptions): Presence {
  const ledger = redis ? inRedis(redis) : singleNode;
  /** Who has gone; true once a beat has passed. A page that is loaded anew is no coming and going. */
  const leaving = new Map<string, boolean>();
  let tell: PresenceListener = () => undefined;
  const isHere = (id: string) => leaving.has(id) || onNode.has(id);
  const quietly = (work: Promise<void>) =>
    work.catch((err: unknown) => log.warn({ err }, 'who is here was not told to the other nodes'));
  /** While Redis is away, everybody on other nodes counts as gone. */
  const unknown = (err: unknown) => {
    log.warn({ err }, 'who is on other nodes could not be asked');
    return nobody;
  };
  const announce = async (accountIds: readonly string[], hasCome: boolean) => {
    const elsewhere = await ledger.onOtherNodes(accountIds);
    const changed = accountIds.filter((id) => !elsewhere.has(id));
    if (changed.length > 0) tell(changed, hasCome);
  };
  const heartbeat = async () => {
    const gone = [...leaving].filter(([, isLate]) => isLate).map(([id]) => id);
    for (const id of leaving.keys()) leaving.set(id, true);
    for (const id of gone) leaving.delete(id);
    for (const id of gone) await ledger.remove(id);
    const dead = await ledger.renewLease([...onNode.keys(), ...leaving.keys()]);
    await announce([...gone, ...dead.filter((id) => !isHere(id))], false);
  };
  const timer = setInterval(() => void quietly(heartbeat()), HEARTBEAT).unref();
  void quietly(heartbeat());
  return {
    whoIsOnline: async (accountIds) => {
      const here = accountIds.filter(isHere);
      const others = accountIds.filter((id) => !here.includes(id));
      return new Set([...here, ...(await ledger.onOtherNodes(others).catch(unknown))]);
    },
    onChange: (listener) => {
      tell = listener;
    },
    connected: (accountId) => {
      if (!leaving.delete(accountId)) void quietly(ledger.add(accountId).then(() => announce([accountId], true)));
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

/** Seconds. A node that has not renewed it in time is dead: noticed after one more beat at the latest. */
const LEASE_SECONDS = 20;
const NODES = 'lilypad:nodes';

function inRedis(redis: Redis): PresenceStore {
  const self = newId();
  const leaseOf = (node: string) => `lilypad:node:${node}`;
  const hereOf = (node: string) => `lilypad:here:${node}`;
  const listOthers = async () => (await redis.sMembers(NODES)).filter((node) => node !== self);
  const rewrite = async (here: readonly string[]) => {
    await redis.del(hereOf(self));
    if (here.length > 0) await redis.sAdd(hereOf(self), [...here]);
  };
  /** Of two nodes that find the same dead one, one buries it. */
  const bury = async (node: string): Promise<readonly string[]> => {
    if ((await redis.exists(leaseOf(node))) > 0 || (await redis.sRem(NODES, node)) === 0) return [];
    const left = await redis.sMembers(hereOf(node));
    await redis.del(hereOf(node));
    return left;
  };
  return {
    // What a lost connection leaves out, the next renewal finds.
    add: async (accountId) => void (redis.isReady && (await redis.sAdd(hereOf(self), accountId))),
    remove: async (accountId) => void (redis.isReady && (await redis.sRem(hereOf(self), accountId))),
    onOtherNodes: async (accountIds) => {
      // A connection that is lost would keep the question until it is found again.
      if (accountIds.length === 0 || !redis.isReady) return nobody;
      const here = new Set<string>();
      for (const node of await listOthers()) {
        const found = await redis.smIsMember(hereOf(node), [...accountIds]);
        accountIds.forEach((id, at) => {
          if (found[at]) here.add(id);
        });
      }
      return here;
    },
    renewLease: async (here) => {
      if (!redis.isReady) return [];
      await redis.set(leaseOf(self), '1', { expiration: { type: 'EX', value: LEASE_SECONDS } });
      await redis.sAdd(NODES, self);
      // A Redis that was started anew has forgotten everybody.
      if ((await redis.sCard(hereOf(self))) !== here.length) await rewrite(here);
      const dead: string[] = [];
      for (const node of await listOthers()) dead.push(...(await bury(node)));
      return dead;
    },
  };
}
