import { ADDITIONS_SHOWN } from '#contract/rules/lanes.ts';
import type * as contract from '#contract/safety.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { cursorAfter, decodePosition } from '../../platform/cursor.ts';
import { Problem } from '../../platform/problem.ts';
import { audit, auditLook, isFirstLook } from '../audit/audit.ts';
import { doneSteps, presentLog, readLogPage } from '../casework/case-log.ts';
import { hasEntry, listCaseAlerts, listLastSteps } from '../casework/case-log-queries.ts';
import { countReasons } from '../report-queries.ts';
import { needsColleague } from '../suspensions/colleague.ts';
import { findAppealed } from '../suspensions/suspension-queries.ts';
import { listAdditions } from './addition-queries.ts';
import { type CaseRecord, countWaiting, findCase, findHistory, listWaiting, markRead } from './case-queries.ts';
import { getPeople, getReviewable } from './cases.ts';
import { findHasPicture } from './copy-queries.ts';
import { listDutiesNow } from './duty.ts';
import { type CaseFacts, openDecisions } from './policy.ts';
import {
  presentAddition,
  presentAppealed,
  presentAuthor,
  presentClaim,
  presentCrisis,
  presentRow,
  presentWords,
} from './present-case.ts';
import { findMessageToAuthor } from './staff-message-queries.ts';

const PAGE_SIZE = 50;
const beginning = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/** A page of waiting cases. Audited, as it shows what children wrote, but not each time that an open queue loads it again. */
export async function listCases(
  context: Context,
  { accountId }: StaffActor,
  { lane, show, kind, ageGroup, cursor }: Query<typeof contract.listCases>,
): Promise<Returns<typeof contract.listCases>> {
  const { at: afterRank, id: afterId } = decodePosition(cursor, beginning);
  const [rows, staff] = await context.db.transaction(async (tx) => {
    const filters = { lane, show, kind: kind ?? null, ageGroup: ageGroup ?? null, self: accountId };
    const look = { actor: accountId, act: 'cases.list', subject: afterId, at: context.clock.now() } as const;
    return Promise.all([
      listWaiting(tx, { ...filters, afterRank, afterId, most: PAGE_SIZE }),
      getPeople(context).listStaff(tx),
      auditLook(context, tx, look),
    ]);
  });
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  return {
    cases: rows.map((row) => presentRow(row, staff)),
    cursor: last ? cursorAfter({ at: last.rankAt, id: last.id }) : null,
  };
}

/** A case with what staff need to decide it, and no more. Audited, but not each time that an open case is loaded again. */
export async function readCase(context: Context, actor: StaffActor, id: string): Promise<contract.CaseFile> {
  const { db, clock } = context;
  const at = clock.now();
  const look = { actor: actor.accountId, act: 'case.read', subject: id, at } as const;
  const [record, isFirst] = await db.withConnection((connection) =>
    Promise.all([findCase(connection, { id }), isFirstLook(connection, look)]),
  );
  if (!record) throw new Problem('not_found');
  const { authorId, kind, subject, decidedBy } = record;
  const people = getPeople(context);
  return db.transaction((tx) => {
    const reads = tx.readAtCommit(() =>
      Promise.all([
        getReviewable(context, kind).around?.(tx, subject),
        countReasons(tx, { caseId: id }),
        findHasPicture(tx, { caseId: id }),
        listAdditions(tx, { caseId: id, most: ADDITIONS_SHOWN }),
        authorId === null ? undefined : people.describe(tx, authorId),
        authorId === null ? undefined : findHistory(tx, { authorId }),
        decidedBy === null ? undefined : people.describe(tx, decidedBy),
        people.listStaff(tx),
        readLogPage(tx, id),
        listLastSteps(tx, { caseId: id }),
        hasEntry(tx, { caseId: id, event: 'contact', detail: null }),
        listCaseAlerts(tx, { caseId: id }),
        people.timeZoneOf(tx, id),
        kind === 'appeal' ? findAppealed(tx, { id: subject }) : undefined,
        authorId === null ? undefined : findMessageToAuthor(tx, { caseId: id, authorId }),
      ]),
    );
    tx.write(markRead, { id, now: at });
    if (isFirst) audit(context, tx, { ...look, about: authorId });
    return tx.afterCommit(() => {
      const [around = [], reportReasons, drawing, additions, author, history, decider, ...work] = reads.result;
      const [staff, entries, steps, contact, alerts, timeZone, appealed, message] = work;
      const words = presentWords(record, staff);
      const isForColleague = needsColleague(record, appealed, actor, { staff, now: at });
      return {
        ...words,
        claim: presentClaim(record, staff, actor),
        ...presentLog(entries, staff),
        stepsDone: doneSteps(steps).map(({ step, at }) => ({ step, at: at.toISOString() })),
        alerts: alerts.map((alert) => ({ ...alert, at: alert.at.toISOString() })),
        crisis: presentCrisis(record, { additions, timeZone, isParentContactRead: contact.isThere }),
        hasPicture: drawing?.hasPicture ?? false,
        additions: additions.map(presentAddition),
        around: around.map((line) => ({ ...line, at: line.at?.toISOString() ?? null })),
        reportReasons: [...reportReasons],
        author: presentAuthor(author, history),
        suspension: appealed ? presentAppealed(appealed, staff, isForColleague) : null,
        decision: record.decision,
        decidedBy: decider?.username ?? null,
        message: message ? { at: message.at.toISOString(), seenAt: message.seenAt?.toISOString() ?? null } : null,
        can: openDecisions({ ...toCaseFacts(context, record), needsColleague: isForColleague }, actor),
      };
    });
  });
}

export async function readReviewQueue(
  { db, clock }: Context,
  { accountId }: StaffActor,
): Promise<Returns<typeof contract.readReviewQueue>> {
  const [counts, duties] = await db.withConnection((connection) =>
    Promise.all([countWaiting(connection, { self: accountId }), listDutiesNow(connection, clock.now())]),
  );
  return {
    ...counts,
    oldestAt: counts.oldestAt?.toISOString() ?? null,
    isOnDuty: duties.some((duty) => duty.accountId === accountId),
    onDuty: duties.length,
  };
}

/** What a decision depends on. */
export function toCaseFacts(context: Context, record: CaseRecord): Omit<CaseFacts, 'needsColleague'> {
  const { kind, reason, state, onHold, authorId, decidedBy } = record;
  const { notifiesAuthor = false, isYesOrNo = false } = getReviewable(context, kind);
  const isCrisis = reason === 'crisis';
  return { state, onHold, hasAuthor: authorId !== null, notifiesAuthor, isYesOrNo, decidedBy, isCrisis };
}
