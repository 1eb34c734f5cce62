import type { CSSProperties, ReactNode } from 'react';
import type { NumberView } from '#contract/games/number-guess.ts';
import { t } from '../messages/index.ts';

/** The possible range within the whole one; at the end, where the number was. */
export function Water({ view }: { view: NumberView }): ReactNode {
  const { min, max, from, to, target } = view;
  const toPercent = (number: number): number => (100 * (number - min)) / Math.max(1, max - min);
  if (target !== undefined)
    return (
      <div aria-hidden="true" className="games-water">
        <span className="games-water-mark">{min}</span>
        <span className="games-water-mark">{max}</span>
        <span className="games-water-found" style={{ '--at': `${toPercent(target)}%` } as CSSProperties}>
          <span>{target}</span>
        </span>
      </div>
    );
  return (
    <div className="games-water" role="img" aria-label={t('games.number.range', { from, to })}>
      <span
        className="games-water-open"
        style={{ insetInlineStart: `${toPercent(from)}%`, insetInlineEnd: `${100 - toPercent(to)}%` }}
      />
      <span className="games-water-mark">{from}</span>
      <span className="games-water-mark">{to}</span>
    </div>
  );
}

export function Guesses({ view }: { view: NumberView }): ReactNode {
  return (
    <ul aria-label={t('games.number.guesses')} className="flex flex-wrap justify-center gap-2">
      {view.guesses.map(({ guess, hint }) => (
        <li key={guess} data-tone={hint === 'right' ? 'leaf' : undefined} className="games-guess">
          <span aria-hidden="true">
            {guess} {hintArrow(hint)}
          </span>
          <span className="sr-only">{t(`games.number.${hint}`, { guess })}</span>
        </li>
      ))}
      {!view.isOver && (
        <li className="games-guesses-left">
          {t('games.number.left', { count: view.maxGuesses - view.guesses.length })}
        </li>
      )}
    </ul>
  );
}

function hintArrow(hint: NumberView['guesses'][number]['hint']): string {
  if (hint === 'right') return '✓';
  const arrow = hint.endsWith('higher') ? '↑' : '↓';
  return hint.startsWith('much') ? arrow + arrow : arrow;
}
