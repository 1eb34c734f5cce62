import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { afterEach } from 'vitest';
import { type Game, isRefused } from '#contract/rules/games/game.ts';
import { closeToast } from '#web/ui/feedback/show-toast.ts';
import type { BoardProps } from './board.ts';

interface Played<Move, State> {
  readonly user: UserEvent;
  /** The moves that the board has sent. */
  readonly moves: Move[];
  /** What was announced to screen readers. */
  readonly said: string[];
  readonly state: () => State;
  /** Holds back all further moves until they are released or lost. */
  hold(): { release(): void; lose(): void };
}

afterEach(() => {
  cleanup();
  closeToast();
});

/** Renders a board, and judges its moves by the rules of the game as the server does. */
export function showBoard<State, Move, View>(
  rules: Pick<Game<never, State, Move, View>, 'play' | 'view'>,
  Board: ComponentType<BoardProps<View, Move>>,
  dealt: State,
): Played<Move, State> {
  const moves: Move[] = [];
  const said: string[] = [];
  let state = dealt;
  let line: Promise<boolean> = Promise.resolve(true);
  function PlayedBoard(): ReactNode {
    const [shown, setShown] = useState(dealt);
    const view = useRef<{ of: State; is: View }>(undefined);
    if (view.current?.of !== shown) view.current = { of: shown, is: rules.view(shown, 0) };
    const [sending, setSending] = useState(0);
    const onMove = async (move: Move): Promise<boolean> => {
      moves.push(move);
      setSending((count) => count + 1);
      const arrives = await line;
      setSending((count) => count - 1);
      const next = arrives ? rules.play(state, 0, move, Date.now()) : undefined;
      if (next === undefined || isRefused(next as object)) return false;
      state = next as State;
      setShown(state);
      return true;
    };
    return (
      <Board
        view={view.current.is}
        onMove={onMove}
        isSending={sending > 0}
        now={Date.now}
        announce={(words) => said.push(words)}
      />
    );
  }
  render(<PlayedBoard />);
  return {
    user: userEvent.setup(),
    moves,
    said,
    state: () => state,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      line = promise;
      return { release: () => resolve(true), lose: () => resolve(false) };
    },
  };
}
