import { useState } from 'react';
import type { ScrambleView } from '#contract/games/word-scramble.ts';

export interface TilesState {
  /** The letters in the word, as indexes into the given letters. */
  readonly placed: readonly number[];
  /** The order of the letters below the word. */
  readonly order: readonly number[];
  placeLetter(letter: number): void;
  takeBack(letter: number): void;
  takeBackLast(): void;
  /** Places the first free tile with this letter. Returns false if there is none. */
  typeLetter(letter: string): boolean;
  clear(): void;
  mix(): void;
}

/** Which tiles are in the word. The server doesn't know before the player checks the word. */
export function useTiles({ letters }: ScrambleView): TilesState {
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [order, setOrder] = useState<readonly number[]>(() => letters.map((_, at) => at));
  const placeLetter = (letter: number): void => setPlaced((now) => (now.includes(letter) ? now : [...now, letter]));
  return {
    placed,
    order,
    placeLetter,
    takeBack: (letter) => setPlaced((now) => now.filter((one) => one !== letter)),
    takeBackLast: () => setPlaced((now) => now.slice(0, -1)),
    typeLetter: (letter) => {
      const free = order.find((at) => letters[at] === letter && !placed.includes(at));
      if (free !== undefined) placeLetter(free);
      return free !== undefined;
    },
    clear: () => setPlaced([]),
    mix: () => setOrder(mixed),
  };
}

/** Always another order than before, because a tap that changes nothing looks broken. */
function mixed(order: readonly number[]): readonly number[] {
  const next = order
    .map((at) => ({ at, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ at }) => at);
  return next.every((at, nth) => at === order[nth]) ? order.toReversed() : next;
}
