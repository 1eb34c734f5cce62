import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#web/ui/style/cx.ts';

interface LetterBoxesProps {
  letters: string;
  length: number;
  solved?: boolean | undefined;
}

/** One box per letter, hidden from screen readers. A long word takes two even rows where one would be too narrow. */
export function LetterBoxes({ letters, length, solved = false }: LetterBoxesProps): ReactNode {
  const columns = { '--wide': length, '--narrow': length > 7 ? Math.ceil(length / 2) : length } as CSSProperties;
  return (
    <div
      aria-hidden="true"
      style={columns}
      className="grid grid-cols-[repeat(var(--narrow),minmax(0,3.25rem))] justify-center gap-1.5 sm:grid-cols-[repeat(var(--wide),minmax(0,3.25rem))] sm:gap-2"
    >
      {Array.from({ length }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={place}
          className={cx(
            'flex h-14 items-center justify-center rounded-md border-2 font-bold font-display text-xl uppercase',
            solved
              ? 'border-leaf bg-leaf-soft text-leaf-deep'
              : cx(
                  'border-line-strong bg-card',
                  place === Math.min(letters.length, length - 1) &&
                    'group-focus-within:border-tone group-focus-within:[box-shadow:0_0_0_2px_var(--tone)]',
                ),
          )}
        >
          {letters[place] ?? ''}
        </span>
      ))}
    </div>
  );
}
