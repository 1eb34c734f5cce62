import type { ReactNode } from 'react';
import { Emoji } from './Emoji.tsx';
import { splitEmoji } from './split-emoji.ts';

/** Text whose emoji are our own pictures. Copying it copies the emoji, too. */
export function EmojiText({ children }: { children: string }): ReactNode {
  return splitEmoji(children).map((piece, place) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no name but their place
      <span key={place} role="img" aria-label={piece.emoji}>
        <span className="copied-only">{piece.emoji}</span>
        <Emoji of={piece.emoji} />
      </span>
    ),
  );
}
