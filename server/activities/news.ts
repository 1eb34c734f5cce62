import type { ChildActor } from '../platform/actor.ts';
import { AccountCache } from '../platform/cache/account-cache.ts';
import type { Context } from '../platform/context.ts';
import { ModuleState } from '../platform/module-state.ts';

/** No names: a name in a cache could outlive a block. */
interface News {
  readonly hasNew: boolean;
}

const TOPIC = 'activities.news';

const state = new ModuleState<AccountCache<News>>('the activities module');

export async function openNews(context: Context): Promise<void> {
  const cache = new AccountCache<News>(context);
  context.bus.subscribe(TOPIC, ({ of = '' }) => cache.invalidate([of]));
  state.set(context, cache);
}

export function findNews(context: Context, { accountId }: ChildActor, ask: () => Promise<News>): Promise<News> {
  return state.get(context).find(accountId, ask);
}

/** On all nodes. */
export function invalidateNews({ bus }: Pick<Context, 'bus'>, accountId: string): void {
  bus.publish(TOPIC, { of: accountId });
}
