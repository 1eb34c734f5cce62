import type { ChildActor } from '../platform/actor.ts';
import { AccountCache } from '../platform/cache/account-cache.ts';
import type { Context } from '../platform/context.ts';
import { hasConsent } from '../safety/index.ts';
import { listUnread } from './queries.ts';

/** How many unread messages of whom. */
type Unread = Readonly<Record<string, number>>;

const TOPIC = 'chat.unread';
const none: Unread = {};

const memories = new WeakMap<Context, AccountCache<Unread>>();

export function openUnreadCache(context: Context): AccountCache<Unread> {
  const memory = new AccountCache<Unread>(context);
  context.bus.subscribe(TOPIC, ({ of = '' }) => memory.invalidate(of.split(',')));
  memories.set(context, memory);
  return memory;
}

/** On all nodes. */
export function invalidateUnread({ bus }: Pick<Context, 'bus'>, accountIds: readonly string[]): void {
  bus.publish(TOPIC, { of: accountIds.join() });
}

/** For whoever has no chat there is nothing unread, and no refusal: the badge is asked for on every page. */
export async function unreadOf(context: Context, actor: ChildActor): Promise<Unread> {
  const memory = memories.get(context);
  if (!memory) throw new Error('the chat room is not open');
  if (!hasConsent(actor, 'chat_phrases')) return none;
  const { accountId } = actor;
  return memory.find(accountId, async () => {
    const rows = await listUnread(context.db, { readerId: accountId, now: context.clock.now() });
    return Object.fromEntries(rows.map(({ userId, count }) => [userId, count]));
  });
}

export async function countUnread(context: Context, child: ChildActor): Promise<{ count: number }> {
  const counts = Object.values(await unreadOf(context, child));
  return { count: counts.reduce((sum, count) => sum + count, 0) };
}
