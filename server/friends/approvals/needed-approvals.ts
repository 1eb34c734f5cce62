import { isUnder13At } from '#contract/rules/age.ts';
import { needsApproval } from '#contract/rules/family/buddy-approval.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { ParentRuleRow } from './rule-queries.ts';

interface Other {
  readonly otherId: string;
  readonly birthDate: string;
}

/** Which of two children who both want to be friends need a parent's approval first. */
export function listNeededApprovals(
  { accountId, ageGroup }: Pick<ChildActor, 'accountId' | 'ageGroup'>,
  { otherId, birthDate }: Other,
  rules: readonly ParentRuleRow[],
  now: Date,
): string[] {
  const isUnder13 = ageGroup !== '13-17';
  const isOtherUnder13 = isUnder13At(now, birthDate);
  const under13 = [...(isUnder13 ? [accountId] : []), ...(isOtherUnder13 ? [otherId] : [])];
  return under13.filter((id) => {
    const parentRules = rules.filter(({ childId }) => childId === id);
    const { shareGroup = false, wasEnded = false } = parentRules[0] ?? {};
    return needsApproval(parentRules, { isAcross: isUnder13 !== isOtherUnder13, shareGroup, wasEnded });
  });
}
