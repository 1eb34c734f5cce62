import { type ReactNode, useId } from 'react';
import type { Settings } from '#contract/admin.ts';
import { type ReviewRule, reviewRules } from '#contract/rules/review.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/index.ts';
import { useChangeSettings } from '../queries.ts';
import { toastSaved } from './toast-saved.ts';

/** Which posts and comments staff read before other children do. */
export function ReviewCard({ reviewPosts, reviewComments }: Settings): ReactNode {
  const change = useChangeSettings();
  const choose = (changed: Partial<Pick<Settings, 'reviewPosts' | 'reviewComments'>>): void =>
    change.mutate(changed, { onSuccess: toastSaved });
  return (
    <Card>
      <h2>{t('admin.set.review')}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('admin.set.review.always')}</p>
      <ErrorCallout error={change.error} />
      <div className="flex flex-col gap-5">
        <RuleChoice
          label={t('admin.set.review.posts')}
          value={reviewPosts}
          disabled={change.isPending}
          onChoose={(rule) => choose({ reviewPosts: rule })}
        />
        <RuleChoice
          label={t('admin.set.review.comments')}
          value={reviewComments}
          disabled={change.isPending}
          onChoose={(rule) => choose({ reviewComments: rule })}
        />
      </div>
      <p className="mt-4 text-ink-soft text-sm">{t('admin.set.review.drawings')}</p>
    </Card>
  );
}

interface RuleChoiceProps {
  label: string;
  value: ReviewRule;
  disabled: boolean;
  onChoose: (rule: ReviewRule) => void;
}

function RuleChoice({ label, value, disabled, onChoose }: RuleChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1 font-bold font-display">{label}</legend>
      {reviewRules.map((rule) => (
        <label
          key={rule}
          className="flex min-h-12 cursor-pointer items-start gap-3 rounded-button px-2 py-2 hover:bg-mist"
        >
          <input
            type="radio"
            name={name}
            checked={rule === value}
            onChange={() => onChoose(rule)}
            className="radio mt-0.5"
          />
          <span>
            <span className="block font-bold">{t(`admin.set.review.${rule}`)}</span>
            <span className="block text-ink-soft text-sm">{t(`admin.set.review.${rule}.means`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
