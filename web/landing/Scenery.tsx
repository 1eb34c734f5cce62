import type { ReactNode } from 'react';
import { cx } from '#web/ui/style/cx.ts';
import { Dragonfly, LilyPad, Reeds } from './Plants.tsx';

/** A pond from the sky down to the near shore. */
export function Scenery(): ReactNode {
  return (
    <div aria-hidden="true" className="landing-scenery">
      <div className="landing-sun" />
      <Stars />
      <Cloud className="landing-cloud-start" />
      <Cloud className="landing-cloud-middle" />
      <Cloud className="landing-cloud-end" />
      <FarShore />
      <div className="landing-water">
        <Waves />
        <Glints />
      </div>
      <LilyPad flower className="landing-pad landing-pad-start" />
      <LilyPad className="landing-pad landing-pad-middle" />
      <LilyPad className="landing-pad landing-pad-far" />
      <Dragonfly />
      <Reeds className="landing-reeds-start" />
      <Reeds className="landing-reeds-end" />
      <NearShore />
    </div>
  );
}

const stars = [1, 2, 3, 4, 5, 6, 7];

function Stars(): ReactNode {
  return (
    <div className="landing-stars">
      {stars.map((star) => (
        <span key={star} className="landing-star" />
      ))}
    </div>
  );
}

function Cloud({ className }: { className: string }): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 180 64" width="180" height="64" className={cx('landing-cloud', className)}>
      <path d="M30 64 C8 64 2 36 26 32 C28 10 58 6 68 20 C80 -6 124 0 124 28 C152 18 172 34 166 48 C164 58 156 64 146 64Z" />
    </svg>
  );
}

function FarShore(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 1440 170" preserveAspectRatio="xMidYMax slice" className="landing-far-shore">
      <path
        d="M-600 170 V90 C-420 20 -260 40 -80 84 S180 30 380 34 S660 108 860 96 S1180 16 1380 40 S1780 90 2040 60 V170Z"
        fill="var(--color-shore-far)"
      />
      <path
        d="M-600 170 V130 C-380 100 -160 100 60 130 S400 148 620 118 S1000 150 1180 126 S1600 88 2040 132 V170Z"
        fill="var(--color-shore-near)"
      />
    </svg>
  );
}

/** Two rows of waves that pass each other; each row is drawn twice, so that it can loop forever. */
export function Waves(): ReactNode {
  return (
    <>
      <Wave className="landing-wave-back" />
      <Wave />
    </>
  );
}

function Wave({ className }: { className?: string }): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 2400 24" preserveAspectRatio="none" className={cx('landing-wave', className)}>
      <path d="M0 12 Q75 0 150 12 T300 12 T450 12 T600 12 T750 12 T900 12 T1050 12 T1200 12 T1350 12 T1500 12 T1650 12 T1800 12 T1950 12 T2100 12 T2250 12 T2400 12 V24 H0Z" />
    </svg>
  );
}

const glints = [1, 2, 3, 4, 5];

function Glints(): ReactNode {
  return glints.map((glint) => <span key={glint} className="landing-glint" />);
}

function NearShore(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 1440 48" preserveAspectRatio="none" className="landing-near-shore">
      <path d="M0 48 V8 C220 48 470 46 720 30 S1240 14 1440 4 V48Z" />
    </svg>
  );
}
