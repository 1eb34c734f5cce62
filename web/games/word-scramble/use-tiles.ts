import { useState } from 'react';
import type { ScrambleView } from '#contract/games/word-scramble.ts';

export interface TilesState {
  /** The places of the letters that lie in the word, in the order of the word. */
  readonly placed: readonly number[];
  /** In which order all of them lie below. */
  readonly order: readonly number[];
  put(letter: number): void;
  takeBack(letter: number): void;
  takeBackLast(): void;
  /** Puts the first free tile with this letter; false where there is none. */
  type(letter: string): boolean;
  clear(): void;
  mix(): void;
}

/** Which tiles lie in the word. It is nobody's business but the player's until they check it. */
export function useTiles({ letters }: ScrambleView): TilesState {
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [order, setOrder] = useState<readonly number[]>(() => letters.map((_, at) => at));
  const put = (letter: number): void => setPlaced((now) => (now.includes(letter) ? now : [...now, letter]));
  return {
    placed,
    order,
    put,
    takeBack: (letter) => setPlaced((now) => now.filter((one) => one !== letter)),
    takeBackLast: () => setPlaced((now) => now.slice(0, -1)),
    type: (letter) => {
      const free = order.find((at) => letters[at] === letter && !placed.includes(at));
      if (free !== undefined) put(free);
      return free !== undefined;
    },
    clear: () => setPlaced([]),
    mix: () => setOrder(mixed),
  };
}

/** In another order than before: a tap that changes nothing looks broken. */
function mixed(order: readonly number[]): readonly number[] {
  const next = order
    .map((at) => ({ at, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ at }) => at);
  return next.every((at, nth) => at === order[nth]) ? order.toReversed() : next;
}
