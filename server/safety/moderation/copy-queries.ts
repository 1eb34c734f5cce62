import { bool, bytea, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one } from '../../platform/db/statement.ts';

export const findHasPicture = maybeOne(
  { caseId: uuid },
  { hasPicture: bool },
  'select picture is not null as "hasPicture" from case_copies where case_id = $caseId',
);

export const findPicture = maybeOne(
  { caseId: uuid },
  { picture: nullable(bytea) },
  'select picture from case_copies where case_id = $caseId',
);

export const deleteCopies = one(
  { before: instant, limit: int8 },
  { count: int8 },
  `with settled as (
     select id from cases c
     where state in ('decided', 'withdrawn') and decided_at <= $before and not on_hold and (
       exists (select from case_copies where case_id = c.id)
       or exists (select from case_additions where case_id = c.id and text is not null)
       or exists (select from case_log where case_id = c.id and event = 'note' and detail is not null)
     ) order by decided_at limit $limit
   ), emptied as (
     update case_additions set title = null, text = null, author_name = null, picture = null
     where case_id in (select id from settled) and text is not null
   )
   , unsaid as (
     update case_log set detail = null where event = 'note' and case_id in (select id from settled) and detail is not null
   ), gone as (
     delete from case_copies where case_id in (select id from settled)
   )
   select count(*) as count from settled`,
);

/** Texts of cases since an instant whose copies still exist, newest first. */
export const listRetainedTexts = many(
  { since: instant },
  { caseId: uuid, title: text, text },
  `select k.case_id as "caseId", k.title, k.text from case_copies k join cases c on c.id = k.case_id
   where c.opened_at > $since order by c.opened_at desc limit 2000`,
);
