import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { LilyPad } from './Plants.tsx';

/** Each feature as one sees it in the pond. They decorate what the words beside them say. */

function Picture({ children }: { children: ReactNode }): ReactNode {
  return (
    <div
      aria-hidden="true"
      className="flex h-48 justify-center overflow-hidden bg-tone-soft sm:max-md:px-4 md:max-wide:h-36"
    >
      <div className="relative h-48 w-76 shrink-0 origin-top max-[22.400rem]:scale-90 md:max-wide:scale-75">
        {children}
      </div>
    </div>
  );
}

/** A joke, a word to spell and a riddle, fanned out like cards in a hand. */
export function PlayPicture(): ReactNode {
  return (
    <Picture>
      <SmallCard tone="sun" className="start-1 top-12 -rotate-12">
        <Emoji of="😂" size={52} />
      </SmallCard>
      <SmallCard tone="lotus" className="end-0 top-12 rotate-12">
        <span className="grid grid-cols-2 gap-1">
          {['F', 'R', '', 'G'].map((letter) => (
            <Letter key={letter}>{letter}</Letter>
          ))}
        </span>
      </SmallCard>
      <SmallCard tone="grape" className="start-24 top-6 h-33!">
        <span className="font-bold font-display text-5xl text-tone-deep leading-none">?</span>
        <Emoji of="🤔" size={40} className="absolute -start-4 -bottom-4" />
      </SmallCard>
    </Picture>
  );
}

function SmallCard(props: { tone: Tone; className: string; children: ReactNode }): ReactNode {
  return (
    <span
      data-tone={props.tone}
      className={cx(
        'absolute grid h-30 w-28 place-items-center rounded-button border-2 border-line border-t-8 border-t-tone bg-card',
        props.className,
      )}
    >
      {props.children}
    </span>
  );
}

function Letter({ children }: { children: string }): ReactNode {
  return (
    <span
      className={cx(
        'grid size-9 place-items-center rounded-sm border-2 font-bold font-display text-lg leading-none',
        children ? 'border-transparent bg-tone-soft text-tone-deep' : 'border-tone border-dashed',
      )}
    >
      {children}
    </span>
  );
}

const steps = [
  'start-0 bottom-2',
  'start-[4.600rem] bottom-7',
  'start-[9.200rem] bottom-12',
  'start-[13.600rem] bottom-18',
];

/** Lily pads that go up like stairs, a level each. */
export function GrowPicture(): ReactNode {
  return (
    <Picture>
      <Dots d="M44 136 Q78 84 114 118 Q152 64 188 94 Q218 40 252 60" className="text-sun-deep" />
      {steps.map((place, at) => (
        <span key={place} className={cx('absolute grid w-22 place-items-center', place)}>
          <LilyPad className="h-auto w-full" />
          {at < steps.length - 1 && (
            <span className="absolute -top-3.5 grid size-9 place-items-center rounded-full border-3 border-sun-edge bg-sun font-bold font-display text-base text-on-sun leading-none">
              {at + 1}
            </span>
          )}
        </span>
      ))}
      <Pip size={71} className="absolute end-0 top-8" />
      <Emoji of="⭐" size={36} className="absolute start-24 top-6 -rotate-12" />
      <Emoji of="✨" size={28} className="absolute start-10 top-15" />
    </Picture>
  );
}

/** The code goes from a grown-up's mail to the child. */
export function FamilyPicture(): ReactNode {
  return (
    <Picture>
      <Dots d="M76 62 Q152 10 228 62" className="text-tone" />
      <Face of="👩🏽" className="start-2" />
      <Face of="🧒🏻" className="end-2" />
      <Emoji of="💌" size={64} className="absolute start-[7.500rem] top-3" />
      <span className="absolute inset-x-0 bottom-6 flex justify-center gap-1.5">
        {['4', '0', '7', '2', '1', '9'].map((digit, at) => (
          <span
            key={digit}
            className={cx(
              'grid h-12 w-10 place-items-center rounded-md border-2 border-tone bg-card font-bold font-display text-xl leading-none',
              at === 3 && 'ms-2',
            )}
          >
            {digit}
          </span>
        ))}
      </span>
    </Picture>
  );
}

function Face({ of, className }: { of: string; className: string }): ReactNode {
  return (
    <span
      className={cx(
        'absolute top-7 grid size-18 place-items-center rounded-full border-2 border-line bg-card',
        className,
      )}
    >
      <Emoji of={of} size={50} />
    </span>
  );
}

/** The way that something takes. */
function Dots({ d, className }: { d: string; className: string }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 304 192"
      width="304"
      height="192"
      className={cx('absolute inset-0', className)}
    >
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.500"
        strokeLinecap="round"
        strokeDasharray="0.100 10"
      />
    </svg>
  );
}
