import { type ReactNode, useState } from 'react';
import type { JokeCard as Joke } from '#contract/cards.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { useFocusWhen } from '../../focus.ts';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { PlayCard } from '../../PlayCard.tsx';
import { topic } from '../../topic.ts';
import { look } from './look.ts';
import { Reactions } from './Reactions.tsx';

export function JokeCard({ card, onChange, visitor = false }: CardProps<Joke>): ReactNode {
  const [shown, setShown] = useState(card.reaction !== null);
  const punchline = useFocusWhen<HTMLParagraphElement>(shown);
  const show = (): void => {
    playSound('popup');
    setShown(true);
  };
  return (
    <PlayCard
      look={look}
      label={`${t('cards.joke')} · ${topic(card.category)}`}
      title={card.setup}
      spoken={shown ? `${card.setup} ${card.punchline}` : card.setup}
    >
      <div className="mt-4">
        {shown ? (
          <p
            ref={punchline}
            tabIndex={-1}
            dir="auto"
            className="mb-1 flex min-h-14 animate-pop items-center justify-center rounded-button bg-tone-soft px-4 py-3 text-center font-bold font-display text-lg text-tone-deep"
          >
            <span>
              <EmojiText>{card.punchline}</EmojiText>
            </span>
          </p>
        ) : (
          <Button wide size="large" onClick={show}>
            {t('cards.showPunchline')}
          </Button>
        )}
      </div>
      <Reactions card={card} onChange={onChange} visitor={visitor} />
    </PlayCard>
  );
}
