import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MemoryMove, MemoryView } from '#contract/games/memory-match.ts';
import { throwSparks } from '#web/ui/feedback/sparks.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import type { BoardProps } from '../play/board.ts';
import { useNewView } from '../play/use-new-view.ts';
import type { ShownCard } from './CardButton.tsx';
import { Cards } from './Cards.tsx';
import { Pond } from './Pond.tsx';
import '../games.css';

const SPARKS = { sparks: 12, reach: 60 };

/** A tapped card starts turning at once; its picture arrives before it is half-way. */
export function Board({ view, onMove, now, announce }: BoardProps<MemoryView, MemoryMove>): ReactNode {
  const isHidden = useHiddenAt(view, now);
  const isTimeUp = view.isOver && (view.found[0] ?? 0) < view.pairs;
  const [turning, setTurning] = useState<readonly number[]>([]);
  const [said, setSaid] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  useNewView(view, (before) => {
    const sentence = sentenceAfter(before, view);
    if (sentence === undefined) return;
    setSaid(sentence);
    announce(sentence);
    if (view.hideAt !== null) playSound('whoosh');
    cheer(newlyFound(before, view), grid.current, view.isOver);
  });

  const cards = view.cards.map((card, place): ShownCard => {
    if (card.face === 'matched' || (card.face === 'up' && !isHidden)) return card;
    return { face: turning.includes(place) ? 'up' : 'down', picture: undefined };
  });
  const flip = async (place: number): Promise<void> => {
    const open = cards.filter(({ face }) => face === 'up');
    if (view.isOver || open.length >= 2 || cards[place]?.face !== 'down') return;
    playSound('click');
    setTurning((now) => [...now, place]);
    await onMove({ card: place });
    setTurning((now) => now.filter((other) => other !== place));
  };
  return (
    <div className="flex flex-col gap-4">
      <Cards grid={grid} cards={cards} onFlip={(place) => void flip(place)} />
      <Pond view={view} said={isTimeUp ? '' : said} />
    </div>
  );
}

/** Whether the two open cards have been shown long enough. */
function useHiddenAt({ hideAt }: MemoryView, now: () => number): boolean {
  const [hidden, setHidden] = useState<number | null>(null);
  useEffect(() => {
    if (hideAt === null) return;
    const timer = setTimeout(() => setHidden(hideAt), Math.max(0, hideAt - now()));
    return () => clearTimeout(timer);
  }, [hideAt, now]);
  return hideAt !== null && hidden === hideAt;
}

/** What the last card showed. */
function sentenceAfter(before: MemoryView, view: MemoryView): string | undefined {
  if (view.flips === before.flips) return undefined;
  const [pair] = newlyFound(before, view);
  if (pair !== undefined && view.isOver) return t('games.memory.all');
  if (pair !== undefined) return t('games.memory.pair', { name: nameAt(view, pair) });
  const [one, other] = view.cards.flatMap((card) => (card.face === 'up' ? [card.picture.name] : []));
  if (one === undefined) return undefined;
  return other === undefined ? t('games.memory.one', { name: one }) : t('games.memory.miss', { one, other });
}

function newlyFound(before: MemoryView, view: MemoryView): number[] {
  return view.cards.flatMap(({ face }, place) =>
    face === 'matched' && before.cards[place]?.face !== 'matched' ? [place] : [],
  );
}

function nameAt({ cards }: MemoryView, place: number): string {
  const card = cards[place];
  return card && card.face !== 'down' ? card.picture.name : '';
}

function cheer(places: readonly number[], grid: HTMLElement | null, isOver: boolean): void {
  if (places.length > 0) playSound(isOver ? 'levelup' : 'success');
  const cards = grid?.querySelectorAll('button');
  for (const place of places) if (cards?.[place]) throwSparks(cards[place], SPARKS);
}
