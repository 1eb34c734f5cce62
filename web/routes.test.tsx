import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve, show } from './app/test-page.tsx';
import { celebrateLevel } from './points/level-ups.ts';
import { Pages } from './routes.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a new level is celebrated wherever the child has gone meanwhile', async () => {
  serve({});
  show(<Pages />, '/help');

  act(() => celebrateLevel(3));

  expect(await screen.findByRole('dialog', { name: 'Level 3!' }, { timeout: 5000 })).toBeTruthy();
});
