import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pages } from '#contract/shared/pages.ts';
import { serve, show } from './app/test-page.tsx';
import { celebrateLevel, closeLevelUp } from './points/level-ups.ts';
import { Pages, routes } from './routes.tsx';

afterEach(() => {
  act(closeLevelUp);
  cleanup();
  vi.unstubAllGlobals();
});

test('the browser knows exactly the pages that the server answers', () => {
  expect(Object.keys(routes).sort()).toEqual([...pages].sort());
});

test('a new level is celebrated wherever the child has gone meanwhile', async () => {
  serve({});
  show(<Pages />, '/help');

  act(() => celebrateLevel(3));

  expect(await screen.findByRole('dialog', { name: 'Level 3!' }, { timeout: 5000 })).toBeTruthy();
});
