import type { Pip } from '#contract/profiles.ts';
import type * as contract from '#contract/rewards/store.ts';
import { decodeLook, type PipItem, wornItems } from '#contract/rules/rewards/pips.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { pips } from '../../profiles/index.ts';
import { loadItem } from './buy.ts';
import { loadWardrobe, type Wardrobe } from './wardrobe.ts';

/** Saves a whole look. Children never lose what they own, so a look that is allowed now is still allowed at commit. */
export async function dressPip(
  context: Context,
  actor: ChildActor,
  { look: text, ...choice }: Body<typeof contract.dressPip>,
): Promise<Pip> {
  const look = decodeLook(text);
  if (!look) throw new Problem('invalid');
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    const wardrobe = await loadWardrobe(tx, actor.accountId);
    for (const item of wornItems(look)) checkOwned(wardrobe, item);
    return pips.changePip(context, tx, { id: actor.accountId, look, ...choice });
  });
}

/** Taking off an item that is not worn changes nothing. */
export async function wearItem(
  context: Context,
  actor: ChildActor,
  itemId: string,
  { isWorn }: Body<typeof contract.wearItem>,
): Promise<Pip> {
  const id = actor.accountId;
  const item = loadItem(itemId);
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    const [before, wardrobe] = await Promise.all([pips.loadLookToChange(tx, id), loadWardrobe(tx, id)]);
    if (isWorn) checkOwned(wardrobe, item);
    const isOn = before[item.slot] === item.id;
    const look = isWorn === isOn ? before : { ...before, [item.slot]: isWorn ? item.id : 'none' };
    return pips.changePip(context, tx, { id, look });
  });
}

function checkOwned({ owns }: Wardrobe, item: PipItem): void {
  if (!owns(item)) throw new Problem(item.cost === 0 ? 'level_too_low' : 'not_owned');
}
