import type { ReactNode } from 'react';
import type { GameRoom, TogetherMove } from '#contract/collaborative-games.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { looks } from '../looks.ts';
import type { Said } from '../room/said.ts';
import { CreativeBoard } from './CreativeBoard.tsx';
import { MemoryBoard } from './MemoryBoard.tsx';
import { TriviaBoard } from './TriviaBoard.tsx';
import { WordBoard } from './WordBoard.tsx';

interface BoardProps {
  room: GameRoom;
  clockAhead: number;
  said: Readonly<Record<string, Said>>;
  onMove: (move: TogetherMove) => boolean;
}

export function Board({ room: { game, players, round }, ...rest }: BoardProps): ReactNode {
  if (!round) return null;
  const { seat, view } = round;
  const shared = { players, seat, ...rest };
  return (
    <Card tone={looks[game.gameType].tone} className="flex flex-col gap-3 sm:gap-5">
      {view.kind === 'memory_match' && <MemoryBoard view={view} {...shared} />}
      {view.kind === 'trivia_challenge' && <TriviaBoard view={view} {...shared} />}
      {view.kind === 'word_puzzle' && <WordBoard view={view} {...shared} />}
      {view.kind === 'creative_challenge' && <CreativeBoard view={view} {...shared} />}
    </Card>
  );
}
