import { type ReactNode, useId } from 'react';
import { type BuddyApproval, buddyApprovals } from '#contract/rules/family/buddy-approval.ts';
import { FamilyProblem } from '#web/family/home/FamilyProblem.tsx';
import { t } from '../messages/parents/index.ts';
import { useBuddyRule, useSetBuddyRule } from './queries.ts';

/** Whether a parent is asked about new buddies; it counts at once. */
export function BuddyRuleChoice({ childId, childName: name }: { childId: string; childName: string }): ReactNode {
  const { data: rule } = useBuddyRule(childId);
  const { mutate, isPending, variables, error } = useSetBuddyRule(childId);
  const id = useId();
  const chosen = isPending ? variables : rule?.own;
  const isStricter = rule !== undefined && !isPending && rule.inForce !== rule.own;
  return (
    <fieldset disabled={!rule} className="min-w-0">
      <legend className="font-bold">{t('parents.rule')}</legend>
      {buddyApprovals.map((approval) => (
        <Choice
          key={approval}
          group={id}
          approval={approval}
          name={name}
          isChosen={chosen === approval}
          onChoose={() => mutate(approval)}
        />
      ))}
      {isStricter && <p className="mt-1 text-ink-soft text-sm">{t('parents.rule.stricter', { name })}</p>}
      <FamilyProblem error={error} className="mt-2" />
    </fieldset>
  );
}

interface ChoiceProps {
  group: string;
  approval: BuddyApproval;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ group, approval, name, isChosen, onChoose }: ChoiceProps): ReactNode {
  return (
    <label className="flex min-h-12 items-start gap-3 py-1.5">
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} className="radio mt-0.5" />
      <span className="min-w-0">
        {t(`parents.rule.${approval}`, { name })}
        <span className="block text-ink-soft text-sm">{t(`parents.rule.${approval}.hint`)}</span>
      </span>
    </label>
  );
}
