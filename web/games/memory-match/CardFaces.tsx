import type { ReactNode } from 'react';
import type { Picture } from '#contract/games/memory-match.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import '../games.css';

/** The two sides of a card. The button around it says which one is up. */
export function CardFaces({ picture }: { picture: Picture | undefined }): ReactNode {
  return (
    <span aria-hidden="true" className="games-card-turn">
      <span className="games-card-back">
        <LilyPad />
      </span>
      <span className="games-card-front">
        {picture && <Emoji of={picture.emoji} size={64} className="games-card-picture" />}
      </span>
    </span>
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
