import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Dragonfly, LilyPad, Reeds } from './Plants.tsx';

/** A pond from the sky down to the near shore. `--depth` says how much of it is water. */
export function Scenery(): ReactNode {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden [--depth:8rem] wide:[--depth:11rem]">
      <Light />
      <Stars />
      <Cloud className="start-[-3%] top-[12%] hidden w-44 opacity-80 min-[80rem]:block" />
      <Cloud className="start-[46%] top-[6%] hidden w-36 opacity-90 [animation-delay:-14s] md:block" />
      <Cloud className="end-[-9%] top-[55%] w-36 opacity-80 [animation-delay:-27s] wide:end-[-3%] wide:top-[44%] wide:w-52" />
      <FarShore />
      <div className="absolute inset-x-0 bottom-0 h-(--depth) bg-linear-to-b from-water to-water-deep">
        <Waves />
        <Glints />
      </div>
      <LilyPad
        flower
        className="absolute start-[8%] bottom-[4.600rem] hidden animate-float [animation-delay:-2s] wide:block"
      />
      <LilyPad className="absolute start-[24%] bottom-12 hidden w-24 animate-float [animation-delay:-4s] md:block" />
      <LilyPad className="absolute start-[41%] bottom-20 hidden w-16 animate-float [animation-delay:-1s] md:block" />
      <Dragonfly className="absolute start-[50%] top-[50%] hidden md:block" />
      <Reeds className="absolute start-[-1.500rem] bottom-0 hidden wide:block" />
      <Reeds className="absolute end-[-3.500rem] bottom-[-4.500rem] [animation-delay:-2s] wide:end-[-1rem] wide:bottom-[-0.500rem]" />
      <NearShore />
    </div>
  );
}

/** The sun; at night the moon stands in its place. */
function Light(): ReactNode {
  return (
    <div className="absolute end-[-3rem] top-[-3.250rem] size-34 rounded-full bg-daylight/60 shadow-[0_0_0_1.750rem_color-mix(in_srgb,var(--color-daylight)_16%,transparent),0_0_0_4rem_color-mix(in_srgb,var(--color-daylight)_8%,transparent)] night:bg-daylight/90 wide:end-[6%] wide:top-[-3.500rem] wide:size-44" />
  );
}

const stars = [
  'start-[2%] top-[14%]',
  'start-[31%] top-[4%]',
  'start-[57%] top-[14%]',
  'start-[56%] top-[33%]',
  'start-[71%] top-[9%]',
  'start-[3%] top-[47%]',
  'start-[93%] top-[34%]',
];

function Stars(): ReactNode {
  return stars.map((place, at) => (
    <span
      key={place}
      className={cx(
        'absolute hidden animate-glow rounded-full bg-daylight md:night:block',
        place,
        at % 2 ? 'size-1.5' : 'size-1 [animation-delay:-.8s]',
      )}
    />
  ));
}

function Cloud({ className }: { className: string }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 180 64"
      width="180"
      height="64"
      className={cx('absolute h-auto animate-drift fill-white [animation-duration:40s] night:opacity-10', className)}
    >
      <path d="M30 64 C8 64 2 36 26 32 C28 10 58 6 68 20 C80 -6 124 0 124 28 C152 18 172 34 166 48 C164 58 156 64 146 64Z" />
    </svg>
  );
}

function FarShore(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 170"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-[calc(var(--depth)-2px)] h-24 w-full overflow-visible wide:h-36"
    >
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

/** Two rows of waves that pass each other; each row is drawn twice, so that it can go round for ever. */
export function Waves(): ReactNode {
  return (
    <>
      <Wave className="-top-3 h-4 text-water-light [animation-direction:reverse] [animation-duration:26s]" />
      <Wave className="-top-1.5 h-3.5 text-water" />
    </>
  );
}

function Wave({ className }: { className: string }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 2400 24"
      preserveAspectRatio="none"
      fill="currentColor"
      className={cx('absolute start-0 w-[200%] min-w-[1600px] animate-waves', className)}
    >
      <path d="M0 12 Q75 0 150 12 T300 12 T450 12 T600 12 T750 12 T900 12 T1050 12 T1200 12 T1350 12 T1500 12 T1650 12 T1800 12 T1950 12 T2100 12 T2250 12 T2400 12 V24 H0Z" />
    </svg>
  );
}

const glints = [
  'start-[6%] top-[26%] w-14',
  'start-[19%] top-[46%] w-8',
  'start-[37%] top-[30%] w-10',
  'start-[52%] top-[58%] w-16',
  'start-[88%] top-[24%] w-12',
];

function Glints(): ReactNode {
  return glints.map((place) => <span key={place} className={cx('absolute h-1 rounded-full bg-water-light', place)} />);
}

function NearShore(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      className="absolute inset-x-0 -bottom-px h-6 w-full fill-mist wide:h-12"
    >
      <path d="M0 48 V8 C220 48 470 46 720 30 S1240 14 1440 4 V48Z" />
    </svg>
  );
}
