import type { ReactNode } from 'react';
import type { Trial } from '#contract/safety/screening.ts';
import { t } from '../../messages/moderation/index.ts';
import { describeRule, describeVerdict, filterNumber } from '../findings.ts';
import { MarkedText } from '../MarkedText.tsx';

/** What the filter found in a text. */
export function TextVerdict({ trial, text }: { trial: Trial; text: string }): ReactNode {
  const { decision, severity, version, findings } = trial;
  return (
    <>
      <p className="font-bold">
        {t('safety.moderation.trialVerdict', {
          severity,
          decision: describeVerdict(decision),
          version: filterNumber(version),
        })}
      </p>
      {findings.length === 0 ? (
        <p>{t('safety.moderation.trialNothing')}</p>
      ) : (
        <MarkedText text={text} marks={findings} />
      )}
      <ul className="text-ink-soft text-sm">
        {findings.map(({ rule, from, to, severity: how, decision: what }) => (
          <li key={`${rule}${from}`}>
            {describeRule(rule)}{' '}
            {t('safety.moderation.trialFinding', {
              text: text.slice(from, to),
              decision: describeVerdict(what),
              severity: how,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

interface WeekWithWordProps {
  week: NonNullable<Trial['week']>;
  /** What makes it so from now on. */
  children: ReactNode;
}

/** What a proposed word would have changed: first how much, then the button, and last the texts, which may be many. */
export function WeekWithWord({ week: { read, changes, changed }, children }: WeekWithWordProps): ReactNode {
  return (
    <>
      <p className="font-bold">
        {t('safety.moderation.trialWeek', { count: changes })} {t('safety.moderation.trialRead', { count: read })}
      </p>
      {children}
      {changes > changed.length && (
        <p className="text-ink-soft">{t('safety.moderation.trialFirst', { count: changed.length })}</p>
      )}
      <ul className="ruled">
        {changed.map(({ caseId, text, before, after }) => (
          <li key={caseId} className="wrap-anywhere py-2 text-sm">
            {text}
            <span className="block text-ink-soft">
              {t('safety.moderation.trialChanged', {
                before: describeVerdict(before.decision),
                after: describeVerdict(after.decision),
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
