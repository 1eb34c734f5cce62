import type { ReactNode, RefObject } from 'react';
import type { Picture } from '#contract/games/memory-match.ts';
import { t } from '../messages/index.ts';
import { CardFaces } from './CardFaces.tsx';

export interface ShownCard {
  readonly face: 'down' | 'up' | 'matched';
  /** Missing while a card that was just tapped turns over. */
  readonly picture: Picture | undefined;
}

interface CardButtonProps extends ShownCard {
  ref: RefObject<HTMLButtonElement | null> | undefined;
  place: number;
  /** The one card where Tab stops. */
  isStop: boolean;
  onFlip: () => void;
}

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
      className="games-card"
    >
      <CardFaces picture={picture} />
      {isFound && (
        <svg aria-hidden="true" viewBox="0 0 24 24" className="games-card-tick">
          <path d="m6.5 12.5 3.8 3.8 7.4-8" />
        </svg>
      )}
    </button>
  );
}
