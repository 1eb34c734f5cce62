import { instant, int4, int8, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, one, run } from '../../platform/db/statement.ts';
import { pointTotal } from '../../points/index.ts';

/** What a child has earned, spent and bought. */
export const findWardrobe = one(
  { accountId: uuid },
  { earned: int8, spent: int8, bought: texts },
  `select ${pointTotal('$accountId')} as earned, coalesce(sum(cost), 0)::bigint as spent,
     coalesce(array_agg(item_id), '{}') as bought
   from purchases where account_id = $accountId`,
);

export const insertPurchase = run(
  { accountId: uuid, itemId: text, cost: int4, at: instant },
  'insert into purchases (account_id, item_id, cost, at) values ($accountId, $itemId, $cost, $at)',
);

export const listPurchases = many(
  { accountId: uuid },
  { itemId: text, cost: int4, at: instant },
  'select item_id as "itemId", cost, at from purchases where account_id = $accountId order by at, item_id',
);

export const deletePurchases = run({ accountId: uuid }, 'delete from purchases where account_id = $accountId');
