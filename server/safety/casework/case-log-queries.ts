import type { CaseEvent } from '#contract/safety/casework.ts';
import { type Column, instant, int4, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, type Row, run } from '../../platform/db/statement.ts';

const event = text as Column<CaseEvent>;
const channel = text as Column<'mail' | 'webhook'>;

/** A repeated id, or the same note to a child, adds nothing. */
export const insertLogEntry = run(
  { id: uuid, caseId: uuid, event, actor: uuid, detail: nullable(text), at: instant },
  `insert into case_log (id, case_id, event, actor, detail, at) values ($id, $caseId, $event, $actor, $detail, $at)
   on conflict do nothing`,
);

export const listLog = many(
  { caseId: uuid },
  { id: uuid, event, actor: uuid, detail: nullable(text), at: instant },
  'select id, event, actor, detail, at from case_log where case_id = $caseId order by at, id limit 500',
);
export type LogRow = Row<typeof listLog>;

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
