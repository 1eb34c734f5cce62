import type { ReactNode } from 'react';
import type { FactCard as Fact } from '#contract/cards.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { HowWeKnow } from '../../HowWeKnow.tsx';
import { t } from '../../messages/index.ts';
import { PlayCard } from '../../PlayCard.tsx';
import { topic } from '../../topic.ts';
import { looks } from './looks.ts';

export function FactCard({ card }: { card: Fact }): ReactNode {
  return (
    <PlayCard
      look={looks[card.type]}
      label={`${t(`cards.${card.type}`)} · ${topic(card.category)}`}
      title={card.title}
      spoken={`${card.title}. ${card.content}`}
    >
      <div className="mt-3 flow-root sm:flex sm:items-center">
        <span className="float-start me-4 mb-1 flex size-18 shrink-0 items-center justify-center rounded-full bg-tone-soft sm:size-24">
          <Emoji of={card.emoji} size={52} className="size-10 sm:size-13" />
        </span>
        <p className="min-w-0 text-lg" dir="auto">
          <EmojiText>{card.content}</EmojiText>
        </p>
      </div>
      {card.howWeKnow !== undefined && <HowWeKnow>{card.howWeKnow}</HowWeKnow>}
    </PlayCard>
  );
}
