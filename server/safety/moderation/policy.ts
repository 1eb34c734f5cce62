import type { AgeGroup } from '#contract/rules/age.ts';
import { type CaseState, type Decision, decisions, type ReportReason } from '#contract/safety.ts';
import { DAY, HOUR, later, MINUTE } from '../../platform/clock.ts';

export interface Pressing {
  readonly openedAt: Date;
  readonly severity: number;
  readonly urgent: boolean;
  readonly ageGroup: AgeGroup | null;
}

/** How many hours of waiting each of them is worth. */
const A_SEVERITY = 12 * HOUR;
export const URGENT_DAYS = 14;
/** More urgent cases of one author do not go before those of others: they wait until one of these is decided. */
export const MAX_URGENT_CASES = 3;
/** What else is held of one author and kind joins the newest of these. */
export const MAX_HELD_CASES = 20;
const youth: Record<AgeGroup, number> = { '6-8': 3 * HOUR, '9-10': 2 * HOUR, '11-12': HOUR, '13-17': 0 };
/** Each further report; the statement that adds it does the moving. */
export const A_REPORT_HOURS = 4;

/** Where a case stands in the queue: who has waited longest comes first, and what presses counts as waiting. */
export function rankAt({ openedAt, severity, urgent, ageGroup }: Pressing): Date {
  return later(openedAt, -severity * A_SEVERITY - (urgent ? URGENT_DAYS * DAY : 0) - (ageGroup ? youth[ageGroup] : 0));
}

/** An account of yesterday may have been made for telling tales. */
export const TRUSTED_AFTER = 3 * DAY;
export const COPY_KEPT = 30 * DAY;
/** How long one member of staff alone has to sleep on it before an account goes. */
export const LONE_REMOVAL = DAY;

const severities: Record<ReportReason, number> = { stranger: 4, scary: 3, private: 3, unkind: 2, not_sure: 1 };

export function alarmOf(reason: ReportReason, reporterJoinedAt: Date, now: Date) {
  const isTrusted = later(reporterJoinedAt, TRUSTED_AFTER) <= now;
  return isTrusted
    ? { severity: severities[reason], urgent: reason === 'stranger', counts: true }
    : { severity: 1, urgent: false, counts: false };
}

export const suspensionLengths = { pause_5m: 5 * MINUTE, pause_1h: HOUR, pause_24h: DAY } as const;

export function isSuspension(decision: Decision): decision is keyof typeof suspensionLengths {
  return decision in suspensionLengths;
}

/** What a decision depends on. */
export interface CaseFacts {
  readonly state: CaseState;
  readonly onHold: boolean;
  readonly hasAuthor: boolean;
  /** Its author hears of it in another way, so there is nothing to teach. */
  readonly notifiesAuthor: boolean;
  readonly isYesOrNo: boolean;
  /** Who has asked for the removal of the account, or has decided. */
  readonly decidedBy: string | null;
}

export interface Reviewer {
  readonly accountId: string;
  readonly role: 'moderator' | 'admin';
  readonly isSettled: boolean;
}

/** Everything that this member of staff may decide now. */
export function openDecisions(standing: CaseFacts, judge: Reviewer): Decision[] {
  return decisions.filter((decision) => isOpenTo(standing, judge, decision));
}

function isOpenTo(standing: CaseFacts, judge: Reviewer, decision: Decision): boolean {
  const { state, onHold, hasAuthor, notifiesAuthor, isYesOrNo, decidedBy } = standing;
  if (decision === 'legal_hold') return !onHold && state !== 'withdrawn';
  if (decision === 'release_hold') return onHold && judge.role === 'admin';
  if (state === 'decided' || state === 'withdrawn') return false;
  if (state === 'escalated' && judge.role !== 'admin') return false;
  if (decision === 'escalate') return state === 'open' && judge.role === 'moderator';
  if (decision === 'remove_account' && state === 'removing')
    return hasAuthor && judge.isSettled && decidedBy !== judge.accountId;
  if (decision === 'approve' || decision === 'remove') return true;
  if (decision === 'teach') return hasAuthor && !notifiesAuthor;
  return hasAuthor && !isYesOrNo;
}

/** Where the case stands afterwards. A hold changes nothing else. */
export function stateAfter(state: CaseState, decision: Decision): CaseState {
  switch (decision) {
    case 'legal_hold':
    case 'release_hold':
      return state;
    case 'escalate':
      return 'escalated';
    case 'remove_account':
      return state === 'removing' ? 'decided' : 'removing';
    default:
      return 'decided';
  }
}
