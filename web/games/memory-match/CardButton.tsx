import type { ReactNode, RefObject } from 'react';
import type { Picture } from '#contract/games/memory-match.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/index.ts';

export interface ShownCard {
  readonly face: 'down' | 'up' | 'matched';
  /** Not there yet while a card turns that was tapped just now. */
  readonly picture: Picture | undefined;
}

interface CardButtonProps extends ShownCard {
  ref: RefObject<HTMLButtonElement | null> | undefined;
  place: number;
  /** Where Tab stops among the cards. */
  isStop: boolean;
  onFlip: () => void;
}

/** A card that turns over. */
export function CardButton({ ref, place, face, picture, isStop, onFlip }: CardButtonProps): ReactNode {
  const isFound = face === 'matched';
  const words = { place: place + 1, name: picture?.name ?? '' };
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={t(isFound ? 'games.memory.found' : picture ? 'games.memory.up' : 'games.memory.down', words)}
      onClick={onFlip}
      data-face={face}
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
      {isFound && (
        <svg aria-hidden="true" viewBox="0 0 24 24" className="games-card-tick">
          <path d="m6.5 12.5 3.8 3.8 7.4-8" />
        </svg>
      )}
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
