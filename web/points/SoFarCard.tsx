import type { ReactNode } from 'react';
import { nextTier } from '#contract/rules/levels.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from './messages/index.ts';
import { type Points, usePoints } from './queries.ts';

/** What I have done here by now. */
export function OwnSoFarCard(): ReactNode {
  const { data } = usePoints();
  return data ? <SoFarCard points={data} /> : <WaitingCard />;
}

/** What a child has done here by now: only what grows, never what went wrong. */
export function SoFarCard({ points }: { points: Points }): ReactNode {
  const tier = nextTier(points.currentLevel);
  return (
    <Card>
      <h2>{t('points.soFar')}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <Tile
          tone="grape"
          value={points.riddlesSolved}
          label={t('points.riddlesSolved', { count: points.riddlesSolved })}
        />
        <Tile tone="sun" value={points.totalPoints} label={t('points.starsWon', { count: points.totalPoints })} />
      </dl>
      {points.riddlesSolved === 0 ? (
        <p className="mt-3 text-ink-soft text-sm">{t('points.firstRiddle')}</p>
      ) : (
        tier !== undefined && (
          <p className="mt-3 flex items-center gap-2 text-ink-soft text-sm">
            <Emoji of="🏅" size={24} /> {t('points.nextBadge', { level: tier })}
          </p>
        )
      )}
    </Card>
  );
}

// As tall as the real thing.
function WaitingCard(): ReactNode {
  return (
    <Card aria-busy={true}>
      <h2>{t('points.soFar')}</h2>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Skeleton className="h-21 rounded-button" />
        <Skeleton className="h-21 rounded-button" />
      </div>
      <Skeleton className="mt-4 h-5 rounded-sm" />
    </Card>
  );
}

interface TileProps {
  tone: Tone;
  value: number;
  label: string;
}

function Tile({ tone, value, label }: TileProps): ReactNode {
  return (
    <div data-tone={tone} className="flex flex-col-reverse justify-end rounded-button bg-tone p-4 text-tone-on">
      <dt className="font-display font-semibold text-label">{label}</dt>
      <dd className="font-bold font-display text-2xl even-digits leading-tight">
        {value.toLocaleString(currentLocale())}
      </dd>
    </div>
  );
}
