import type { ReactNode } from 'react';
import { levelStarts } from '#contract/rules/levels.ts';
import { t } from '../messages/ladder/index.ts';

const STEPS = 5;
const levels = Array.from({ length: STEPS }, (_, at) => ({
  level: at + 1,
  from: Number(levelStarts[at]),
  to: Number(levelStarts[at + 1]) - 1,
}));

/** The first levels as steps, each a little higher. */
export function LevelSteps(): ReactNode {
  return (
    <figure className="help-ladder rounded-button bg-tone-soft p-4">
      <figcaption className="sr-only">{t('help.ladder')}</figcaption>
      <ol className="help-ladder-levels flex gap-1.5 sm:gap-3">
        {levels.map(({ level, from, to }) => (
          <li key={level} className="flex min-w-0 flex-1 flex-col items-center">
            <span className="sr-only">{t('help.ladder.step', { level, from, to })}</span>
            <span
              aria-hidden="true"
              className="mb-1 font-display font-semibold text-[min(var(--text-label),3.6vw)] text-ink even-digits"
            >
              {from}
            </span>
            <span
              aria-hidden="true"
              style={{ height: `${2 + level * 0.9}rem` }}
              className="help-level flex w-full items-start justify-center rounded-md font-bold font-display text-lg leading-none"
            >
              {level}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
