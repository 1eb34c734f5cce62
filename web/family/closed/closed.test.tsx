import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, serve, show } from '#web/app/test-page.tsx';
import { openingSentence } from './opening.ts';
import { UnlessClosed } from './UnlessClosed.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const quiet = {
  because: 'quiet_hours',
  opensAt: '2026-11-19T14:30:00.000Z',
  timeZone: 'Europe/Berlin',
  mayFinish: false,
} as const;
const maya = { id: 'maya', kind: 'child', username: 'pondskater', parentalConsentStatus: 'granted', settings: {} };

function Session({ finishes = false }: { finishes?: boolean }) {
  const { user } = useSession();
  return user ? (
    <UnlessClosed finishes={finishes}>
      <p>The pond</p>
    </UnlessClosed>
  ) : null;
}

function open(
  user: object,
  finishes = false,
): { change: (to: object) => void; look: () => Promise<void> } & { calls: string[] } {
  let current: object = user;
  const answers: Answers = { 'GET /api/user': () => current };
  const calls = serve(answers);
  show(<Session finishes={finishes} />);
  return {
    calls,
    change: (to) => {
      current = to;
    },
    look: async () => new BroadcastChannel('session').postMessage('changed'),
  };
}

it.each([
  ['today', '2026-11-19T06:00:00Z', 'Lilypad opens again at 3:30 PM.'],
  ['tomorrow', '2026-11-18T19:00:00Z', 'Lilypad opens again tomorrow at 3:30 PM.'],
  ['on another day', '2026-11-16T19:00:00Z', 'Lilypad opens again on Thursday at 3:30 PM.'],
])('says by the child’s clock that Lilypad opens %s', (_, now, sentence) => {
  // Intl puts a narrow space before PM.
  expect(openingSentence(quiet, new Date(now)).replace(/\s/g, ' ')).toBe(sentence);
});

it('shows no time for midnight or for an unknown end', () => {
  const midnight = { ...quiet, opensAt: '2026-11-18T23:00:00.000Z' };

  expect(openingSentence(midnight, new Date('2026-11-18T19:00:00Z'))).toBe('Lilypad opens again tomorrow.');
  expect(openingSentence({ ...quiet, opensAt: null }, new Date())).toBe('Ask your grown-up when it opens again.');
});

it.each([
  ['quiet_hours', "It's quiet time"],
  ['daily_limit', "That's it for today"],
  ['paused', 'Lilypad is taking a break'],
])('shows a sleeping Pip in place of the page: %s', async (because, title) => {
  open({ ...maya, closed: { ...quiet, because } });

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByText('The pond')).toBeNull();
  expect(screen.getByRole('link', { name: 'What my grown-up can see' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Talk to someone' }).getAttribute('href')).toBe('/contact');
});

it('begins no game in the minutes that are left to finish one', async () => {
  open({ ...maya, closed: { ...quiet, mayFinish: true } }, true);

  expect(await screen.findByRole('heading', { name: "It's quiet time" })).toBeTruthy();
  expect(screen.queryByText(/Time's up/)).toBeNull();
});

it('shows the minutes that are left, and can be closed', async () => {
  open({ ...maya, closing: { because: 'quiet_hours', secondsLeft: 290 } });

  const note = await screen.findByText("5 more minutes. Finish what you're doing!");
  screen.getByRole('button', { name: 'Close' }).click();

  await waitFor(() => expect(note.isConnected).toBe(false));
  expect(screen.getByText('The pond')).toBeTruthy();
});

it('has the focus on why it is closed when it takes the place of a page', async () => {
  serve({ 'GET /api/user': () => ({ ...maya, closed: quiet }) });
  show(
    <UnlessClosed>
      <p>The pond</p>
    </UnlessClosed>,
  );

  const heading = await screen.findByRole('heading', { name: "It's quiet time" });

  await waitFor(() => expect(document.activeElement).toBe(heading));
});
