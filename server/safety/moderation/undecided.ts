import type { Context } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { listAddedSubjects } from './addition-queries.ts';
import { closeCase, listUndecided, lockCase } from './case-queries.ts';
import { getPeople, getReviewable } from './cases.ts';
import { URGENT_DAYS } from './policy.ts';

/** A job: approves cases that were opened before an instant and are still undecided, for kinds that must not wait for ever. */
export async function approveUndecided(context: Context, kind: string, before: Date): Promise<void> {
  const { db, clock } = context;
  const reviewable = getReviewable(context, kind);
  for (const { id } of await listUndecided(db, { kind, before }))
    await db.transaction(async (tx) => {
      const now = clock.now();
      // The author first, as deciding locks in this order too.
      const [timeZone, record, added] = await Promise.all([
        getPeople(context).timeZoneOf(tx, id),
        lockCase(tx, { id }),
        listAddedSubjects(tx, { caseId: id }),
      ]);
      if (!record || !['open', 'escalated', 'removing'].includes(record.state)) return;
      const { subject, authorId } = record;
      const settled = { state: 'decided', decision: 'approve', decidedBy: null, urgentDays: URGENT_DAYS } as const;
      tx.write(closeCase, { id, ...settled, now });
      for (const one of [subject, ...added.map((addition) => addition.subject)])
        reviewable.approve(context, tx, { id: one, authorId, timeZone });
      audit(context, tx, { actor: null, act: 'case.approve', subject: id, about: authorId, at: now });
    });
}
