import type { ReactNode } from 'react';
import { difficulties } from '#contract/cards/common.ts';
import { riddleCategories } from '#contract/cards/kinds/riddle.ts';
import type { RiddleStats } from '#contract/cards/kinds/riddle-desk.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';

/** How many riddles children can get. */
export function RiddleFigures({ totalRiddles, generatedRiddles, drafts, retired, cells }: RiddleStats): ReactNode {
  const figures = [
    [t('admin.riddles.total'), totalRiddles],
    [t('admin.riddles.generated'), generatedRiddles],
    [t('admin.riddles.drafts'), drafts],
    [t('admin.riddles.retired'), retired],
  ] as const;
  const countRiddles = (category: string, difficulty: string) =>
    cells.find((cell) => cell.category === category && cell.difficulty === difficulty)?.riddles ?? 0;
  return (
    <Card className="grid items-start gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 wide:grid-cols-2">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end rounded-button border-2 border-line px-4 py-2">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="font-bold font-display text-3xl tabular-nums leading-tight">{shown(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="overflow-x-auto">
        <h2>{t('admin.riddles.byCell')}</h2>
        <table className="mt-2 w-full tabular-nums">
          <thead>
            <tr className="border-line border-b-2 text-sm">
              <th scope="col" className="py-2 pe-2 text-start">
                {t('admin.riddles.category')}
              </th>
              {difficulties.map((difficulty) => (
                <th key={difficulty} scope="col" className="px-1 py-2 text-end sm:px-3">
                  {t(`admin.riddles.difficulty.${difficulty}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {riddleCategories.map((category) => (
              <tr key={category} className="border-line border-b">
                <th scope="row" className="py-2 pe-2 text-start font-normal">
                  {t(`admin.riddles.category.${category}`)}
                </th>
                {difficulties.map((difficulty) => (
                  <td key={difficulty} className="px-1 py-2 text-end sm:px-3">
                    {shown(countRiddles(category, difficulty))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function shown(value: number): string {
  return value.toLocaleString(currentLocale());
}
