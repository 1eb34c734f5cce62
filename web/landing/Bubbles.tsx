import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';

interface BubbleProps {
  of: string;
  /** Of the emoji inside, in px. */
  size: number;
  className: string;
}

/** A soap bubble with something from the pond in it. It floats where it was put. */
export function Bubble({ of, size, className }: BubbleProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute grid animate-drift place-items-center rounded-full border-2 border-white/90',
        'bg-[radial-gradient(circle_at_32%_26%,rgb(255_255_255/.95),rgb(232_246_255/.85)_42%,rgb(150_210_245/.75))]',
        'night:border-white/25 night:bg-[radial-gradient(circle_at_32%_26%,rgb(255_255_255/.3),rgb(255_255_255/.08)_45%,rgb(125_190_255/.22))]',
        className,
      )}
    >
      <Emoji of={of} size={size} />
      <span className="absolute start-[20%] top-[13%] h-[20%] w-[11%] rotate-40 rounded-full bg-white/90 night:bg-white/50" />
    </span>
  );
}

const beads = [
  'start-[8%] size-2.5 [animation-duration:7s] [animation-delay:-1s]',
  'start-[20%] size-4 [animation-duration:10s] [animation-delay:-6s]',
  'start-[34%] size-2 [animation-duration:8s] [animation-delay:-4s]',
  'start-[66%] size-3 [animation-duration:9s] [animation-delay:-2.500s]',
  'start-[80%] size-2 [animation-duration:7s] [animation-delay:-5s]',
  'start-[93%] size-3.5 [animation-duration:11s] [animation-delay:-8s]',
];

/** Little ones that rise out of the water; at night they are fireflies. */
export function Beads({ className }: { className?: string | undefined }): ReactNode {
  return (
    <div aria-hidden="true" className={cx('pointer-events-none absolute inset-x-0', className)}>
      {beads.map((bead) => (
        <span
          key={bead}
          className={cx(
            'absolute bottom-0 animate-ascend rounded-full border-2 border-white/80 bg-white/40 opacity-0 night:border-sun/40 night:bg-sun',
            bead,
          )}
        />
      ))}
    </div>
  );
}
