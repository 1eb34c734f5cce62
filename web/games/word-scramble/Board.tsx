import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ScrambleMove, ScrambleView } from '#contract/games/word-scramble.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import type { BoardProps } from '../play/board.ts';
import { Slots, Tiles } from './Tiles.tsx';
import { type TilesState, useTiles } from './use-tiles.ts';
import '../games.css';

/** Letter tiles go up into the word by a tap, or by typing, and come back the same way. */
export function Board({ view, onMove, pending, announce }: BoardProps<ScrambleView, ScrambleMove>): ReactNode {
  const tiles = useTiles(view);
  const checking = pending > 0;
  useWordSounds(view, announce, tiles.clear);
  const isFull = tiles.placed.length === view.letters.length;

  const check = (): void => {
    if (!isFull || view.isOver || checking) return;
    const word = tiles.placed.map((at) => view.letters[at]).join('');
    if (view.misses.includes(word)) {
      playSound('popup');
      showToast({ title: t('games.scramble.repeated', { word }), emoji: '🙂' });
      return;
    }
    playSound('click');
    onMove({ do: 'guess', word });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || view.isOver) return;
    if (event.key === 'Backspace') tiles.takeBackLast();
    // Enter on a button presses that button.
    else if (event.key === 'Enter' && isFull && (event.target as HTMLElement).dataset['letter'] !== undefined) check();
    else if (event.key.length === 1 && tiles.type(event.key.toUpperCase())) playSound('click');
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of tiles, and no form
    <div role="group" aria-label={t('games.scramble.label')} onKeyDown={onKeyDown} className="flex flex-col gap-5">
      <p className="text-center font-bold font-display text-lg">{sentenceOf(view)}</p>
      <Slots view={view} tiles={tiles} />
      {!view.isOver && <Tiles view={view} tiles={tiles} />}
      {view.hint !== undefined && !view.isOver && (
        <p className="rounded-card bg-sun-soft px-4 py-3 text-center">
          <Emoji of="💡" /> {view.hint}
        </p>
      )}
      {!view.isOver && (
        <Controls view={view} tiles={tiles} checking={checking} onCheck={check} onHint={() => onMove({ do: 'hint' })} />
      )}
      <Misses view={view} />
    </div>
  );
}

interface ControlsProps {
  view: ScrambleView;
  tiles: TilesState;
  checking: boolean;
  onCheck: () => void;
  onHint: () => void;
}

function Controls({ view, tiles, checking, onCheck, onHint }: ControlsProps): ReactNode {
  const hasTiles = tiles.placed.length > 0;
  return (
    <div className="grid grid-cols-2 gap-3 sm:mx-auto sm:w-100">
      <Button look="secondary" onClick={hasTiles ? tiles.clear : tiles.mix}>
        {t(hasTiles ? 'games.scramble.clear' : 'games.scramble.mix')}
      </Button>
      <Button look="secondary" disabled={view.hint !== undefined} aria-describedby="scramble-hint" onClick={onHint}>
        <Emoji of="💡" /> {t('games.scramble.hint')}
      </Button>
      <Button
        size="large"
        className="col-span-2"
        disabled={tiles.placed.length < view.letters.length}
        pending={checking}
        onClick={onCheck}
      >
        {t('games.scramble.check')}
      </Button>
      <p id="scramble-hint" className="col-span-2 text-center text-ink-soft text-sm">
        {t('games.scramble.hintCosts')}
      </p>
    </div>
  );
}

function sentenceOf({ word, isSolved }: ScrambleView): string {
  if (word === undefined) return t('games.scramble.ask');
  return t(isSolved ? 'games.scramble.right' : 'games.scramble.was', { word });
}

function Misses({ view: { misses, attemptsLeft, isOver } }: { view: ScrambleView }): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 text-ink-soft">
      {misses.length > 0 && (
        <ul aria-label={t('games.scramble.misses')} className="flex flex-wrap gap-2">
          {misses.map((miss) => (
            <li key={miss} className="games-guess line-through">
              {miss}
            </li>
          ))}
        </ul>
      )}
      {!isOver && (
        <span className="font-display font-semibold">{t('games.scramble.left', { count: attemptsLeft })}</span>
      )}
    </div>
  );
}

function useWordSounds(view: ScrambleView, announce: (words: string) => void, clear: () => void): void {
  const misses = useRef(view.misses.length);
  const solved = useRef(view.isSolved);
  useEffect(() => {
    if (view.isSolved && !solved.current) {
      playSound('success');
      announce(sentenceOf(view));
    } else if (view.misses.length > misses.current) {
      playSound('error');
      if (view.isOver) announce(sentenceOf(view));
      else {
        const description = t('games.scramble.wrongHint', { count: view.attemptsLeft });
        showToast({ title: t('games.scramble.wrong'), description, emoji: '🤔' });
        clear();
      }
    }
    solved.current = view.isSolved;
    misses.current = view.misses.length;
  }, [view, announce, clear]);
}
