import type * as contract from '#contract/friends/parents.ts';
import { ageGroupAt } from '#contract/rules/age.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { loadOwnChild, queueParentMails, recordParentAct } from '../../family/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { openCase, type Reviewable } from '../../safety/index.ts';
import { parentReportDecided } from '../events.ts';
import type { OwnPair } from './buddies.ts';
import { findKnown } from './buddy-queries.ts';
import { REPORT_MAIL } from './mails.ts';
import { findReport, insertReport, type ReportOutcome, setOutcome } from './report-queries.ts';

const KIND = 'parent_report';
/** A grown-up has looked before they wrote: above what the filter is not sure about, below a child in danger. */
const SEVERITY = 3;
const DANGER = 4;

type Report = Body<typeof contract.reportAsParent>;

const reasons: Record<Report['reason'], string> = {
  unkind: 'Unkind',
  private: 'Private things',
  scary: 'Scary',
  stranger: 'Like a stranger',
  not_sure: 'Not sure',
};

/** Staff see that a parent reports and what they wrote. The reported child and family never learn of it. */
export async function reportAsParent(
  context: Context,
  parent: ParentActor,
  { childId, friendId, reason, words }: OwnPair & Report,
): Promise<undefined> {
  const { parentId } = parent;
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const [, known] = await Promise.all([loadOwnChild(tx, parent, childId), findKnown(tx, { childId, friendId })]);
    if (!known?.isKnown) throw new Problem('not_found');
    const id = newId();
    const { username, birthDate } = known;
    openCase(tx, {
      kind: KIND,
      subject: id,
      reason: 'parent',
      severity: reason === 'stranger' ? DANGER : SEVERITY,
      urgent: reason === 'stranger',
      copy: {
        title: username,
        text: `${username} was reported by a parent of another child. Reason: ${reasons[reason]}.`,
        authorId: friendId,
        authorName: username,
        ageGroup: ageGroupAt(now, birthDate),
        at: now,
      },
      at: now,
    });
    tx.write(insertReport, { id, childId, parentId, friendId, reason, words, now });
    recordParentAct(context, tx, { parentId, childId, aboutId: friendId, act: 'child.report', detail: { reason } });
  });
}

/** The parent hears the outcome by mail; the reported child hears only what is decided about them. */
export const parentReports: Reviewable = {
  kind: KIND,
  notifiesAuthor: true,
  freeze: async () => undefined,
  // Not in the case's copy, which outlives the own child.
  around: async (db, id) => {
    const report = await findReport(db, { id });
    return report ? [{ who: `${report.username}'s parent`, text: report.words, at: report.at }] : [];
  },
  approve: (context, tx, { id, authorId }) => settleReport(context, tx, { id, authorId, outcome: 'looked' }),
  remove: (context, tx, { id, authorId }) => settleReport(context, tx, { id, authorId, outcome: 'acted' }),
};

function settleReport(
  context: Context,
  tx: Parameters<Reviewable['approve']>[1],
  { id, authorId, outcome }: { readonly id: string; readonly authorId: string | null; readonly outcome: ReportOutcome },
): void {
  tx.write(setOutcome, { id, outcome });
  context.events.emit(tx, parentReportDecided, authorId, { reportId: id });
}

export async function mailOutcome(context: Context, reportId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const report = await findReport(tx, { id: reportId });
    if (!report) return;
    const { childId, parentId } = report;
    queueParentMails(context, tx, { childId, parentId, kind: REPORT_MAIL });
  });
}
