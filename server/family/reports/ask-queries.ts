import { instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { one, run } from '../../platform/db/statement.ts';
import { parentHasConsented } from '../consent/parent-has-consented.ts';
import { wantsReport } from './report-queries.ts';

const reads = `${parentHasConsented('g')} and ${wantsReport('g')}`;

/** Serializes a child's requests, also from two tabs. */
export const lockAsks = run(
  { childId: uuid },
  `select from pg_advisory_xact_lock(hashtextextended('report ' || $childId::uuid, 0))`,
);

/** How many grown-ups a child has, how many of them want reports, and how often a report was requested since. */
export const findLastAsk = one(
  { childId: uuid, since: instant, kind: text },
  { parents: int8, readers: int8, lastAt: nullable(instant), asks: int8 },
  `select (select count(*) from guardians g where g.child_id = $childId) as parents,
     (select count(*) from guardians g where g.child_id = $childId and ${reads}) as readers,
     max(m.due_at) as "lastAt", count(distinct m.due_at) as asks
   from parent_mails m where m.child_id = $childId and m.kind = $kind and m.due_at > $since`,
);

export const queueAskedReports = run(
  { childId: uuid, kind: text, now: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   select gen_random_uuid(), g.child_id, g.parent_id, $kind, $now
   from guardians g where g.child_id = $childId and ${reads}`,
);
