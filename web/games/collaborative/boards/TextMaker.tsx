import type { ReactNode } from 'react';
import { type CreativeWork, MAX_TILES } from '#contract/games/creative-challenge.ts';
import { tilesToText } from '#contract/rules/games/creative-work.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';

type Text = Extract<CreativeWork, { as: 'words' }>;

interface TextMakerProps {
  work: Text;
  tiles: readonly string[];
  onChange: (work: Text) => void;
}

export const emptyText: Text = { as: 'words', tiles: [] };

/** A sentence or a little poem out of ready-made words, like magnets on a fridge. */
export function TextMaker({ work, tiles, onChange }: TextMakerProps): ReactNode {
  const isFull = work.tiles.length >= MAX_TILES;
  const change = (chosen: readonly number[]): void => {
    playSound('click');
    onChange({ as: 'words', tiles: [...chosen] });
  };
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="games-poem games-writing">
        <span className="sr-only">{t('together.creative.text')}: </span>
        {work.tiles.length === 0 ? (
          <span className="text-ink-soft">{t('together.creative.text.empty')}</span>
        ) : (
          tilesToText(work.tiles, tiles)
        )}
      </p>
      <ul aria-label={t('together.creative.tiles')} className="flex flex-wrap justify-center gap-2">
        {tiles.map((tile, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the list
          <li key={nth}>
            <button
              type="button"
              disabled={isFull || work.tiles.includes(nth)}
              onClick={() => change([...work.tiles, nth])}
              className="min-h-12 min-w-12 rounded-button border-2 border-line bg-card px-3 font-display font-semibold hover:bg-tone-soft active:scale-95 disabled:opacity-35"
            >
              {tile}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="secondary" disabled={work.tiles.length === 0} onClick={() => change(work.tiles.slice(0, -1))}>
          {t('together.creative.undo')}
        </Button>
        <Button look="ghost" disabled={work.tiles.length === 0} onClick={() => change([])}>
          {t('together.creative.clear')}
        </Button>
      </div>
    </div>
  );
}
