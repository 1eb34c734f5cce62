import type { ReactNode } from 'react';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { cx } from '#web/ui/style/cx.ts';
import type { Tone } from '#web/ui/style/tone.ts';
import { LilyPad } from './Plants.tsx';

/** A picture of each feature. They only decorate the words beside them. */

function Picture({ children }: { children: ReactNode }): ReactNode {
  return (
    <div aria-hidden="true" className="landing-picture flex justify-center overflow-hidden bg-tone-soft">
      <div className="landing-picture-scene relative shrink-0">{children}</div>
    </div>
  );
}

/** A joke, a word to spell and a riddle, fanned out like cards in a hand. */
export function PlayPicture(): ReactNode {
  return (
    <Picture>
      <SmallCard tone="sun" className="landing-card-joke">
        <Emoji of="😂" size={52} />
      </SmallCard>
      <SmallCard tone="lotus" className="landing-card-word">
        <span className="grid grid-cols-2 gap-1">
          {['F', 'R', '', 'G'].map((letter) => (
            <Letter key={letter}>{letter}</Letter>
          ))}
        </span>
      </SmallCard>
      <SmallCard tone="grape" className="landing-card-riddle">
        <span className="landing-question-mark font-bold font-display text-tone-deep leading-none">?</span>
        <Emoji of="🤔" size={40} className="landing-thinker" />
      </SmallCard>
    </Picture>
  );
}

function SmallCard(props: { tone: Tone; className: string; children: ReactNode }): ReactNode {
  return (
    <span
      data-tone={props.tone}
      className={cx('landing-card grid place-items-center rounded-button bg-card', props.className)}
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

const steps = [1, 2, 3, 4];

/** Lily pads that go up like stairs, a level each. */
export function GrowPicture(): ReactNode {
  return (
    <Picture>
      <Dots d="M44 136 Q78 84 114 118 Q152 64 188 94 Q218 40 252 60" className="landing-dots-up" />
      {steps.map((step) => (
        <span key={step} className="landing-step grid place-items-center">
          <LilyPad className="h-auto w-full" />
          {step < steps.length && (
            <span className="landing-level grid size-9 place-items-center rounded-full font-bold font-display text-base leading-none">
              {step}
            </span>
          )}
        </span>
      ))}
      <Pip size={71} className="landing-goal" />
      <Emoji of="⭐" size={36} className="landing-won-star" />
      <Emoji of="✨" size={28} className="landing-won-sparks" />
    </Picture>
  );
}

/** The code goes from a grown-up's mail to the child. */
export function FamilyPicture(): ReactNode {
  return (
    <Picture>
      <Dots d="M76 62 Q152 10 228 62" className="landing-dots-mail" />
      <Face of="👩🏽" className="landing-face-parent" />
      <Face of="🧒🏻" className="landing-face-child" />
      <Emoji of="💌" size={64} className="landing-mail" />
      <span className="landing-code flex justify-center gap-1.5">
        {['4', '0', '7', '2', '1', '9'].map((digit) => (
          <span
            key={digit}
            className="landing-digit grid place-items-center rounded-md border-2 border-tone bg-card font-bold font-display text-xl leading-none"
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
        'landing-face grid size-18 place-items-center rounded-full border-2 border-line bg-card',
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
