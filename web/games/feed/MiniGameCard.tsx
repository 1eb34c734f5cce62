import { type ReactNode, Suspense, useState } from 'react';
import type { MiniGameCard as Card } from '#contract/games.ts';
import { lazyPage } from '#web/app/lazy-page.tsx';
import type { CardProps } from '#web/cards/kind.ts';
import { PlayCard } from '#web/cards/PlayCard.tsx';
import { PointsChip } from '#web/points/PointsChip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { t } from '../messages/feed/index.ts';
import { look } from './look.ts';

const GameRound = lazyPage(() => import('../play/GameRound.tsx').then((file) => file.GameRound));
const GamePicture = lazyPage(() => import('../hub/GamePicture.tsx').then((file) => file.GamePicture));

/** A game in the feed. It is dealt when the child starts it, and played in place. */
export function MiniGameCard({ card, onChange }: CardProps<Card>): ReactNode {
  const [isPlaying, setIsPlaying] = useState(false);
  const { id, title, gameType, isDone, pointReward } = card;
  const name = gameName(gameType);
  return (
    <PlayCard
      look={look}
      label={`${t('games.feed')} · ${name}`}
      prize={<PointsChip points={pointReward} />}
      title={title}
      spoken={`${name}. ${title}.`}
    >
      <div className="mt-4">
        <Suspense fallback={<Skeleton className="h-36 rounded-card" />}>
          {isPlaying ? (
            <GameRound gameId={id} gameType={gameType} onDone={() => onChange({ isDone: true })} />
          ) : (
            <GamePicture type={gameType} note={isDone ? t('games.feed.done') : undefined} />
          )}
        </Suspense>
        {!isPlaying && (
          <Button wide className="mt-4" onClick={() => setIsPlaying(true)} aria-label={t('games.feed.play', { title })}>
            {t('games.feed.playShort')}
          </Button>
        )}
      </div>
    </PlayCard>
  );
}

function gameName(gameType: string): string {
  switch (gameType) {
    case 'memory_match':
      return t('games.feed.memory_match');
    case 'number_guess':
      return t('games.feed.number_guess');
    case 'word_scramble':
      return t('games.feed.word_scramble');
    case 'math_challenge':
      return t('games.feed.math_challenge');
    default:
      return t('games.feed.unknown');
  }
}
