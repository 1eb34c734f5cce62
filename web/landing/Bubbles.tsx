import type { ReactNode } from 'react';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { cx } from '#web/ui/style/cx.ts';

interface BubbleProps {
  of: string;
  /** Of the emoji inside, in px. */
  size: number;
  className: string;
}

/** A soap bubble with something from the pond in it. It floats where it was put. */
export function Bubble({ of, size, className }: BubbleProps): ReactNode {
  return (
    <span aria-hidden="true" className={cx('landing-bubble', className)}>
      <Emoji of={of} size={size} />
      <span className="landing-bubble-glint" />
    </span>
  );
}

const beads = [1, 2, 3, 4, 5, 6];

/** Little ones that rise out of the water; at night they are fireflies. */
export function Beads(): ReactNode {
  return (
    <div aria-hidden="true" className="landing-beads">
      {beads.map((bead) => (
        <span key={bead} className="landing-bead" />
      ))}
    </div>
  );
}
