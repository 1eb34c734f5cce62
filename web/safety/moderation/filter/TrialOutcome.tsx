import type { ReactNode } from 'react';
import type { Trial } from '#contract/safety/screening.ts';
import { t } from '../../messages/moderation/index.ts';
import { describeRule, describeVerdict, filterNumber } from '../findings.ts';
import { MarkedText } from '../MarkedText.tsx';

/** What the filter found in a text, and what a proposed word would change. */
export function TrialOutcome({ trial, text }: { trial: Trial; text: string }): ReactNode {
  const { decision, severity, version, findings, week } = trial;
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
      {week && (
        <>
          <p className="mt-3 font-bold">
            {t('safety.moderation.trialWeek', { count: week.changed.length })}{' '}
            {t('safety.moderation.trialRead', { count: week.read })}
          </p>
          <ul className="ruled">
            {week.changed.map(({ caseId, text: said, before, after }) => (
              <li key={caseId} className="py-2 text-sm">
                {said}
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
      )}
    </>
  );
}
