import type { ReactNode } from 'react';
import type { GameView } from '#contract/games.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';

/** From here on the time is shown in a warning color. */
const WARN_SECONDS = 10;

/** The numbers of a game: tries, pairs, guesses, time. */
export function Figures({ view, seconds }: { view: GameView; seconds: number | null }): ReactNode {
  const figures = listFigures(view);
  const limit = 'timeLimit' in view ? view.timeLimit : null;
  if (figures.length === 0 && limit === null) return null;
  return (
    <div className="games-figures">
      {figures.map(([value, name]) => (
        <div key={name} className="games-figure">
          <span className="even-digits font-bold font-display text-xl">{value}</span>
          <span className="text-ink-soft text-sm">{name}</span>
        </div>
      ))}
      {limit !== null && !view.isOver && <Time seconds={seconds ?? limit} limit={limit} />}
    </div>
  );
}

function Time({ seconds, limit }: { seconds: number; limit: number }): ReactNode {
  const isShort = seconds <= WARN_SECONDS;
  return (
    <div
      role="timer"
      aria-label={t('games.secondsLeft', { count: seconds })}
      className={cx('games-figure', isShort && 'games-figure-short')}
    >
      <span className="even-digits font-bold font-display text-xl">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      <span className="text-sm">{t('games.time')}</span>
      <span aria-hidden="true" className="games-figure-bar" style={{ inlineSize: `${(100 * seconds) / limit}%` }} />
    </div>
  );
}

function listFigures(view: GameView): readonly (readonly [value: string, name: string])[] {
  switch (view.kind) {
    case 'memory_match': {
      const found = view.found.reduce((sum, pairs) => sum + pairs, 0);
      return [
        [String(Math.ceil(view.flips / 2)), t('games.memory.moves')],
        [t('games.memory.of', { found, pairs: view.pairs }), t('games.memory.pairs')],
      ];
    }
    default:
      return [];
  }
}
