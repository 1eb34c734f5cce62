import type * as contract from '#contract/rewards/store.ts';
import { findPipItem, type PipItem } from '#contract/rules/rewards/pips.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { lockPurse } from '../../points/index.ts';
import { insertPurchase } from './store-queries.ts';
import { loadWardrobe } from './wardrobe.ts';

/** A child's purchases run one after the other, so that twenty at once never spend more than there is. */
export async function buyItem(
  context: Context,
  actor: ChildActor,
  itemId: string,
): Promise<Returns<typeof contract.buyItem>> {
  const { accountId } = actor;
  const item = loadItem(itemId);
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    lockPurse(tx, accountId);
    const { purse, owns } = await loadWardrobe(tx, accountId);
    if (owns(item)) return { purse };
    if (item.cost === 0) throw new Problem('level_too_low');
    if (item.cost > purse) throw new Problem('purse_too_small');
    tx.write(insertPurchase, { accountId, itemId, cost: item.cost, at: context.clock.now() });
    tx.afterCommit(() => context.realtime.notifyChanged(accountId, 'rewards'));
    return { purse: purse - item.cost };
  });
}

export function loadItem(id: string): PipItem {
  const item = findPipItem(id);
  if (!item) throw new Problem('not_found');
  return item;
}
