import type { ChildActor } from '../platform/actor.ts';
import { AccountCache } from '../platform/cache/account-cache.ts';
import type { Context } from '../platform/context.ts';

/** No names: a name in a cache could outlive a block. */
interface News {
  readonly hasNew: boolean;
}

const TOPIC = 'activities.news';

const caches = new WeakMap<Context, AccountCache<News>>();

export async function openNews(context: Context): Promise<void> {
  const cache = new AccountCache<News>(context);
  context.bus.subscribe(TOPIC, ({ of = '' }) => cache.invalidate([of]));
  caches.set(context, cache);
}

export function newsOf(context: Context, { accountId }: ChildActor, ask: () => Promise<News>): Promise<News> {
  const cache = caches.get(context);
  if (!cache) throw new Error('the activities are not open yet');
  return cache.find(accountId, ask);
}

/** On all nodes. */
export function invalidateNews({ bus }: Pick<Context, 'bus'>, accountId: string): void {
  bus.publish(TOPIC, { of: accountId });
}
