import type { CaseEvent, CrisisStep } from '#contract/safety/casework.ts';
import { bool, type Column, instant, int4, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';

const event = text as Column<CaseEvent>;
const channel = text as Column<'mail' | 'webhook'>;

/** The same note to a child adds nothing. */
export const insertLogEntry = run(
  { id: uuid, caseId: uuid, event, actor: uuid, detail: nullable(text), at: instant },
  `insert into case_log (id, case_id, event, actor, detail, at) values ($id, $caseId, $event, $actor, $detail, $at)
   on conflict do nothing`,
);

/**
 * Returns the case that has the note. It is another one where the id was taken there; `isNew` is false for a repeated id. Adds nothing
 * to a case that does not exist.
 */
export const insertNote = maybeOne(
  { id: uuid, caseId: uuid, actor: uuid, words: text, at: instant },
  { caseId: uuid, isNew: bool },
  `insert into case_log (id, case_id, event, actor, detail, at)
   select $id, c.id, 'note', $actor, $words, $at from cases c where c.id = $caseId
   on conflict (id) do update set id = excluded.id returning case_id as "caseId", xmax = 0 as "isNew"`,
);

/** Newest first, before a given entry. */
export const listLog = many(
  { caseId: uuid, beforeAt: instant, beforeId: uuid, most: int8 },
  { id: uuid, event, actor: uuid, detail: nullable(text), at: instant },
  `select id, event, actor, detail, at from case_log
   where case_id = $caseId and (at, id) < ($beforeAt, $beforeId) order by at desc, id desc limit $most`,
);
export type LogRow = Row<typeof listLog>;

/** Each step that was ever ticked, with what happened to it last. */
export const listLastSteps = many(
  { caseId: uuid },
  { step: nullable(text as Column<CrisisStep>), event, at: instant },
  `select distinct on (detail) detail as step, event, at from case_log
   where case_id = $caseId and event in ('step', 'undo_step') order by detail, at desc, id desc`,
);

export const hasEntry = one(
  { caseId: uuid, event, detail: nullable(text) },
  { isThere: bool },
  `select exists (
     select from case_log where case_id = $caseId and event = $event and ($detail::text is null or detail = $detail)
   ) as "isThere"`,
);

export const listCaseAlerts = many(
  { caseId: uuid },
  { channel, at: instant, people: nullable(int4) },
  'select channel, at, people from case_alerts where case_id = $caseId order by at',
);

export const setClaim = run(
  { id: uuid, by: nullable(uuid), now: instant },
  `update cases set claimed_by = $by, claimed_at = case when $by::uuid is null then null else $now::timestamptz end
   where id = $id`,
);
