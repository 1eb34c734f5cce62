import { type ReactNode, useState } from 'react';
import { type ContentCard, reviewStates } from '#contract/cards/card-desk.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { Choice } from '../Choice.tsx';
import { LoadMoreButton } from '../LoadMoreButton.tsx';
import { t } from '../messages/cards/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { CardRow } from './CardRow.tsx';
import { getKindName } from './names.ts';
import { type CardFilter, useContentCards } from './queries.ts';

/** All cards that children can get, for staff who want to read them, and the marks of those who have. */
export function CardsPage(): ReactNode {
  const [filter, setFilter] = useState<CardFilter>({ kind: '', reviewed: '' });
  const found = useContentCards(filter);
  const [first] = found.data?.pages ?? [];
  return (
    <AdminFrame title={t('admin.cards.title')}>
      <p className="max-w-176 text-ink-soft">{t('admin.cards.text')}</p>
      <Card>
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice
            label={t('admin.cards.kind')}
            none={t('admin.cards.all')}
            value={filter.kind}
            options={first?.kinds ?? (filter.kind ? [filter.kind] : [])}
            nameOf={getKindName}
            onChoose={(kind) => setFilter({ ...filter, kind })}
          />
          <Choice
            label={t('admin.cards.review')}
            none={t('admin.cards.all')}
            value={filter.reviewed}
            options={reviewStates}
            nameOf={(state) => t(`admin.cards.review.${state}`)}
            onChoose={(reviewed) => setFilter({ ...filter, reviewed })}
          />
        </div>
        {first && (
          <p role="status" className="mt-4 font-bold font-display tabular-nums">
            {t('admin.cards.count', { reviewed: shown(first.reviewed), total: shown(first.total) })}
          </p>
        )}
        <WhenLoaded of={{ ...found, data: found.data?.pages.flatMap(({ cards }) => cards) }}>
          {(cards) => <CardList cards={cards} />}
        </WhenLoaded>
        <LoadMoreButton of={found} />
      </Card>
    </AdminFrame>
  );
}

function CardList({ cards }: { cards: readonly ContentCard[] }): ReactNode {
  if (cards.length === 0) return <p className="mt-4">{t('admin.cards.none')}</p>;
  return (
    <ul className="ruled mt-2">
      {cards.map((card) => (
        <CardRow key={card.id} card={card} />
      ))}
    </ul>
  );
}

function shown(value: number): string {
  return value.toLocaleString(currentLocale());
}
