import { type CaseLogEntry, type CrisisStep, crisisSteps } from '#contract/safety/casework.ts';
import type { StaffMember } from '../moderation/reviewable.ts';
import type { LogRow } from './case-log-queries.ts';

/** The steps that are done, each by its last entry. */
export function doneSteps(
  entries: readonly Pick<LogRow, 'event' | 'detail' | 'at'>[],
): { step: CrisisStep; at: Date }[] {
  return crisisSteps.flatMap((step) => {
    const last = entries.findLast(
      ({ event, detail }) => detail === step && (event === 'step' || event === 'undo_step'),
    );
    return last?.event === 'step' ? [{ step, at: last.at }] : [];
  });
}

export function findStaffName(staff: readonly StaffMember[], id: string | null): string | null {
  return staff.find(({ accountId }) => accountId === id)?.username ?? null;
}

export function presentLog(entries: readonly LogRow[], staff: readonly StaffMember[]): CaseLogEntry[] {
  return entries.map(({ id, event, actor, detail, at }) => ({
    id,
    event,
    by: findStaffName(staff, actor),
    detail: event === 'hand_over' ? findStaffName(staff, detail) : detail,
    at: at.toISOString(),
  }));
}
