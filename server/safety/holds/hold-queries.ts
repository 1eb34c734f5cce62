import { bool, instant, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';

/** Never ends a hold earlier: that would release it, which only an admin may. */
export const placeHold = run(
  { caseId: uuid, reason: text, placedBy: uuid, now: instant, endsAt: instant },
  `insert into legal_holds (case_id, reason, placed_by, placed_at, ends_at) values ($caseId, $reason, $placedBy, $now, $endsAt)
   on conflict (case_id) do update set reason = excluded.reason, placed_by = excluded.placed_by,
     placed_at = excluded.placed_at, ends_at = greatest(legal_holds.ends_at, excluded.ends_at), warned_at = null`,
);

export const deleteHold = run({ caseId: uuid }, 'delete from legal_holds where case_id = $caseId');

/** Touches no row if an admin has extended it meanwhile. */
export const deleteEndedHold = run(
  { caseId: uuid, now: instant },
  'delete from legal_holds where case_id = $caseId and ends_at <= $now and warned_at is not null',
);

export const listHolds = many(
  {},
  {
    caseId: uuid,
    kind: text,
    reason: text,
    placedBy: nullable(uuid),
    placedAt: instant,
    endsAt: instant,
    isLast: bool,
  },
  `select h.case_id as "caseId", c.kind, h.reason, h.placed_by as "placedBy", h.placed_at as "placedAt",
     h.ends_at as "endsAt", c.erase_after_hold as "isLast"
   from legal_holds h join cases c on c.id = h.case_id where c.on_hold order by h.ends_at, h.case_id limit 500`,
);

export const listEndedHolds = many(
  { now: instant },
  { caseId: uuid, authorId: nullable(uuid) },
  `select h.case_id as "caseId", c.author_id as "authorId" from legal_holds h join cases c on c.id = h.case_id
   where h.ends_at <= $now and h.warned_at is not null order by h.ends_at limit 200`,
);

/** Claims holds that end soon without a warning so far. A late warning postpones the end, so that there is time to act. */
export const warnOfHolds = many(
  { soon: instant, now: instant, least: instant },
  { caseId: uuid },
  `update legal_holds set warned_at = $now, ends_at = greatest(ends_at, $least)
   where warned_at is null and ends_at <= $soon returning case_id as "caseId"`,
);

/** A warning that reached nobody is repeated. */
export const unwarn = run({ caseId: uuid }, 'update legal_holds set warned_at = null where case_id = $caseId');

export const findAuthor = maybeOne(
  { caseId: uuid },
  { authorId: nullable(uuid) },
  'select author_id as "authorId" from cases where id = $caseId',
);
