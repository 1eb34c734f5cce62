import { instant, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';

export type ReportOutcome = 'acted' | 'looked';

export const insertReport = run(
  { id: uuid, childId: uuid, parentId: uuid, friendId: uuid, reason: text, words: text, now: instant },
  `insert into parent_reports (id, child_id, parent_id, friend_id, reason, words, at)
   values ($id, $childId, $parentId, $friendId, $reason, $words, $now)`,
);

/** The first decision counts. */
export const setOutcome = run(
  { id: uuid, outcome: text },
  'update parent_reports set outcome = coalesce(outcome, $outcome) where id = $id',
);

export const findReport = maybeOne(
  { id: uuid },
  { childId: uuid, parentId: uuid, username: text, words: text, at: instant },
  `select r.child_id as "childId", r.parent_id as "parentId", a.username, r.words, r.at
   from parent_reports r join named_accounts a on a.id = r.child_id where r.id = $id`,
);

/** The outcomes for a mail: those that no earlier mail has reported, and its own if it is sent again. */
export const tellOutcomes = many(
  { childId: uuid, parentId: uuid, mailId: uuid },
  { outcome: nullable(text) },
  `update parent_reports set mail_id = $mailId
   where child_id = $childId and parent_id = $parentId and outcome is not null and (mail_id is null or mail_id = $mailId)
   returning outcome`,
);

export const exportReports = many(
  { accountId: uuid },
  { reason: text, words: text, at: instant },
  'select reason, words, at from parent_reports where child_id = $accountId order by at, id',
);

export const deleteReports = run(
  { accountId: uuid },
  'delete from parent_reports where child_id = $accountId or friend_id = $accountId',
);
