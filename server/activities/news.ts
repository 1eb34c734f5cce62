import type { ChildActor } from '../platform/actor.ts';
import { AccountCache } from '../platform/cache/account-cache.ts';
import type { Context } from '../platform/context.ts';

/** Nothing else: a name in a memory could outlive a block. */
interface News {
  readonly hasNew: boolean;
}

const TOPIC = 'activities.news';

const memories = new WeakMap<Context, AccountCache<News>>();

export async function openNews(context: Context): Promise<void> {
  const memory = new AccountCache<News>(context);
  context.bus.subscribe(TOPIC, ({ of = '' }) => memory.invalidate([of]));
  memories.set(context, memory);
}

export function newsOf(context: Context, { accountId }: ChildActor, ask: () => Promise<News>): Promise<News> {
  const memory = memories.get(context);
  if (!memory) throw new Error('the room of activities is not open');
  return memory.find(accountId, ask);
}

/** On all nodes. */
export function forgetNews({ bus }: Pick<Context, 'bus'>, accountId: string): void {
  bus.publish(TOPIC, { of: accountId });
}
