import { whenAccountChanges } from '../../accounts/index.ts';
import { AccountCache } from '../../platform/cache/account-cache.ts';
import type { Context } from '../../platform/context.ts';
import { onPairChanged } from '../notify.ts';
import type { RequestRow } from './list-queries.ts';

type Received = readonly RequestRow[];

const caches = new WeakMap<Context, AccountCache<Received>>();

export async function openRequestCache(context: Context): Promise<void> {
  const cache = new AccountCache<Received>(context);
  caches.set(context, cache);
  onPairChanged(context, (oneId, otherId) => cache.invalidate([oneId, otherId]));
  whenAccountChanges(context, () => cache.invalidateAll());
}

/** Received requests, which every open tab polls. */
export function cachedReceivedRequests(
  context: Context,
  accountId: string,
  load: () => Promise<Received>,
): Promise<Received> {
  const cache = caches.get(context);
  if (!cache) throw new Error('the friends module is not open');
  return cache.find(accountId, load);
}
