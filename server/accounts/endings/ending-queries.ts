import { bool, type Column, day, instant, int4, int8, nullable, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';

export type EndingReason = 'unused' | 'of_age';
const reason = text as Column<EndingReason>;

const lastUsed = 'coalesce(a.last_active_at, a.created_at)';

/** The instant at which the child reaches this age, in their time zone; a child born on 29 February turns a year older on 1 March. */
export const comesOfAge = `((c.birth_date + make_interval(years => $years::integer))::date
  + (extract(month from c.birth_date) = 2 and extract(day from c.birth_date) = 29
     and extract(day from c.birth_date + make_interval(years => $years::integer)) = 28)::integer
  )::timestamp at time zone a.time_zone`;

export const beginUnused = many(
  { unusedSince: instant, now: instant, eraseAt: instant, most: int8 },
  { id: uuid, why: reason },
  `insert into account_endings (account_id, why, noticed_at, erase_at)
   select a.id, 'unused', $now, $eraseAt from accounts a
   where a.role = 'child' and ${lastUsed} < $unusedSince
     and not exists (select from account_endings e where e.account_id = a.id)
     and not exists (select from departures d where d.account_id = a.id)
   order by ${lastUsed} limit $most
   on conflict do nothing returning account_id as id, why`,
);

/** If both apply, coming of age wins over not being used, because using the account does not stop it. */
export const beginOfAge = many(
  { years: int4, noticeBy: instant, bornBefore: day, now: instant, earliest: instant, most: int8 },
  { id: uuid, why: reason },
  `insert into account_endings as e (account_id, why, noticed_at, erase_at)
   select a.id, 'of_age', $now, greatest(${comesOfAge}, $earliest)
   from accounts a join children c on c.account_id = a.id
   where c.birth_date < $bornBefore and ${comesOfAge} <= $noticeBy
     and not exists (select from account_endings o where o.account_id = a.id and o.why = 'of_age')
     and not exists (select from departures d where d.account_id = a.id)
   order by c.birth_date limit $most
   on conflict (account_id) do update
     set why = 'of_age', noticed_at = excluded.noticed_at, noticed_again_at = null, erase_at = excluded.erase_at,
       first_sent_to = '{}', last_sent_to = '{}'
     where e.erasing_since is null
   returning account_id as id, why`,
);

const isStillTrue = `(case e.why when 'unused' then ${lastUsed} < e.noticed_at
  else exists (select from children c where c.account_id = a.id and ${comesOfAge} <= e.erase_at) end)`;

/** Deletes the endings of accounts that are used again, and of children whose birth date was corrected. */
export const cancelUntrue = run(
  { years: int4 },
  `delete from account_endings e using accounts a
   where a.id = e.account_id and e.erasing_since is null and not ${isStillTrue}`,
);

/** After a late second notice the account stays as long as the notice says. */
export const noticeAgain = many(
  { now: instant, soon: instant, most: int8 },
  { id: uuid, why: reason },
  `update account_endings set noticed_again_at = $now, erase_at = greatest(erase_at, $soon)
   where account_id = any (array(
     select account_id from account_endings
     where noticed_again_at is null and erase_at <= $soon order by erase_at limit $most
   )) returning account_id as id, why`,
);

const isDue = `e.erase_at <= $now and e.noticed_again_at is not null and ${isStillTrue}`;

export const listDue = many(
  { now: instant, years: int4 },
  { id: uuid },
  `select e.account_id as id from account_endings e join accounts a on a.id = e.account_id
   where ${isDue} order by e.erase_at limit 500`,
);

/** No row if the account was used again in the meantime. */
export const beginErasing = maybeOne(
  { id: uuid, now: instant, years: int4 },
  { id: uuid },
  `update account_endings e set erasing_since = coalesce(e.erasing_since, $now) from accounts a
   where e.account_id = $id and a.id = e.account_id and ${isDue} returning e.account_id as id`,
);

export const findEnding = maybeOne(
  { accountId: uuid },
  {
    why: reason,
    eraseAt: instant,
    noticedAt: instant,
    noticedAgainAt: nullable(instant),
    firstSentTo: uuids,
    lastSentTo: uuids,
  },
  `select why, erase_at as "eraseAt", noticed_at as "noticedAt", noticed_again_at as "noticedAgainAt",
     first_sent_to as "firstSentTo", last_sent_to as "lastSentTo"
   from account_endings where account_id = $accountId`,
);

/** The recipients of the notices: the parents, and older children at their own address. */
export const listAddresses = many(
  { accountId: uuid },
  { id: uuid, email: text },
  `select p.id, p.email from guardianships g join parents p on p.id = g.parent_id
   where g.child_id = $accountId and p.email is not null
   union select id, email from accounts where id = $accountId and email is not null`,
);

export const recordNoticeSent = run(
  { accountId: uuid, to: uuid, isLast: bool },
  `update account_endings set
     first_sent_to = case when $isLast then first_sent_to else array_append(first_sent_to, $to) end,
     last_sent_to = case when $isLast then array_append(last_sent_to, $to) else last_sent_to end
   where account_id = $accountId`,
);

export const findNamed = maybeOne(
  { accountId: uuid },
  { firstName: text, username: text, timeZone: text },
  `select c.first_name as "firstName", a.username, a.time_zone as "timeZone"
   from accounts a join children c on c.account_id = a.id where a.id = $accountId`,
);

export const deleteEnding = run({ accountId: uuid }, 'delete from account_endings where account_id = $accountId');
