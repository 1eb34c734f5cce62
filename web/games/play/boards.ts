import type { ComponentType } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import type { BoardProps } from './board.ts';

const boards: Readonly<Record<string, ComponentType<BoardProps>>> = {
  memory_match: board(() => import('../memory-match/Board.tsx')),
  number_guess: board(() => import('../number-guess/Board.tsx')),
  word_scramble: board(() => import('../word-scramble/Board.tsx')),
  math_challenge: board(() => import('../math-challenge/Board.tsx')),
};

/** The board of a type of game, or undefined for a type that this version doesn't know. */
export function findBoard(gameType: string): ComponentType<BoardProps> | undefined {
  return boards[gameType];
}

/** Each board is its own chunk, loaded with the first game of its type. A board only ever gets views of its own game. */
function board(load: () => Promise<{ Board: unknown }>): ComponentType<BoardProps> {
  return lazyPage(() => load().then((file) => file.Board as ComponentType<BoardProps>));
}
