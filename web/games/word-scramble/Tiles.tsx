import type { CSSProperties, ReactNode } from 'react';
import type { ScrambleView } from '#contract/games/word-scramble.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import type { TilesState } from './use-tiles.ts';

interface TilesProps {
  view: ScrambleView;
  tiles: TilesState;
}

/** The word as it grows. A tap takes its letter back. */
export function Slots({ view, tiles }: TilesProps): ReactNode {
  const letters = view.word ? [...view.word] : tiles.placed.map((at) => view.letters[at] ?? '');
  return (
    <div className="games-tiles" style={{ '--letters': view.letters.length } as CSSProperties}>
      {view.letters.map((_, nth) => {
        const letter = letters[nth];
        const at = tiles.placed[nth];
        return letter === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
          <span key={nth} aria-hidden="true" className="games-slot" />
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the word
            key={nth}
            type="button"
            data-letter={letter}
            aria-label={t('games.scramble.takeBack', { letter })}
            disabled={view.isOver}
            onClick={() => {
              playSound('click');
              if (at !== undefined) tiles.takeBack(at);
            }}
            className={cx('games-tile', view.isSolved && 'games-tile-right')}
            style={{ animationDelay: view.isSolved ? `${nth * 60}ms` : undefined }}
          >
            {letter}
          </button>
        );
      })}
    </div>
  );
}

export function Tiles({ view, tiles }: TilesProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the tiles need no border around them
    <div
      role="group"
      aria-label={t('games.scramble.letters')}
      className="games-tiles"
      style={{ '--letters': view.letters.length } as CSSProperties}
    >
      {tiles.order.map((at) => {
        const letter = view.letters[at] ?? '';
        const isGone = tiles.placed.includes(at);
        return (
          <button
            key={at}
            type="button"
            data-letter={letter}
            aria-label={t('games.scramble.put', { letter })}
            aria-disabled={isGone || undefined}
            onClick={() => {
              if (isGone) return;
              playSound('click');
              tiles.put(at);
            }}
            className={cx('games-tile', isGone && 'games-tile-gone')}
          >
            {letter}
          </button>
        );
      })}
    </div>
  );
}
