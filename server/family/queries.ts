import { bool, instant, int8, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';

/** A child who waits for consent, with an address of each parent; nothing when nobody needs to be asked. */
export const listNoticeTargets = many(
  { childId: uuid },
  { username: text, email: text },
  `select a.username, p.email
   from accounts a join children c on c.account_id = a.id
   join guardianships g on g.child_id = a.id join parents p on p.id = g.parent_id
   where a.id = $childId and c.consent = 'pending' and a.state = 'active' order by g.created_at`,
);

export const isNoticeKept = maybeOne({ id: uuid }, { id: uuid }, 'select id from consent_notices where id = $id');

/** Leaves out a child who has gone meanwhile. */
export const keepNotice = run(
  { id: uuid, childId: uuid, now: instant },
  `insert into consent_notices (id, child_id, asked_by_child, sent_at)
   select $id::uuid, account_id, false, $now::timestamptz from children where account_id = $childId
   on conflict (id) do nothing`,
);

/** Lets only one at a time count this child's wishes; until the transaction ends. */
export const lockNoticesOf = run(
  { childId: text },
  `select where pg_advisory_xact_lock(hashtextextended('consent_notices ' || $childId, 0)) is not null`,
);

/** How often the child has asked, and when last; and whether there is anything to ask for. */
export const findWishes = one(
  { childId: uuid },
  { isPending: bool, asked: int8, lastAskedAt: instant },
  `select exists (select from children where account_id = $childId and consent = 'pending') as "isPending",
     count(*) as asked, coalesce(max(sent_at), 'epoch') as "lastAskedAt"
   from consent_notices where child_id = $childId and asked_by_child`,
);

export const keepWish = run(
  { id: uuid, childId: uuid, now: instant },
  'insert into consent_notices (id, child_id, asked_by_child, sent_at) values ($id, $childId, true, $now)',
);

export const collectNotices = many(
  { childId: uuid },
  { askedByChild: bool, sentAt: instant },
  `select asked_by_child as "askedByChild", sent_at as "sentAt" from consent_notices
   where child_id = $childId order by sent_at`,
);

export const forgetNotices = run({ childId: uuid }, 'delete from consent_notices where child_id = $childId');
