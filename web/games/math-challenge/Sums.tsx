import type { ReactNode } from 'react';
import type { MathProblem, MathView } from '#contract/games/math-challenge.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';

type Answered = MathView['answered'][number];

/** Uses a real minus sign instead of a hyphen. */
export function formatProblem({ left, operation, right }: MathProblem): string {
  return `${left} ${operation === '-' ? '−' : operation} ${right} =`;
}

export function isRight({ answer, result }: Answered): boolean {
  return answer === result;
}

export function formatSolved(answered: Answered): string {
  return `${formatProblem(answered)} ${answered.result}`;
}

export function Verdict({ answered }: { answered: Answered }): ReactNode {
  const sum = formatSolved(answered);
  return isRight(answered) ? (
    <span data-tone="leaf" className="font-bold font-display text-tone-deep">
      ✓ {t('games.math.right', { sum })}
    </span>
  ) : (
    <span className="font-display font-semibold text-ink-soft">{t('games.math.wrong', { sum })}</span>
  );
}

export function Dots({ view: { answered, problems } }: { view: MathView }): ReactNode {
  const words = t('games.math.of', { at: Math.min(answered.length + 1, problems), all: problems });
  return (
    <div role="img" aria-label={words} className="flex flex-wrap justify-center gap-1.5">
      {Array.from({ length: problems }, (_, nth) => {
        const one = answered[nth];
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={nth}
            data-tone={one && isRight(one) ? 'leaf' : undefined}
            className={cx(
              'games-dot',
              one && (isRight(one) ? 'games-dot-right' : 'games-dot-wrong'),
              nth === answered.length && 'games-dot-now',
            )}
          />
        );
      })}
    </div>
  );
}

export function Sums({ view: { answered } }: { view: MathView }): ReactNode {
  return (
    <ul aria-label={t('games.math.sums')} className="mx-auto grid grid-cols-1 gap-x-8 gap-y-1 sm:grid-cols-2">
      {answered.map((one, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sum is its place
        <li key={nth} className="even-digits font-display">
          <span aria-hidden="true">{isRight(one) ? '✓' : '·'}</span> {formatSolved(one)}{' '}
          {!isRight(one) && <s className="text-ink-soft">{one.answer}</s>}
        </li>
      ))}
    </ul>
  );
}
