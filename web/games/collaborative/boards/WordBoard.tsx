import { type CSSProperties, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { WordView } from '#contract/games/word-race.ts';
import { SHOW_MS, WORD_MS } from '#contract/rules/games/word-race.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { Players } from '../room/Players.tsx';
import { TimeBar } from '../room/TimeBar.tsx';
import type { BoardProps } from './board-props.ts';
import { Question } from './Question.tsx';
import { Ready } from './Ready.tsx';
import { Score } from './Score.tsx';
import { useFreeFocus } from './use-free-focus.ts';

/** One clue for all. Guesses are private; the others only see who has found the word. */
export function WordBoard({ view, players, clockAhead, said, onMove, seat }: BoardProps<WordView>): ReactNode {
  const { phase, number, of, clue, endsAt } = view;
  return (
    <>
      <Players
        players={players}
        said={said}
        noteOf={(player) => (
          <>
            {view.solved[player.seat ?? -1] && <Emoji of="🌟" />} <Score count={view.scores[player.seat ?? -1] ?? 0} />
          </>
        )}
      />
      {phase === 'ready' ? (
        <Ready endsAt={endsAt} clockAhead={clockAhead} />
      ) : (
        <>
          <TimeBar endsAt={endsAt} clockAhead={clockAhead} total={phase === 'showing' ? SHOW_MS : WORD_MS}>
            <p className="text-ink-soft text-sm">{t('together.word.number', { number: number + 1, of })}</p>
          </TimeBar>
          <Question key={`question ${number}`}>{clue}</Question>
          <Letters view={view} />
          <Answer view={view} isSolved={view.solved[seat] === true} />
          {phase === 'guessing' && !view.solved[seat] && (
            <GuessForm key={number} view={view} onGuess={(guess) => onMove({ word: number, guess })} />
          )}
        </>
      )}
    </>
  );
}

function Letters({ view: { letters } }: { view: WordView }): ReactNode {
  return (
    <div>
      {/* All letters in one row, however narrow. */}
      <ul
        className="grid grid-cols-[repeat(var(--letters),minmax(0,3rem))] justify-center gap-1 sm:gap-1.5"
        style={{ '--letters': letters.length } as CSSProperties}
        dir="ltr"
      >
        {letters.map((letter, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
            key={place}
            className={cx(
              'flex aspect-square items-center justify-center rounded-[min(var(--radius-button),25%)] border-2 font-bold font-display text-[min(1.75rem,48vw/var(--letters))] leading-none',
              letter === '' ? 'border-line bg-mist' : 'animate-pop border-tone bg-tone-soft text-tone-deep',
            )}
          >
            {letter === '' ? <span className="sr-only">{t('together.word.empty')}</span> : letter}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-center text-ink-soft text-sm">{t('together.word.letters', { count: letters.length })}</p>
    </div>
  );
}

function Answer({ view, isSolved }: { view: WordView; isSolved: boolean }): ReactNode {
  const { phase, letters, guesses, gained } = view;
  useEffect(() => {
    if (isSolved) playSound('success');
  }, [isSolved]);
  const wrong = guesses.length;
  useEffect(() => {
    if (wrong > 0) playSound('error');
  }, [wrong]);
  return (
    <div role="status" className="min-h-14 text-center">
      {isSolved && (
        <p className="font-bold font-display text-lg text-tone-deep">{t('together.word.right', { points: gained })}</p>
      )}
      {!isSolved && phase === 'showing' && (
        <p className="font-bold font-display text-lg">{t('together.word.shown', { word: letters.join('') })}</p>
      )}
      {!isSolved && phase === 'guessing' && (
        <p className="text-ink-soft">
          {wrong > 0 ? (
            <>
              <span className="block font-bold text-ink">{t('together.word.wrong')}</span>
              {t('together.word.tried', { words: guesses.join(', ') })}
            </>
          ) : (
            t('together.word.hint')
          )}
        </p>
      )}
    </div>
  );
}

/** Words have letters only: what else is typed, or spoken to a keyboard, is left out. */
function toLetters(typed: string): string {
  return typed.toUpperCase().replace(/\P{L}/gu, '');
}

function GuessForm({ view, onGuess }: { view: WordView; onGuess: (guess: string) => boolean }): ReactNode {
  const [guess, setGuess] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A finger has no use for it, and a keyboard on the screen may cover the clue.
  useFreeFocus(field, matchMedia('(pointer: fine)').matches);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (guess !== '' && onGuess(guess)) setGuess('');
  };
  return (
    <form onSubmit={send} className="flex items-end gap-3">
      <Field
        ref={field}
        className="min-w-0 flex-1"
        label={t('together.word.guess')}
        value={guess}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={`${t('together.word.letters', { count: view.letters.length })}. ${view.clue}`}
        onChange={(event) => setGuess(toLetters(event.target.value).slice(0, view.letters.length))}
      />
      <Button type="submit" disabled={guess === ''}>
        {t('together.word.send')}
      </Button>
    </form>
  );
}
