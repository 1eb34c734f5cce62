import { bool, bytea, byteas, instant, int8, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';
import { settingSql } from '../../platform/setting-queries.ts';

export const blockAddress = run(
  { addressHash: bytea, why: text, now: instant },
  `insert into blocked_addresses (address_hash, why, at) values ($addressHash, $why, $now)
   on conflict (address_hash) do nothing`,
);

export const unblockAddress = run(
  { addressHashes: byteas },
  'delete from blocked_addresses where address_hash = any ($addressHashes)',
);

export const findBlock = maybeOne(
  { addressHashes: byteas },
  { at: instant },
  'select at from blocked_addresses where address_hash = any ($addressHashes) order by at limit 1',
);

/** Serializes counting the mails to an address until the transaction ends. */
export const lockAddress = run(
  { addressHash: bytea },
  `select where pg_advisory_xact_lock(hashtextextended(encode($addressHash, 'hex'), 0)) is not null`,
);

const codeMailsAnHour = settingSql('code_mails_an_hour');

/**
 * Notes a mail to an address, unless it got its share since then: as many as staff have set, where they can, else the usual
 * number. One that was noted under its id already may be tried until it is delivered, and counts once. After `until` none can
 * have been sent: those were noted while the clock was wrong.
 */
export const countCodeMail = run(
  { id: uuid, addressHash: bytea, now: instant, since: instant, until: instant, isSettable: bool, usual: int8 },
  `insert into code_mails (id, address_hash, sent_at)
   select $id::uuid, $addressHash::bytea, $now::timestamptz
   where exists (select from code_mails where id = $id and address_hash = $addressHash)
     or (select count(*) from code_mails where address_hash = $addressHash and sent_at > $since and sent_at <= $until) <
       coalesce(case when $isSettable and ${codeMailsAnHour} ~ '^[0-9]{1,6}$' then ${codeMailsAnHour}::bigint end, $usual)
   on conflict (id, address_hash) do update set sent_at = excluded.sent_at where not code_mails.delivered`,
);

export const markDelivered = run(
  { id: uuid, addressHash: bytea },
  'update code_mails set delivered = true where id = $id and address_hash = $addressHash',
);

export const findFirstCodeMail = maybeOne(
  { addressHash: bytea, since: instant, until: instant },
  { sentAt: instant },
  `select sent_at as "sentAt" from code_mails
   where address_hash = $addressHash and sent_at > $since and sent_at <= $until order by sent_at limit 1`,
);

export const deleteOldCodeMails = run(
  { before: instant, until: instant },
  `with old as (delete from code_mails where sent_at < $before)
   delete from code_mails where sent_at > $until`,
);
