import { bool, day, instant, int8, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';
import { caseConditions } from '../../safety/index.ts';

/** Requests that one child sends at the same moment are counted one after the other. */
export const lockSender = run(
  { accountId: uuid },
  `select where pg_advisory_xact_lock(hashtextextended('asks ' || $accountId::uuid, 0)) is not null`,
);

/** Requests by friend code do not count. Canceled ones do. */
export const countSentToday = one(
  { accountId: uuid, now: instant, timeZone: text, newSince: instant },
  { today: int8, isNew: bool },
  `select
     (select count(*) from friend_requests r where r.sender_id = a.id and not r.by_code
        and r.sent_at >= date_trunc('day', $now::timestamptz, $timeZone)) as today,
     a.created_at > $newSince as "isNew"
   from named_accounts a where a.id = $accountId`,
);

/** Recorded once a day. `isFirst`: for the first time today. */
export const insertRefusal = one(
  { accountId: uuid, day },
  { days: int8, isFirst: bool },
  `with noted as (
     insert into refused_asks (account_id, day) values ($accountId, $day) on conflict do nothing returning day
   )
   select (select count(*) from refused_asks where account_id = $accountId) + (select count(*) from noted) as days,
     exists (select from noted) as "isFirst"`,
);

const newSender = {
  id: uuid,
  username: text,
  birthDate: day,
  sent: int8,
  declined: int8,
  hadCase: bool,
};
const newSenderWhere = (who: string) =>
  `select a.id, a.username, a.birth_date as "birthDate",
     (select count(*) from friend_requests r where r.sender_id = a.id and not r.by_code) as sent,
     (select count(*) from friend_requests r where r.sender_id = a.id
        and (r.status = 'declined' or (r.status = 'withdrawn' and r.ended_by = 'receiver'))) as declined,
     ${caseConditions.has('asking', 'a.id')} as "hadCase"
   from people a where a.created_at > $newSince and a.id = ${who}`;

/** A new account, with how many requests it sent and how many were declined. No row for an older account. */
export const findNewSender = maybeOne({ accountId: uuid, newSince: instant }, newSender, newSenderWhere('$accountId'));

/** The same for the sender of a request. */
export const findNewSenderOfRequest = maybeOne(
  { requestId: uuid, newSince: instant },
  newSender,
  newSenderWhere('(select sender_id from friend_requests where id = $requestId)'),
);
export type NewSender = NonNullable<Row<typeof findNewSender>>;

export const withdrawSent = many(
  { accountId: uuid, now: instant },
  { receiverId: uuid },
  `update friend_requests set status = 'withdrawn', changed_at = $now, ends_at = $now, ended_by = 'sender'
   where sender_id = $accountId and status in ('pending', 'waiting') returning receiver_id as "receiverId"`,
);

export const exportRefusals = many(
  { accountId: uuid },
  { day },
  'select day from refused_asks where account_id = $accountId order by day',
);
export const deleteRefusals = run({ accountId: uuid }, 'delete from refused_asks where account_id = $accountId');
export const deleteOldRefusals = run({ before: day }, 'delete from refused_asks where day < $before');
