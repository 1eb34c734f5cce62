import { levelFor } from '#contract/rules/levels.ts';
import { isFreeAtLevel, type PipItem } from '#contract/rules/rewards/pips.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { findWardrobe } from './store-queries.ts';

export interface Wardrobe {
  /** Points earned minus points spent (docs/product-decisions.md, P19). */
  readonly purse: number;
  readonly level: number;
  readonly owns: (item: PipItem) => boolean;
}

export async function loadWardrobe(db: Queryable, accountId: string): Promise<Wardrobe> {
  const { earned, spent, bought } = await findWardrobe(db, { accountId });
  const level = levelFor(earned);
  return { purse: earned - spent, level, owns: (item) => isFreeAtLevel(item, level) || bought.includes(item.id) };
}
