import type { ReactNode } from 'react';
import type { MemoryView } from '#contract/games/memory-match.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/index.ts';

type Card = MemoryView['cards'][number];

interface CardButtonProps {
  card: Card;
  place: number;
  isTurning: boolean;
  /** Where Tab stops among the cards. */
  isStop: boolean;
  onFlip: () => void;
}

/** A card that turns over. */
export function CardButton({ card, place, isTurning, isStop, onFlip }: CardButtonProps): ReactNode {
  const picture = card.face === 'down' ? undefined : card.picture;
  const isFound = card.face === 'matched';
  const words = { place: place + 1, name: picture?.name ?? '' };
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={t(isFound ? 'games.memory.found' : picture ? 'games.memory.up' : 'games.memory.down', words)}
      onClick={onFlip}
      data-face={isTurning && card.face === 'down' ? 'up' : card.face}
      className="games-card aspect-square min-w-0 rounded-button"
    >
      <span aria-hidden="true" className="games-card-turn">
        <span className="games-card-back">
          <LilyPad />
        </span>
        <span className="games-card-front">
          {picture && <Emoji of={picture.emoji} size={64} className="games-card-picture" />}
        </span>
      </span>
    </button>
  );
}

function LilyPad(): ReactNode {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="w-3/5">
      <path d="M20 7a13 13 0 1 0 12.2 8.6L21 20l7.6-9.9A13 13 0 0 0 20 7Z" fill="currentColor" opacity="0.85" />
      <path d="M20 20 11 12M20 20 8 22M20 20l-5 10M20 20l7 9" stroke="var(--tone)" strokeWidth="1.4" fill="none" />
    </svg>
  );
}
