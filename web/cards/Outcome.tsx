import type { ReactNode, RefObject } from 'react';
import { MyPip } from '#web/app/session/MyPip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import type { Tone } from '#web/ui/style/tone.ts';

interface OutcomeProps {
  /** Takes the focus when it appears, so that it is read aloud and the next Tab continues from here. */
  ref?: RefObject<HTMLDivElement | null> | undefined;
  tone: Tone;
  mood?: 'happy' | 'cheering' | undefined;
  emoji?: string | undefined;
  title?: string | undefined;
  children?: ReactNode;
}

/** How it went: solved, seen, learned. */
export function Outcome({ ref, tone, mood, emoji, title, children }: OutcomeProps): ReactNode {
  return (
    <div
      ref={ref}
      data-tone={tone}
      tabIndex={-1}
      className="flex animate-pop flex-wrap items-center gap-x-4 gap-y-2 rounded-button bg-tone-soft px-4 py-3.5"
    >
      {mood !== undefined && <MyPip mood={mood} size={64} className="shrink-0" />}
      {emoji !== undefined && <Emoji of={emoji} size={36} />}
      <div className="min-w-0 grow basis-32">
        {title !== undefined && <p className="font-bold font-display text-lg text-tone-deep leading-snug">{title}</p>}
        {children}
      </div>
    </div>
  );
}
