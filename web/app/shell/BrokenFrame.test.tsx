import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, serve, show } from '../test-page.tsx';
import { Shell } from './Shell.tsx';

vi.mock('./Footer.tsx', () => ({
  Footer: () => {
    throw new Error('a bug');
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a bug beside the page says so, and does not leave an empty screen', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  serve({ 'GET /api/user': () => new Refusal('sign_in_required') });

  show(<Shell>All is well</Shell>, '/feed');

  expect((await screen.findByRole('alert')).textContent).toContain('Oops, we slipped');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
});
