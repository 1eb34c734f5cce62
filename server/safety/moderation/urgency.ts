import { DANGER, type Verdict } from '../filter/verdict.ts';
import type { Opening } from './cases.ts';

/** What a case takes from the filter's verdicts on all parts of what a child wrote. A child in a crisis comes first. */
export function toUrgency(
  ...verdicts: readonly [Verdict, ...Verdict[]]
): Pick<Opening, 'reason' | 'severity' | 'urgent' | 'verdictVersion'> {
  const isCrisis = verdicts.some(({ decision }) => decision === 'help');
  const severity = isCrisis ? DANGER : Math.max(...verdicts.map((verdict) => verdict.severity));
  return {
    reason: isCrisis ? 'crisis' : 'held',
    severity,
    urgent: severity >= DANGER,
    verdictVersion: verdicts[0].version,
  };
}
