import { bool, bytea, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many } from '../../platform/db/statement.ts';

/** What was added to a case. The decision applies to all of it. */
export const listAddedSubjects = many(
  { caseId: uuid },
  { subject: uuid },
  'select subject from case_additions where case_id = $caseId order by written_at, subject',
);

/** The newest of what was added, oldest first, with how many there are. */
export const listAdditions = many(
  { caseId: uuid, most: int8 },
  { title: text, text, authorName: text, writtenAt: instant, hasPicture: bool },
  `select coalesce(title, '') as title, coalesce(text, '') as text, coalesce(author_name, '') as "authorName",
     written_at as "writtenAt", picture is not null as "hasPicture"
   from (
     select * from case_additions where case_id = $caseId order by written_at desc, subject desc limit $most
   ) newest
   order by written_at, subject`,
);

/** The pictures among the newest of what was added. */
export const listAddedPictures = many(
  { caseId: uuid, most: int8 },
  { writtenAt: instant, picture: nullable(bytea) },
  `select written_at as "writtenAt", picture
   from (
     select * from case_additions where case_id = $caseId order by written_at desc, subject desc limit $most
   ) newest
   where picture is not null order by written_at, subject`,
);
