import { bool, instant, int4, nullable, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';

const wantsReport = (guardian: string) => `not exists (
  select from report_opt_outs o where o.child_id = ${guardian}.child_id and o.parent_id = ${guardian}.parent_id
)`;

/** A parent of a child, for the page of the child's week. Nothing for an account that is no child. */
export const findReader = maybeOne(
  { childId: uuid, parentId: uuid },
  { joinedAt: instant, dailyLimit: nullable(int4), isWanted: bool },
  `select l.created_at as "joinedAt", l.daily_limit as "dailyLimit", not exists (
     select from report_opt_outs o where o.child_id = $childId and o.parent_id = $parentId
   ) as "isWanted"
   from child_limits l where l.account_id = $childId`,
);

/** Nothing if the parent no longer has this child. */
export const findSubscription = maybeOne(
  { childId: uuid, parentId: uuid },
  { username: text, isWanted: bool },
  `select a.username, ${wantsReport('g')} as "isWanted"
   from guardians g join named_accounts a on a.id = g.child_id
   where g.child_id = $childId and g.parent_id = $parentId`,
);

export const optOut = run(
  { childId: uuid, parentId: uuid, now: instant },
  `insert into report_opt_outs (child_id, parent_id, at)
   select g.child_id, g.parent_id, $now from guardians g where g.child_id = $childId and g.parent_id = $parentId
   on conflict do nothing`,
);

export const optIn = run(
  { childId: uuid, parentId: uuid },
  'delete from report_opt_outs where child_id = $childId and parent_id = $parentId',
);

export const deleteOptOuts = run({ childId: uuid }, 'delete from report_opt_outs where child_id = $childId');
