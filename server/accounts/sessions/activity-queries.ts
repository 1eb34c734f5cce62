import { instants, uuids } from '../../platform/db/columns.ts';
import { run } from '../../platform/db/statement.ts';

/** Stores when sessions were used, when accounts were last active, and the active minutes; skips accounts that are gone by now. */
export const storeActivity = run(
  {
    sessionIds: uuids,
    usedAt: instants,
    accountIds: uuids,
    activeAt: instants,
    minutes: instants,
  },
  `with used as (
     update sessions s set last_used_at = greatest(s.last_used_at, u.at)
     from unnest($sessionIds::uuid[], $usedAt::timestamptz[]) u (id, at) where s.id = u.id
   ), active as (
     update accounts a set last_active_at = greatest(a.last_active_at, u.at)
     from (
       select id, max(at) as at from unnest($accountIds::uuid[], $activeAt::timestamptz[]) v (id, at) group by id
     ) u where a.id = u.id
   )
   insert into active_minutes (account_id, minute)
   select u.id, u.minute from unnest($accountIds::uuid[], $minutes::timestamptz[]) u (id, minute)
   join children c on c.account_id = u.id
   for key share of c
   on conflict do nothing`,
);
