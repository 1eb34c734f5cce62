import type { ReactNode } from 'react';
import type { FilterWord } from '#contract/safety/screening.ts';
import { sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../../messages/moderation/index.ts';
import { formatDate } from '../labels.ts';
import { useFilterWords, useRemoveFilterWord } from './queries.ts';

/** The words that this instance blocks or allows. */
export function OwnWordsCard(): ReactNode {
  const { data, error } = useFilterWords();
  return (
    <Card>
      <h2>{t('safety.filterWords')}</h2>
      <p className="text-ink-soft">{t('safety.filterWords.text')}</p>
      {error && <p className="mt-3 font-bold text-lotus-deep">{sentenceFor(error)}</p>}
      {!data && !error && <Skeleton lines={3} className="mt-3" />}
      {data?.words.length === 0 && <p className="mt-3">{t('safety.filterWords.none')}</p>}
      {data && data.words.length > 0 && (
        <ul className="mt-3 ruled">
          {data.words.map((word) => (
            <Word key={word.id} word={word} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Word({ word: { id, word, change, by, at } }: { word: FilterWord }): ReactNode {
  const isAdmin = useUser().role === 'admin';
  const remove = useRemoveFilterWord();
  const send = () =>
    remove.mutate(id, { onError: (error) => showToast({ title: sentenceFor(error), tone: 'destructive' }) });
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="break-all font-bold font-display">{word}</bdi>
          <Chip tone={change === 'add' ? 'lotus' : 'leaf'}>{t(`safety.filterWords.${change}`)}</Chip>
        </p>
        <p className="text-ink-soft text-sm">{[by, formatDate(at)].filter(Boolean).join(', ')}</p>
      </div>
      {isAdmin && (
        <Button look="ghost" pending={remove.isPending} onClick={send}>
          {t('safety.filterWords.remove')} <span className="sr-only">{word}</span>
        </Button>
      )}
    </li>
  );
}
