import type { Identification } from '#contract/family.ts';
import { bool, type Column, instant, int4, json, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';

export type RequestKind = 'copy' | 'correct' | 'delete' | 'withdraw' | 'keep';
export type RequestState = 'open' | 'done' | 'refused';
/** The old and the new value of each corrected field. */
export type Changes = Readonly<Record<string, { readonly from: string; readonly to: string }>>;

export const requestKind = text as Column<RequestKind>;
const requestState = text as Column<RequestState>;
export const askedBy = text as Column<'parent' | 'child' | 'staff'>;
export const identification = text as Column<Identification>;

export const insertRequest = run(
  {
    id: uuid,
    childId: uuid,
    parentId: nullable(uuid),
    kind: requestKind,
    askedBy,
    staffId: nullable(uuid),
    identifiedBy: nullable(identification),
    state: requestState,
    changes: nullable(json<Changes>()),
    note: nullable(text),
    isOdd: bool,
    now: instant,
    dueAt: instant,
  },
  `insert into data_access_requests (id, child_id, parent_id, kind, asked_by, staff_id, identified_by, state, changes, note,
     is_odd, asked_at, due_at, done_at)
   values ($id, $childId, $parentId, $kind, $askedBy, $staffId, $identifiedBy, $state, $changes, $note, $isOdd, $now, $dueAt,
     case when $state::text = 'open' then null else $now::timestamptz end)`,
);

export const exportRequests = many(
  { childId: uuid },
  {
    kind: requestKind,
    askedBy,
    parentId: nullable(uuid),
    state: requestState,
    changes: nullable(json<Changes>()),
    askedAt: instant,
    doneAt: nullable(instant),
  },
  `select kind, asked_by as "askedBy", parent_id as "parentId", state, changes, asked_at as "askedAt", done_at as "doneAt"
   from data_access_requests where child_id = $childId order by asked_at, id`,
);

/** The date of an answered request is kept without a name until its retention ends. */
export const anonymizeRequests = run(
  { childId: uuid, years: int4 },
  `update data_access_requests set child_id = null, parent_id = null, changes = null, note = null,
     kept_until = asked_at + make_interval(years => $years) where child_id = $childId`,
);

/** Uses the real clock as well, so that a test's clock never deletes too early. */
export const deleteOldRequests = run(
  { now: instant },
  'delete from data_access_requests where kept_until < least($now::timestamptz, now())',
);
