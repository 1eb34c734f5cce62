import type * as contract from '#contract/safety/casework.ts';
import { crisisSteps } from '#contract/safety/casework.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { cursorAfter, decodePosition, toPage } from '../../platform/cursor.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { audit, isFirstLook } from '../audit/audit.ts';
import { findCase } from '../moderation/case-queries.ts';
import { getPeople } from '../moderation/cases.ts';
import type { StaffMember } from '../moderation/reviewable.ts';
import { type LogRow, type listLastSteps, listLog } from './case-log-queries.ts';

const PAGE_SIZE = 100;

/** Earlier entries of a case than those that `readCase` returns. Audited like the case itself. */
export function listCaseLog(
  context: Context,
  { accountId }: StaffActor,
  id: string,
  cursor: string,
): Promise<Returns<typeof contract.listCaseLog>> {
  const look = { actor: accountId, act: 'case.read', subject: id, at: context.clock.now() } as const;
  return context.db.transaction(async (tx) => {
    const [record, entries, staff, isFirst] = await Promise.all([
      findCase(tx, { id }),
      readLogPage(tx, id, cursor),
      getPeople(context).listStaff(tx),
      isFirstLook(tx, look),
    ]);
    if (!record) throw new Problem('not_found');
    if (isFirst) audit(context, tx, { ...look, about: record.authorId });
    return presentLog(entries, staff);
  });
}

/** The newest entries, or those before a cursor. */
export function readLogPage(db: Queryable, caseId: string, cursor?: string): Promise<LogRow[]> {
  const { at: beforeAt, id: beforeId } = decodePosition(cursor);
  return listLog(db, { caseId, beforeAt, beforeId, most: PAGE_SIZE + 1 });
}

/** A page of the log in the order in which things happened, and the cursor of the page before it. */
export function presentLog(
  entries: readonly LogRow[],
  staff: readonly StaffMember[],
): Returns<typeof contract.listCaseLog> {
  const { shown, cursor } = toPage(entries, PAGE_SIZE, cursorAfter);
  return { log: shown.toReversed().map((entry) => presentEntry(entry, staff)), earlier: cursor };
}

/** In the order in which they are to be done. */
export function doneSteps(last: readonly Row<typeof listLastSteps>[]): { step: contract.CrisisStep; at: Date }[] {
  return crisisSteps.flatMap((step) => {
    const found = last.find((one) => one.step === step);
    return found?.event === 'step' ? [{ step, at: found.at }] : [];
  });
}

export function findStaffName(staff: readonly StaffMember[], id: string | null): string | null {
  return staff.find(({ accountId }) => accountId === id)?.username ?? null;
}

function presentEntry({ id, event, actor, detail, at }: LogRow, staff: readonly StaffMember[]): contract.CaseLogEntry {
  return {
    id,
    event,
    by: findStaffName(staff, actor),
    detail: event === 'hand_over' ? findStaffName(staff, detail) : detail,
    at: at.toISOString(),
  };
}
