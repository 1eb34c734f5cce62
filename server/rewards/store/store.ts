import type { Store } from '#contract/rewards/store.ts';
import { decodeLook, pipItems, plainLook, wornItems } from '#contract/rules/rewards/pips.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { pips } from '../../profiles/index.ts';
import { loadWardrobe } from './wardrobe.ts';

export async function readStore(context: Context, actor: ChildActor): Promise<Store> {
  const [{ purse, level, owns }, { look }] = await Promise.all([
    loadWardrobe(context.db, actor.accountId),
    pips.readPip(context, actor),
  ]);
  const worn = wornItems(decodeLook(look) ?? plainLook);
  const items = pipItems.map((item) => ({
    ...item,
    level: item.level ?? null,
    isOwned: owns(item),
    isWorn: worn.includes(item),
  }));
  return { purse, currentLevel: level, items };
}
