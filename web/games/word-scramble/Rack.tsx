import type { ReactNode } from 'react';
import type { ScrambleView } from '#contract/games/word-scramble.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/index.ts';
import { Slots, Tiles } from './Tiles.tsx';
import type { TilesState } from './use-tiles.ts';

interface RackProps {
  view: ScrambleView;
  tiles: TilesState;
  isSending: boolean;
  onCheck: () => void;
  onHint: () => void;
}

/** The word's slots, the tiles below, and the buttons for them. */
export function Rack(props: RackProps): ReactNode {
  const { view, tiles } = props;
  return (
    <>
      <Slots view={view} tiles={tiles} />
      <Tiles view={view} tiles={tiles} />
      {view.hint !== undefined && (
        <p className="rounded-card bg-sun-soft px-4 py-3 text-center">
          <Emoji of="💡" /> {view.hint}
        </p>
      )}
      <Controls {...props} />
    </>
  );
}

function Controls({ view, tiles, isSending, onCheck, onHint }: RackProps): ReactNode {
  const isEmpty = tiles.placed.length === 0;
  const isFull = tiles.placed.length === view.letters.length;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:mx-auto sm:w-100">
      <Button look="secondary" onClick={isEmpty ? tiles.mix : tiles.clear}>
        {t(isEmpty ? 'games.scramble.mix' : 'games.scramble.clear')}
      </Button>
      <Button look="secondary" disabled={view.hint !== undefined} aria-describedby="scramble-hint" onClick={onHint}>
        <Emoji of="💡" /> {t('games.scramble.hint')}
      </Button>
      <Button
        size="large"
        className="col-span-full"
        data-next={isFull || undefined}
        disabled={!isFull}
        pending={isSending}
        onClick={onCheck}
      >
        {t('games.scramble.check')}
      </Button>
      {view.hint === undefined && (
        <p id="scramble-hint" className="col-span-full text-center text-ink-soft text-sm">
          {t('games.scramble.hintCosts')}
        </p>
      )}
    </div>
  );
}
