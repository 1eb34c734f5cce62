import type { ReactNode } from 'react';
import type { FilterPeriod } from '#contract/safety/learning.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { describeRule } from '#web/safety/moderation/findings.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/filter/index.ts';

/** How often each rule was right, the ones that were wrong most often first. */
export function RulesCard({ days, rules }: Pick<FilterPeriod, 'days' | 'rules'>): ReactNode {
  return (
    <Card>
      <h2>{t('admin.filter.rules', { days })}</h2>
      {rules.length > 0 && <p className="mt-1 max-w-176 text-ink-soft">{t('admin.filter.rulesText')}</p>}
      {rules.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('admin.filter.noRules')}</p>
      ) : (
        <table className="mt-2 w-full max-w-176 tabular-nums">
          <thead>
            <tr className="border-line border-b-2 text-ink-soft text-sm">
              <th scope="col" className="py-2 text-start">
                {t('admin.filter.rule')}
              </th>
              <th scope="col" className="py-2 ps-1 text-end sm:ps-3">
                {t('admin.filter.wrong')}
              </th>
              <th scope="col" className="py-2 ps-1 text-end sm:ps-3">
                {t('admin.filter.right')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ rule, right, wrong }) => (
              <tr key={rule} className="border-line border-b last:border-b-0">
                <th scope="row" className="wrap-anywhere py-2 text-start font-normal">
                  <span className="block font-bold">{describeRule(rule)}</span>
                  <code className="break-all text-ink-soft text-sm">{rule}</code>
                </th>
                <td className="py-2 ps-1 text-end sm:ps-3 font-bold">{wrong.toLocaleString(currentLocale())}</td>
                <td className="py-2 ps-1 text-end sm:ps-3">{right.toLocaleString(currentLocale())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
