import type { ReactNode } from 'react';
import { type ConsentMethod, canGrant, offeredScopes } from '#contract/rules/consent.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/forms/index.ts';

/** The consent methods of this operator side by side, from the same table that the server uses. */
export function WaysCard({ methods }: { methods: readonly ConsentMethod[] }): ReactNode {
  const columns = groupByScopes(methods);
  return (
    <Card>
      <h2>{t('forms.ways')}</h2>
      <p className="mt-1 text-sm">{t('forms.why')}</p>
      <dl className="mt-3 flex flex-col gap-2 text-sm">
        {methods.map((method) => (
          <div key={method}>
            <dt className="font-bold">{t(`forms.way.${method}`)}</dt>
            <dd className="text-ink-soft">{t(`forms.way.${method}.how`)}</dd>
          </div>
        ))}
      </dl>
      {/* With large letters it is wider than a phone. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it */}
      <section tabIndex={0} aria-label={t('forms.ways.caption')} className="relative mt-4 overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{t('forms.ways.caption')}</caption>
          <thead>
            <tr className="border-line border-b-2">
              <th scope="col" className="py-2 pe-2 text-start align-bottom font-bold">
                {t('forms.ways.scope')}
              </th>
              {columns.map((alike) => (
                <th key={alike.join()} scope="col" className="px-1 py-2 text-center align-bottom font-bold">
                  {alike.map((method, at) => (
                    <span key={method} className="block">
                      {t(`forms.way.${method}`)}
                      {at < alike.length - 1 && ','}
                    </span>
                  ))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {offeredScopes.map((scope) => (
              <tr key={scope} className="border-line border-b last:border-b-0">
                <th scope="row" className="py-2 pe-2 text-start font-normal">
                  {t(`forms.scope.${scope}`)}
                </th>
                {columns.map((alike) => (
                  <td key={alike.join()} className="px-1 py-2 text-center">
                    <Mark isOpen={alike.some((method) => canGrant(method, scope))} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** Ways that open the same share a column, so that four of them fit on a phone. */
function groupByScopes(methods: readonly ConsentMethod[]): readonly (readonly ConsentMethod[])[] {
  const opened = (method: ConsentMethod) => offeredScopes.filter((scope) => canGrant(method, scope)).join();
  const kinds = [...new Set(methods.map(opened))];
  return kinds.map((kind) => methods.filter((method) => opened(method) === kind));
}

function Mark({ isOpen }: { isOpen: boolean }): ReactNode {
  return (
    <>
      <span aria-hidden="true" className={isOpen ? 'font-bold text-leaf-deep text-lg' : 'text-ink-soft'}>
        {isOpen ? '✓' : '–'}
      </span>
      <span className="sr-only">{t(isOpen ? 'forms.ways.opens' : 'forms.ways.not')}</span>
    </>
  );
}
