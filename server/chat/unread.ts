import type * as contract from '#contract/chat.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { whenAccountChanges } from '../accounts/index.ts';
import { onPairChanged } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import { AccountCache } from '../platform/cache/account-cache.ts';
import type { Context } from '../platform/context.ts';
import { ModuleState } from '../platform/module-state.ts';
import { hasConsent } from '../safety/index.ts';
import { listUnread } from './buddy-queries.ts';

/** How many messages are unread, by their sender. */
type Unread = Readonly<Record<string, number>>;

const TOPIC = 'chat.unread';
const none: Unread = {};

const state = new ModuleState<AccountCache<Unread>>('the chat module');

export function openUnreadCache(context: Context): void {
  const cache = new AccountCache<Unread>(context);
  context.bus.subscribe(TOPIC, ({ of = '' }) => cache.invalidate(of.split(',')));
  whenAccountChanges(context, () => cache.invalidateAll());
  onPairChanged(context, (oneId, otherId) => cache.invalidate([oneId, otherId]));
  state.set(context, cache);
}

/** Runs on all nodes. */
export function invalidateUnread({ bus }: Pick<Context, 'bus'>, accountIds: readonly string[]): void {
  bus.publish(TOPIC, { of: accountIds.join() });
}

export async function readUnread(context: Context, actor: ChildActor): Promise<Returns<typeof contract.readUnread>> {
  return { unreadByUser: { ...(await countUnreadBySender(context, actor)) } };
}

export async function readUnreadCount(
  context: Context,
  actor: ChildActor,
): Promise<Returns<typeof contract.readUnreadCount>> {
  const counts = Object.values(await countUnreadBySender(context, actor));
  return { count: counts.reduce((sum, count) => sum + count, 0) };
}

/** Returns nothing, and not a refusal, for children who may not chat: every page asks for the badge. */
async function countUnreadBySender(context: Context, actor: ChildActor): Promise<Unread> {
  if (!hasConsent(actor, 'chat_phrases')) return none;
  const { accountId } = actor;
  return state.get(context).find(accountId, async () => {
    const rows = await listUnread(context.db, { readerId: accountId, now: context.clock.now() });
    return Object.fromEntries(rows.map(({ userId, count }) => [userId, count]));
  });
}
