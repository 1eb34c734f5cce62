import { type ReactNode, useId } from 'react';
import { ReadToMe } from '#web/posts/ReadToMe.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { Look } from './kind.ts';

interface PlayCardProps {
  look: Look;
  /** The text of the chip: "Trivia · Space". */
  label: string;
  /** Shown at the end of the chip's line: what the child can win. */
  prize?: ReactNode;
  /** The question, the joke, or the name of the fact. */
  title: string;
  /** What is read aloud. */
  spoken: string;
  children?: ReactNode;
}

/** What all cards share: their color, chips, title and the button to read aloud. */
export function PlayCard({ look, label, prize, title, spoken, children }: PlayCardProps): ReactNode {
  const id = useId();
  const { emoji, tone } = look;
  return (
    <Card as="article" tone={tone} aria-labelledby={`${id}-kind ${id}-title`}>
      {/* With very large letters, the prize stands below the kind. */}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex min-w-0 grow basis-24">
          <Chip>
            <Emoji of={emoji} className="max-[22rem]:hidden" />
            <span id={`${id}-kind`} className="wrap-anywhere min-w-0 leading-snug">
              {label}
            </span>
          </Chip>
        </span>
        {prize ?? <ReadToMe round text={spoken} className="-my-2" />}
      </div>
      <div className="mt-3 flex items-start justify-between gap-3">
        <h2 id={`${id}-title`} className="min-w-0 flex-1" dir="auto">
          <EmojiText>{title}</EmojiText>
        </h2>
        {prize && <ReadToMe round text={spoken} className="-mt-1 -mb-2" />}
      </div>
      {children}
    </Card>
  );
}
