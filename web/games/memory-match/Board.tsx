import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MemoryMove, MemoryView } from '#contract/games/memory-match.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import type { BoardProps } from '../play/board.ts';
import { CardButton } from './CardButton.tsx';
import '../games.css';

const COLUMNS = 4;
type Card = MemoryView['cards'][number];

/** Four cards a row. A tapped card turns at once; its picture is there before it has turned half. */
export function Board({ view, onMove, pending, now, announce }: BoardProps<MemoryView, MemoryMove>): ReactNode {
  const isHidden = useHiddenAt(view, now);
  const [turning, setTurning] = useState<readonly number[]>([]);
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  // What was turned in advance stays so until its move is answered.
  useEffect(() => {
    if (pending === 0) setTurning([]);
  }, [pending]);
  useMemorySounds(view, announce);

  const cards = isHidden ? view.cards.map((card): Card => (card.face === 'up' ? { face: 'down' } : card)) : view.cards;
  const turned = turning.filter((place) => cards[place]?.face === 'down');
  const open = cards.filter(({ face }) => face === 'up').length + turned.length;
  const flip = (place: number): void => {
    setAt(place);
    if (view.isOver || open >= 2 || cards[place]?.face !== 'down' || turning.includes(place)) return;
    playSound('click');
    setTurning([...turning, place]);
    onMove({ card: place });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = placeByKey(event.key, at, cards.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      ref={grid}
      role="group"
      aria-label={t('games.memory.board')}
      onKeyDown={onKeyDown}
      className={cx('games-cards grid grid-cols-4', cards.length > 16 && 'games-cards-many')}
    >
      {cards.map((card, place) => (
        <CardButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          key={place}
          card={card}
          place={place}
          isTurning={turning.includes(place)}
          isStop={place === at}
          onFlip={() => flip(place)}
        />
      ))}
    </div>
  );
}

function placeByKey(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}

/** Whether the two open cards of this view were looked at long enough. */
function useHiddenAt({ hideAt }: MemoryView, now: () => number): boolean {
  const [hidden, setHidden] = useState<number | null>(null);
  useEffect(() => {
    if (hideAt === null) return;
    const timer = setTimeout(() => setHidden(hideAt), Math.max(0, hideAt - now()));
    return () => clearTimeout(timer);
  }, [hideAt, now]);
  return hideAt !== null && hidden === hideAt;
}

function useMemorySounds(view: MemoryView, announce: (words: string) => void): void {
  const before = useRef(view);
  useEffect(() => {
    const found = (one: MemoryView): number => one.found.reduce((sum, pairs) => sum + pairs, 0);
    const earlier = before.current;
    before.current = view;
    if (view.flips === earlier.flips) return;
    const open = view.cards.flatMap((card) => (card.face === 'up' ? [card.picture.name] : []));
    const matched = view.cards.find(
      (card, place) => card.face === 'matched' && earlier.cards[place]?.face !== 'matched',
    );
    if (found(view) > found(earlier) && matched && 'picture' in matched) {
      playSound(view.isOver ? 'levelup' : 'success');
      announce(view.isOver ? t('games.memory.all') : t('games.memory.pair', { name: matched.picture.name }));
    } else if (open.length === 2) {
      playSound('whoosh');
      announce(t('games.memory.miss', { one: open[0] ?? '', other: open[1] ?? '' }));
    } else if (open[0]) announce(t('games.memory.one', { name: open[0] }));
  }, [view, announce]);
}
