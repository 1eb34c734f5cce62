import { whenAccountChanges } from '../../accounts/index.ts';
import { AccountCache } from '../../platform/cache/account-cache.ts';
import type { Context } from '../../platform/context.ts';
import type { RequestRow } from '../friendships/list-queries.ts';
import { onPairChanged } from '../notify.ts';

type Received = readonly RequestRow[];

const memories = new WeakMap<Context, AccountCache<Received>>();

export async function openRequestCache(context: Context): Promise<void> {
  const memory = new AccountCache<Received>(context);
  memories.set(context, memory);
  onPairChanged(context, (...two) => memory.invalidate(two));
  whenAccountChanges(context, () => memory.invalidateAll());
}

/** The requests that wait for a child's answer; every tab asks for them again and again. */
export function cachedReceivedRequests(
  context: Context,
  accountId: string,
  ask: () => Promise<Received>,
): Promise<Received> {
  const memory = memories.get(context);
  if (!memory) throw new Error('the room of friends is not open');
  return memory.find(accountId, ask);
}
