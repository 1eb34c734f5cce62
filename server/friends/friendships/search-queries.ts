import { instant, text } from '../../platform/db/columns.ts';
import { startsWith } from '../../platform/db/prefix-match.ts';
import { many, type Row } from '../../platform/db/statement.ts';
import {
  child,
  childColumns,
  isListed,
  near,
  reader,
  relation,
  relationColumn,
  visibleName,
  wasReported,
} from '../child-columns.ts';
import { visibility } from '../visibility.ts';

/**
 * By the beginning of a username, or of a friend's display name. Finding strangers by their display names would reveal them.
 * Only the first 200 usernames are looked at, which keeps short queries cheap.
 */
export const searchByName = many(
  { ...reader, ...near, beginning: text },
  { ...child, relation },
  `select ${childColumns}, ${relationColumn}
   from people p
   where p.id in (
       (select id from named_accounts where ${startsWith('username', '$beginning')} order by username using ~<~ limit 200)
       union select f.buddy_id from friendships f join people d on d.id = f.buddy_id
         where f.account_id = $readerId and ${startsWith('lower(d.display_name)', '$beginning')}
     )
     and p.id <> $readerId and ${isListed} and ${visibility.areNear('p')} and not ${wasReported}
   order by p.username = $beginning desc, lower(${visibleName}), p.id limit 10`,
);

export const findByCode = many(
  { ...reader, code: text },
  { ...child, relation },
  `select ${childColumns}, ${relationColumn}
   from buddy_settings s join people p on p.id = s.account_id
   where s.code = $code and p.id <> $readerId and ${isListed} and not ${wasReported}`,
);

/** Friends of the newest 40 friends, of the own age group, most friends in common first. */
export const listSuggestedFriends = many(
  { ...reader, ...near, cooldownSince: instant },
  { ...child, relation },
  `select ${childColumns}, 'none' as relation
   from (
     select g.buddy_id as id, count(*) as common
     from (select buddy_id from friendships where account_id = $readerId order by since desc limit 40) f
       join friendships g on g.account_id = f.buddy_id
     where g.buddy_id <> $readerId group by g.buddy_id
   ) s join people p on p.id = s.id
   join buddy_settings w on w.account_id = p.id and w.wants_suggestions
   where ${isListed} and ${visibility.areNear('p')} and not ${wasReported} and not ${visibility.areFriends('p')}
     and not exists (
       select from friend_requests r
       where (r.status in ('pending', 'waiting') or r.changed_at > $cooldownSince)
         and (r.sender_id, r.receiver_id) in (($readerId, p.id), (p.id, $readerId))
     )
   order by s.common desc, p.username limit 10`,
);
export type FoundRow = Row<typeof findByCode>;
