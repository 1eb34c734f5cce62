import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MiniGameCard as Card } from '#contract/games.ts';
import { MiniGameCard } from './MiniGameCard.tsx';

it("shows its button before its picture is there, so that the cards below don't move", () => {
  const card: Card = {
    type: 'mini_game',
    id: '0197f6cb-2d40-780c-8d39-cd6eca7b3158',
    title: 'Fives and tens',
    gameType: 'math_challenge',
    difficulty: 'easy',
    category: 'math',
    pointReward: 15,
    timeLimit: null,
    isDone: false,
  };

  const html = renderToString(<MiniGameCard card={card} onChange={() => undefined} />);

  expect(html).toContain('Fives and tens');
  expect(html).toContain('<button');
  expect(html).toContain('Play');
});
