import type { ReactNode } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import type { Tone } from '#web/ui/style/tone.ts';

interface FigureProps {
  tone: Tone;
  emoji: string;
  label: string;
  value: number;
}

/** A large number with its name, inside a `dl`. */
export function Figure({ tone, emoji, label, value }: FigureProps): ReactNode {
  return (
    <div data-tone={tone} className="rewards-figure">
      <dt className="font-display font-semibold text-label">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 font-bold font-display text-2xl even-digits leading-tight">
        <span aria-hidden="true" className="rewards-figure-picture">
          <Emoji of={emoji} size={26} />
        </span>{' '}
        <span className="whitespace-nowrap">{value.toLocaleString(currentLocale())}</span>
      </dd>
    </div>
  );
}
