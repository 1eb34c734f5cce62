import { type ReactNode, useId } from 'react';
import type { CardKind } from '#contract/cards.ts';
import { ReadToMe } from '#web/posts/ReadToMe.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { EmojiText } from '#web/ui/EmojiText.tsx';
import { kinds } from './kinds.ts';

interface PlayCardProps {
  kind: CardKind;
  /** What the chip says: "Trivia · Space". */
  label: string;
  /** At the end of the chip's line: what can be won. */
  prize?: ReactNode;
  /** The question, the joke, the name of the fact. */
  title: string;
  /** What the voice reads. */
  spoken: string;
  children?: ReactNode;
  /** Beside the voice, at the end of its line. */
  aside?: ReactNode;
}

/** What all cards share: the colour of their kind, the chips, a title, the voice. */
export function PlayCard({ kind, label, prize, title, spoken, children, aside }: PlayCardProps): ReactNode {
  const id = useId();
  const { emoji, tone } = kinds[kind];
  return (
    <Card as="article" tone={tone} aria-labelledby={`${id}-kind ${id}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Chip>
          <Emoji of={emoji} /> <span id={`${id}-kind`}>{label}</span>
        </Chip>
        {prize}
      </div>
      <h2 id={`${id}-title`} className="mt-3" dir="auto">
        <EmojiText>{title}</EmojiText>
      </h2>
      {children}
      <div className="mt-2 -mb-2 flex flex-wrap items-center justify-between gap-x-3 empty:hidden">
        <ReadToMe text={spoken} className="-ms-3 px-3" />
        {aside}
      </div>
    </Card>
  );
}
