import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { serve, show } from './app/test-page.tsx';
import { celebrateLevel } from './points/level-ups.ts';
import { Pages } from './routes.tsx';

function Address() {
  const [path] = useLocation();
  return <p>Address: {path}</p>;
}

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

test('a child to whom Lilypad is closed leaves the sign-in page all the same', async () => {
  const closed = { because: 'paused', opensAt: null, timeZone: 'UTC', mayFinish: false };
  const user = {
    id: 'maya',
    kind: 'child',
    username: 'pondskater',
    parentalConsentStatus: 'granted',
    settings: {},
    closed,
  };
  serve({ 'GET /api/user': () => user });

  show(
    <>
      <Pages />
      <Address />
    </>,
    '/auth',
  );

  expect(await screen.findByText('Address: /', {}, { timeout: 5000 })).toBeTruthy();
});
