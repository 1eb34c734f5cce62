import { whenAccountChanges } from '../../accounts/index.ts';
import { AccountCache } from '../../platform/cache/account-cache.ts';
import type { Context } from '../../platform/context.ts';
import { ModuleState } from '../../platform/module-state.ts';
import { onPairChanged } from '../notify.ts';
import type { RequestRow } from './list-queries.ts';

type Received = readonly RequestRow[];

const state = new ModuleState<AccountCache<Received>>('the friends module');

export async function openRequestCache(context: Context): Promise<void> {
  const cache = new AccountCache<Received>(context);
  state.set(context, cache);
  onPairChanged(context, (oneId, otherId) => cache.invalidate([oneId, otherId]));
  whenAccountChanges(context, () => cache.invalidateAll());
}

/** Received requests, which every open tab polls. */
export function cachedReceivedRequests(
  context: Context,
  accountId: string,
  load: () => Promise<Received>,
): Promise<Received> {
  return state.get(context).find(accountId, load);
}
