import { bool, instant, int4, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { hadConsented, wantsReport } from './report-queries.ts';

/** A parent of a child, for the page of the child's week. Nothing for an account that is no child. */
export const findReader = maybeOne(
  { childId: uuid, parentId: uuid },
  { joinedAt: instant, dailyLimit: nullable(int4), isWanted: bool },
  `select l.created_at as "joinedAt", l.daily_limit as "dailyLimit", not exists (
     select from report_opt_outs o where o.child_id = $childId and o.parent_id = $parentId
   ) as "isWanted"
   from child_limits l where l.account_id = $childId`,
);

/** Of one child, or of all whose reports the parent gets: without consent there are none. */
const subscribed = `g.parent_id = $parentId and (g.child_id = $childId or ($childId::uuid is null and ${hadConsented('g', "'infinity'")}))`;

/** None if the parent no longer has the child. */
export const listSubscriptions = many(
  { childId: nullable(uuid), parentId: uuid },
  { username: text, isWanted: bool },
  `select a.username, ${wantsReport('g')} as "isWanted"
   from guardians g join named_accounts a on a.id = g.child_id
   where ${subscribed} order by a.created_at, a.id`,
);

export const optOut = run(
  { childId: nullable(uuid), parentId: uuid, now: instant },
  `insert into report_opt_outs (child_id, parent_id, at)
   select g.child_id, g.parent_id, $now from guardians g where ${subscribed}
   on conflict do nothing`,
);

/** What was stopped last, at one moment. A child whose report was stopped before that stays so. */
export const undoOptOut = run(
  { childId: nullable(uuid), parentId: uuid },
  `with those as (
     select o.child_id, o.parent_id, o.at from report_opt_outs o
     where o.parent_id = $parentId and ($childId::uuid is null or o.child_id = $childId)
   )
   delete from report_opt_outs o using those t
   where o.child_id = t.child_id and o.parent_id = t.parent_id and t.at = (select max(at) from those)`,
);

export const optIn = run(
  { childId: uuid, parentId: uuid },
  'delete from report_opt_outs where child_id = $childId and parent_id = $parentId',
);

export const deleteOptOuts = run({ childId: uuid }, 'delete from report_opt_outs where child_id = $childId');
