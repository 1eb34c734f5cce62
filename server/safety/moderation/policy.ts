import type { AgeGroup } from '#contract/rules/age.ts';
import type { ReportReason } from '#contract/safety/report-reasons.ts';
import { type CaseState, type Decision, decisions } from '#contract/safety.ts';
import { DAY, HOUR, later, MINUTE } from '../../platform/clock.ts';

export interface Pressing {
  readonly openedAt: Date;
  readonly severity: number;
  readonly urgent: boolean;
  readonly ageGroup: AgeGroup | null;
}

/** One step of severity counts as so much waiting. */
const PER_SEVERITY = 12 * HOUR;
export const URGENT_DAYS = 14;
/** Further urgent cases of one author wait in line until one of these is decided. */
export const MAX_URGENT_CASES = 3;
/** Further held things of one author and kind join the newest of these cases. */
export const MAX_HELD_CASES = 20;
const youth: Record<AgeGroup, number> = { '6-8': 3 * HOUR, '9-10': 2 * HOUR, '11-12': HOUR, '13-17': 0 };
/** Each further report; the statement that adds it does the moving. */
export const REPORT_HOURS = 4;

/** The place of a case in the queue: longest waiting first; severity, urgency and a young author count as waiting. */
export function rankAt({ openedAt, severity, urgent, ageGroup }: Pressing): Date {
  return later(
    openedAt,
    -severity * PER_SEVERITY - (urgent ? URGENT_DAYS * DAY : 0) - (ageGroup ? youth[ageGroup] : 0),
  );
}

/** Newer accounts may have been made for false reports. */
export const TRUSTED_AFTER = 3 * DAY;
/** A member of staff who works alone can change their mind for so long before an account is removed. */
export const LONE_REMOVAL = DAY;

const severities: Record<ReportReason, number> = { stranger: 4, scary: 3, private: 3, unkind: 2, not_sure: 1 };

export function reportSeverity(reason: ReportReason, reporterJoinedAt: Date, now: Date) {
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
  /** The kind sends its author a message of its own. */
  readonly notifiesAuthor: boolean;
  readonly isYesOrNo: boolean;
  /** A child may be in danger. */
  readonly isCrisis: boolean;
  /** The member of staff who decided, or asked for the account's removal. */
  readonly decidedBy: string | null;
  /** An appeal against a suspension that this reviewer has set, and a colleague can answer. */
  readonly needsColleague: boolean;
}

export interface Reviewer {
  readonly accountId: string;
  readonly role: 'moderator' | 'admin';
  readonly isSettled: boolean;
}

/** Everything that this member of staff may decide now. */
export function openDecisions(facts: CaseFacts, reviewer: Reviewer): Decision[] {
  return decisions.filter((decision) => isOpenTo(facts, reviewer, decision));
}

function isOpenTo(facts: CaseFacts, reviewer: Reviewer, decision: Decision): boolean {
  const { state, onHold, hasAuthor, notifiesAuthor, isYesOrNo, decidedBy, isCrisis, needsColleague } = facts;
  if (decision === 'legal_hold') return !onHold && state !== 'withdrawn';
  if (decision === 'release_hold') return onHold && reviewer.role === 'admin';
  if (state === 'decided' || state === 'withdrawn') return false;
  if (state === 'escalated' && reviewer.role !== 'admin') return false;
  if (decision === 'escalate') return state === 'open' && reviewer.role === 'moderator';
  if (decision === 'remove_account' && state === 'removing')
    return hasAuthor && reviewer.isSettled && decidedBy !== reviewer.accountId;
  if (decision === 'remove' && needsColleague) return false;
  if (decision === 'approve' || decision === 'remove') return true;
  if (decision === 'care') return isCrisis && hasAuthor && !isYesOrNo && state !== 'removing';
  if (decision === 'teach') return hasAuthor && !notifiesAuthor;
  return hasAuthor && !isYesOrNo;
}

/** A legal hold leaves the state as it is. */
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
