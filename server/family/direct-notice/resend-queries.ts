import { bool, instant, int8, text, uuid } from '../../platform/db/columns.ts';
import { many, one, run } from '../../platform/db/statement.ts';

/** Counts of one child's requests happen one after the other. */
export const lockChildResends = run(
  { childId: text },
  `select where pg_advisory_xact_lock(hashtextextended('consent_notices ' || $childId, 0)) is not null`,
);

/** How often the child has asked, when last, and whether an answer is missing. */
export const findResends = one(
  { childId: uuid },
  { isPending: bool, isPaused: bool, asked: int8, lastAskedAt: instant },
  `select exists (select from consent_in_force where child_id = $childId and consent = 'pending') as "isPending",
     exists (
       select from consent_in_force c join consent_answers w on w.child_id = c.child_id
       where c.child_id = $childId and c.consent = 'granted' and w.state = 'granted'
         and w.notice_version < (select max(version) from notice_versions)
     ) as "isPaused",
     count(*) as asked, coalesce(max(sent_at), 'epoch') as "lastAskedAt"
   from consent_notices where child_id = $childId`,
);

export const insertResend = run(
  { id: uuid, childId: uuid, now: instant },
  'insert into consent_notices (id, child_id, sent_at) values ($id, $childId, $now)',
);

export const exportResends = many(
  { childId: uuid },
  { sentAt: instant },
  `select sent_at as "sentAt" from consent_notices where child_id = $childId order by sent_at`,
);

export const deleteResends = run({ childId: uuid }, 'delete from consent_notices where child_id = $childId');
