import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { useFirstFocus } from '../play/use-first-focus.ts';
import { CardButton, type ShownCard } from './CardButton.tsx';

const COLUMNS = 4;
const MANY = 16;

interface CardsProps {
  grid: RefObject<HTMLDivElement | null>;
  cards: readonly ShownCard[];
  onFlip: (place: number) => void;
}

/** Four cards per row. The grid is one tab stop; arrows, Home and End move between cards. */
export function Cards({ grid, cards, onFlip }: CardsProps): ReactNode {
  const [stop, setStop] = useState(0);
  const first = useRef<HTMLButtonElement>(null);
  useFirstFocus(first);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = placeByKey(event.key, stop, cards.length, isRightToLeft ? -1 : 1);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      ref={grid}
      role="group"
      aria-label={t('games.memory.board')}
      onKeyDown={onKeyDown}
      className={cx('games-cards', cards.length > MANY && 'games-cards-many')}
    >
      {cards.map((card, place) => (
        <CardButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          key={place}
          {...card}
          ref={place === 0 ? first : undefined}
          place={place}
          isStop={place === stop}
          onFlip={() => {
            setStop(place);
            onFlip(place);
          }}
        />
      ))}
    </div>
  );
}

function placeByKey(key: string, at: number, count: number, forward: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -COLUMNS,
    ArrowDown: COLUMNS,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}
