import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameEntry } from '#contract/games.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { GameTile } from './GameTile.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const game: GameEntry = {
  id: 'abcd2345',
  title: 'Tool box',
  gameType: 'memory_match',
  difficulty: 'easy',
  category: 'memory',
  pointReward: 10,
  timeLimit: null,
  best: null,
  isRunning: false,
};

test('each tile says by its buttons alone which game they are about', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  serve({});

  show(<GameTile type="memory_match" games={[game]} />);

  expect(screen.getByRole('link', { name: 'Play Memory Match: Tool box' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pick one: Memory Match' })).toBeTruthy();
});
