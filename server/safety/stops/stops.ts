import { type StopPlace, type StopReason, stopReasons } from '#contract/rules/week-figures.ts';
import type { RefusalKind } from '#contract/safety/screening.ts';
import { MINUTE } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { DANGER, type Verdict } from '../filter/verdict.ts';
import { toRefusalKind } from '../refusal.ts';
import { insertStop } from './stop-queries.ts';

/** A child who is refused tries again with other words: that is one thing, and not five. */
const COUNTED_ONCE = 10 * MINUTE;

/** Parents see all kinds of unkindness under one name. */
const toStopReason = (kind: RefusalKind): StopReason | undefined =>
  kind === 'hate' || kind === 'exclude' ? 'unkind' : stopReasons.find((reason) => reason === kind);

const isAboutDanger = (rule: string) => /^(crisis|selfharm|lure)\b|threat|dare/.test(rule);

interface Stopped {
  readonly accountId: string;
  readonly place: StopPlace;
  readonly verdict: Pick<Verdict, 'decision' | 'rules' | 'decidingRules' | 'severity' | 'isAlarming'>;
  readonly at: Date;
}

/** Notes for parents that the filter has refused something. Queues the write. */
export function recordStop(tx: Transaction, { accountId, place, verdict, at }: Stopped): void {
  const reason = stopReason(verdict);
  if (!reason) return;
  const slot = new Date(Math.floor(at.getTime() / COUNTED_ONCE) * COUNTED_ONCE);
  tx.write(insertStop, { accountId, place, reason, at: slot });
}

/** Undefined if parents are not told: anything that may mean danger is for staff only. */
export function stopReason(verdict: Stopped['verdict']): StopReason | undefined {
  const { decision, rules, decidingRules, severity, isAlarming } = verdict;
  if (decision !== 'refuse' || isAlarming || severity >= DANGER || rules.some(isAboutDanger)) return undefined;
  return toStopReason(toRefusalKind(decidingRules));
}
