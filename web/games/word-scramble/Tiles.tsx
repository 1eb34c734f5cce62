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

/** The slots of the word. Tapping a letter returns it. */
export function Slots({ view: { letters }, tiles: { placed, takeBack } }: TilesProps): ReactNode {
  return (
    <div className="games-tiles" style={row(letters)}>
      {letters.map((_, nth) => {
        const at = placed[nth];
        return at === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
          <span key={nth} aria-hidden="true" className="games-slot" />
        ) : (
          <Tile
            key={`tile ${at}`}
            at={at}
            letter={letters[at] ?? ''}
            label="games.scramble.takeBack"
            onTap={() => takeBack(at)}
          />
        );
      })}
    </div>
  );
}

/** Letters that aren't in the word yet. */
export function Tiles({ view: { letters }, tiles: { order, placed, placeLetter } }: TilesProps): ReactNode {
  const next = order.find((at) => !placed.includes(at));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the tiles need no border around them
    <div role="group" aria-label={t('games.scramble.letters')} className="games-tiles games-tray" style={row(letters)}>
      {order.map((at) =>
        placed.includes(at) ? (
          <span key={at} aria-hidden="true" className="games-slot games-slot-left" />
        ) : (
          <Tile
            key={at}
            at={at}
            letter={letters[at] ?? ''}
            label="games.scramble.put"
            isNext={at === next}
            onTap={() => placeLetter(at)}
          />
        ),
      )}
    </div>
  );
}

/** The word of a finished round. */
export function Word({ word, isSolved }: { word: string; isSolved: boolean }): ReactNode {
  return (
    <p aria-hidden="true" className="games-tiles" style={row([...word])}>
      {[...word].map((letter, nth) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          key={nth}
          className={cx('games-tile', isSolved && 'games-tile-right')}
          style={{ animationDelay: `${nth * 60}ms` }}
        >
          {letter}
        </span>
      ))}
    </p>
  );
}

interface TileProps {
  at: number;
  letter: string;
  label: 'games.scramble.put' | 'games.scramble.takeBack';
  isNext?: boolean | undefined;
  onTap: () => void;
}

function Tile({ at, letter, label, isNext, onTap }: TileProps): ReactNode {
  const tap = (): void => {
    playSound('click');
    onTap();
  };
  return (
    <button
      type="button"
      data-tile={at}
      data-next={isNext || undefined}
      aria-label={t(label, { letter })}
      onClick={tap}
      className="games-tile"
    >
      {letter}
    </button>
  );
}

/** On a phone, more letters than this take two rows, so that a thumb can hit them. */
const MAX_IN_ROW = 6;

function row({ length }: readonly string[]): CSSProperties {
  return { '--letters': length, '--in-row': length > MAX_IN_ROW ? Math.ceil(length / 2) : length } as CSSProperties;
}
