import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { ScrambleMove, ScrambleView } from '#contract/games/word-scramble.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { motionAllowed } from '#web/ui/style/appearance.ts';
import { t } from '../messages/index.ts';
import type { BoardProps } from '../play/board.ts';
import { toastTried } from '../play/toast-tried.ts';
import { useFirstFocus } from '../play/use-first-focus.ts';
import { useKeptFocus } from '../play/use-kept-focus.ts';
import { useNewView } from '../play/use-new-view.ts';
import { SHAKE_MS, shake, useFlight } from './flight.ts';
import { Rack } from './Rack.tsx';
import { Word } from './Tiles.tsx';
import { useTiles } from './use-tiles.ts';
import '../games.css';

/** A tap or a key moves letter tiles up into the word, and back. */
export function Board({ view, onMove, isSending, announce }: BoardProps<ScrambleView, ScrambleMove>): ReactNode {
  const board = useRef<HTMLDivElement>(null);
  const tiles = useTiles(view);
  useFlight(board);
  useFirstFocus(board);
  const keptFocus = useKeptFocus(board);
  useNewView(view, (before) => {
    if (view.isOver && !before.isOver) {
      playSound(view.isSolved ? 'success' : 'popup');
      announce(progressText(view));
    } else if (view.misses.length > before.misses.length) {
      playSound('error');
      toastWrong(view);
      shake(board.current?.querySelector('.games-tiles'));
      setTimeout(tiles.clear, motionAllowed() ? SHAKE_MS : 0);
    } else if (view.hint !== before.hint) announce(view.hint ?? '');
  });
  const check = (): void => {
    if (tiles.placed.length < view.letters.length || isSending) return;
    const word = tiles.placed.map((at) => view.letters[at]).join('');
    if (view.misses.includes(word)) toastTried(word);
    else {
      playSound('click');
      void onMove({ do: 'guess', word });
    }
  };
  const hint = (): void => void onMove({ do: 'hint' });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || view.isOver) return;
    if (event.key === 'Backspace') tiles.takeBackLast();
    // Enter on a button presses that button.
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) check();
    else if (event.key.length === 1 && tiles.typeLetter(event.key.toUpperCase())) playSound('click');
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of tiles, and no form
    <div
      ref={board}
      role="group"
      tabIndex={-1}
      aria-label={t('games.scramble.label')}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-5 outline-none"
      {...keptFocus}
    >
      <p className="games-saying">{progressText(view)}</p>
      {view.isOver ? (
        <Word word={view.word ?? ''} isSolved={view.isSolved} />
      ) : (
        <Rack view={view} tiles={tiles} isSending={isSending} onCheck={check} onHint={hint} />
      )}
      <Misses view={view} />
    </div>
  );
}

function progressText({ word, found, isSolved }: ScrambleView): string {
  if (word === undefined) return t('games.scramble.ask');
  if (found) return t('games.scramble.alsoRight', { found, word });
  return t(isSolved ? 'games.scramble.right' : 'games.scramble.was', { word });
}

function toastWrong({ attemptsLeft }: ScrambleView): void {
  const description = t('games.scramble.wrongHint', { count: attemptsLeft });
  showToast({ title: t('games.scramble.wrong'), description, emoji: '🤔' });
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
