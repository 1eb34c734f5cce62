import type { Context } from '../../platform/context.ts';
import { runEach } from '../../platform/jobs/run-each.ts';
import { audit } from '../audit/audit.ts';
import { listAddedSubjects } from './addition-queries.ts';
import { closeCase, listUndecided, lockCase } from './case-queries.ts';
import { getPeople, getReviewable } from './cases.ts';
import { URGENT_DAYS } from './policy.ts';

/** A job: approves cases that were opened before an instant and are still undecided, for kinds that must not wait for ever. */
export async function approveUndecided(context: Context, kind: string, before: Date): Promise<void> {
  const undecided = await listUndecided(context.db, { kind, before });
  await runEach(context, [undecided.map(({ id }) => id), approve]);
}

function approve(context: Context, id: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const now = context.clock.now();
    // The author first, as deciding locks in this order too.
    const [timeZone, record, added] = await Promise.all([
      getPeople(context).timeZoneOf(tx, id),
      lockCase(tx, { id }),
      listAddedSubjects(tx, { caseId: id }),
    ]);
    if (!record || !['open', 'escalated', 'removing'].includes(record.state)) return;
    const { kind, subject, authorId } = record;
    const reviewable = getReviewable(context, kind);
    const settled = { state: 'decided', decision: 'approve', decidedBy: null, urgentDays: URGENT_DAYS } as const;
    tx.write(closeCase, { id, ...settled, now });
    for (const one of [subject, ...added.map((addition) => addition.subject)])
      reviewable.approve(context, tx, { id: one, authorId, timeZone });
    audit(context, tx, { actor: null, act: 'case.approve', subject: id, about: authorId, at: now });
  });
}
