import { LRUCache } from 'lru-cache';
import type { ChildActor } from '../platform/actor.ts';
import { MINUTE, SECOND } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { hasChat } from './policy.ts';
import { listUnread } from './queries.ts';

/** How many unread messages of whom. */
type Unread = Readonly<Record<string, number>>;

const MOST = 10_000;
/** Over Redis news may get lost. */
const LIFETIME = 30 * SECOND;
/** A buddy’s rest ends without news. */
const LONGEST = 5 * MINUTE;
const TOPIC = 'chat.unread';
const none: Unread = {};

/** Remembers what the badges ask for again and again, so that the database is asked only after something has changed. */
export class UnreadMemory {
  readonly #known: LRUCache<string, Unread>;
  #forgetting = 0;

  constructor({ redis, bus, clock }: Pick<Context, 'redis' | 'bus' | 'clock'>) {
    const perf = { now: () => clock.now().getTime() };
    this.#known = new LRUCache({ max: MOST, ttl: redis ? LIFETIME : LONGEST, ttlResolution: 0, perf });
    bus.subscribe(TOPIC, ({ of = '' }) => this.forget(of.split(',')));
  }

  forget(accountIds: readonly string[]): void {
    this.#forgetting += 1;
    for (const id of accountIds) this.#known.delete(id);
  }

  forgetAll(): void {
    this.#forgetting += 1;
    this.#known.clear();
  }

  /** What was forgotten while it was loading is not kept: it may be stale already. */
  async find(accountId: string, ask: () => Promise<Unread>): Promise<Unread> {
    const known = this.#known.get(accountId);
    if (known) return known;
    const before = this.#forgetting;
    const unread = await ask();
    if (before === this.#forgetting) this.#known.set(accountId, unread);
    return unread;
  }
}

const memories = new WeakMap<Context, UnreadMemory>();

export function openUnread(context: Context): UnreadMemory {
  const memory = new UnreadMemory(context);
  memories.set(context, memory);
  return memory;
}

/** On all nodes. */
export function forgetUnread({ bus }: Pick<Context, 'bus'>, accountIds: readonly string[]): void {
  bus.publish(TOPIC, { of: accountIds.join() });
}

/** For whoever has no chat there is nothing unread, and no refusal: the badge is asked for on every page. */
export async function unreadOf(context: Context, { accountId, consent, scopes }: ChildActor): Promise<Unread> {
  const memory = memories.get(context);
  if (!memory) throw new Error('the chat room is not open');
  if ((consent !== 'granted' && consent !== 'not_needed') || !hasChat(scopes)) return none;
  return memory.find(accountId, async () => {
    const rows = await listUnread(context.db, { readerId: accountId, now: context.clock.now() });
    return Object.fromEntries(rows.map(({ userId, count }) => [userId, count]));
  });
}

export async function countUnread(context: Context, child: ChildActor): Promise<{ count: number }> {
  const counts = Object.values(await unreadOf(context, child));
  return { count: counts.reduce((sum, count) => sum + count, 0) };
}
