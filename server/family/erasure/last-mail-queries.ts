import { bool, instant, int4, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';

/** The parents who are told that their child was erased: those who ever consented, and the one who deleted the account. */
export const listLastAddressees = many(
  { childId: uuid },
  { email: text, hasOther: bool },
  `select g.email, exists (
     select from guardians other where other.parent_id = g.parent_id and other.child_id <> g.child_id
   ) as "hasOther"
   from guardians g where g.child_id = $childId and (exists (
     select from consent_records r where r.child_id = g.child_id and r.parent_id = g.parent_id and r.state = 'granted'
   ) or exists (
     select from leaving_accounts d where d.account_id = g.child_id and d.asked_by_parent = g.parent_id
   ))`,
);

export const insertLastMail = run(
  { id: uuid, sealed: text, now: instant },
  'insert into last_mails (id, sealed, due_at) values ($id, $sealed, $now)',
);

export const claimLastMail = maybeOne(
  { now: instant, staleBefore: instant },
  { id: uuid, sealed: text, tries: int4 },
  `update last_mails set claimed_at = $now, tries = tries + 1 where id in (
     select id from last_mails where due_at <= $now and (claimed_at is null or claimed_at < $staleBefore)
     order by due_at limit 1 for update skip locked
   ) returning id, sealed, tries`,
);
export type ClaimedMail = Row<typeof claimLastMail>;

export const postponeLastMail = run(
  { id: uuid, dueAt: instant },
  'update last_mails set due_at = $dueAt, claimed_at = null where id = $id',
);

export const deleteLastMail = run({ id: uuid }, 'delete from last_mails where id = $id');
