import { type ReactNode, useId } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/own/index.ts';
import { type Stats, useStats } from './queries.ts';

const figures = [
  { of: 'likesReceived', emoji: '❤️', label: 'posts.own.likes' },
  { of: 'friendsCount', emoji: '🤝', label: 'posts.own.friends' },
  { of: 'postsCreated', emoji: '📖', label: 'posts.own.created' },
] as const satisfies readonly { of: keyof Stats; emoji: string; label: string }[];

/** Totals of the child. When they cannot be loaded, the page does without. */
export function StatsCard(): ReactNode {
  const id = useId();
  const { data, isError } = useStats();
  if (isError && !data) return null;
  return (
    <Card aria-labelledby={id} aria-busy={!data} padding="small">
      <h2 id={id} className="sr-only">
        {t('posts.own.stats')}
      </h2>
      <dl className="grid grid-cols-3 gap-2 text-center">
        {figures.map(({ of, emoji, label }) => (
          <div key={of} className="flex flex-col-reverse items-center justify-end gap-1">
            <dt className="text-ink-soft text-sm leading-tight">{t(label)}</dt>
            <dd className="flex flex-col items-center gap-1 font-bold font-display text-xl even-digits">
              <Emoji of={emoji} size={28} />
              {data ? data[of].toLocaleString(currentLocale()) : <Skeleton className="h-7 w-10 rounded-sm" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
