import { type ReactNode, useState } from 'react';
import { difficulties } from '#contract/cards/common.ts';
import { riddleCategories } from '#contract/cards/kinds/riddle.ts';
import { riddleStatuses } from '#contract/cards/kinds/riddle-desk.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { Choice } from '../Choice.tsx';
import { LoadMoreButton } from '../LoadMoreButton.tsx';
import { t } from '../messages/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { DraftGenerator } from './DraftGenerator.tsx';
import { Generators } from './Generators.tsx';
import { type Filter, useGeneratedRiddles, useRiddleStats } from './queries.ts';
import { RiddleFigures } from './RiddleFigures.tsx';
import { RiddleRow } from './RiddleRow.tsx';

/** How many riddles there are, the generators, and what they made. */
export function RiddlesPage(): ReactNode {
  const stats = useRiddleStats();
  return (
    <AdminFrame title={t('admin.riddles')}>
      <WhenLoaded of={stats}>{(loaded) => <RiddleFigures {...loaded} />}</WhenLoaded>
      <Generators />
      {stats.data?.hasModel && <DraftGenerator />}
      <Generated />
    </AdminFrame>
  );
}

function Generated(): ReactNode {
  const [filter, setFilter] = useState<Filter>({ status: '', category: '', difficulty: '' });
  const found = useGeneratedRiddles(filter);
  return (
    <Card>
      <h2>{t('admin.riddles.list')}</h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-3">
        <Choice
          label={t('admin.riddles.category')}
          none={t('admin.riddles.all')}
          value={filter.category}
          options={riddleCategories}
          nameOf={(option) => t(`admin.riddles.category.${option}`)}
          onChoose={(category) => setFilter({ ...filter, category })}
        />
        <Choice
          label={t('admin.riddles.difficulty')}
          none={t('admin.riddles.all')}
          value={filter.difficulty}
          options={difficulties}
          nameOf={(option) => t(`admin.riddles.difficulty.${option}`)}
          onChoose={(difficulty) => setFilter({ ...filter, difficulty })}
        />
        <Choice
          label={t('admin.riddles.status')}
          none={t('admin.riddles.all')}
          value={filter.status}
          options={riddleStatuses}
          nameOf={(option) => t(`admin.riddles.status.${option}`)}
          onChoose={(status) => setFilter({ ...filter, status })}
        />
      </div>
      <WhenLoaded of={{ ...found, data: found.data?.pages.flatMap(({ riddles }) => riddles) }}>
        {(riddles) =>
          riddles.length === 0 ? (
            <p role="status" className="mt-4">
              {t('admin.riddles.none')}
            </p>
          ) : (
            <ul className="ruled mt-2">
              {riddles.map((riddle) => (
                <RiddleRow key={riddle.id} riddle={riddle} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      <LoadMoreButton of={found} />
    </Card>
  );
}
