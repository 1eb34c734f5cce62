import type { ReactNode } from 'react';
import type { SignedFormReview } from '#contract/family.ts';
import { offeredScopes } from '#contract/rules/consent.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { formatTime } from '../format-time.ts';
import { t } from '../messages/forms/index.ts';

/** The parent's request, to compare with the form. */
export function FormRecord({ form }: { form: SignedFormReview }): ReactNode {
  const { code, firstName, username, parentName, parentEmail, scopes, noticeVersion, handedInAt } = form;
  const facts = [
    [t('forms.review.parent'), parentName],
    [t('forms.review.child'), `${firstName} (${username})`],
    [t('forms.review.email'), parentEmail],
    [t('forms.review.notice'), t('forms.review.version', { version: noticeVersion })],
  ] as const;
  return (
    <Card>
      <h2>{t('forms.review.record')}</h2>
      <p className="text-ink-soft text-sm">{t('forms.staff.handedIn', { when: formatTime(handedInAt) })}</p>
      <p className="mt-3 text-ink-soft text-sm">{t('forms.review.code')}</p>
      <p className="font-bold font-display text-2xl tracking-wide">{code}</p>
      <dl className="mt-3 flex flex-col gap-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="break-words font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-4">{t('forms.review.allows')}</h3>
      <ul className="mt-1">
        {offeredScopes.map((scope) => {
          const isAllowed = scopes.includes(scope);
          return (
            <li key={scope} className={isAllowed ? 'flex gap-2 font-bold' : 'flex gap-2 text-ink-soft'}>
              <span aria-hidden="true">{isAllowed ? '☑' : '☐'}</span>
              {t(`forms.scope.${scope}`)}
              <span className="sr-only">{t(isAllowed ? 'forms.review.allows' : 'forms.review.notAllowed')}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
