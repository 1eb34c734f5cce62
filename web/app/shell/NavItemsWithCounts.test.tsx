import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '../session/session.ts';
import { COUNTS_POLL_MS, setOpenSocket } from '../socket/messages.ts';
import { serve, show } from '../test-page.tsx';
import { BuddiesItem, ChatItem, MeItem } from './NavItemsWithCounts.tsx';
import { NavigationBars } from './NavigationBars.tsx';

afterEach(() => {
  cleanup();
  setOpenSocket(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('unread messages are asked for again and again only while the socket is down', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = vi.fn(async () => Response.json({ count: 2 }));
  vi.stubGlobal('fetch', asked);
  show(<ChatItem in="top" to="/chat" label="Chat" emoji="💬" />);
  await act(() => vi.advanceTimersByTimeAsync(2 * COUNTS_POLL_MS + 100));
  const whileDown = asked.mock.calls.length;

  expect(whileDown).toBeGreaterThanOrEqual(3);

  act(() => setOpenSocket({ send: () => undefined, readyState: WebSocket.OPEN }));
  await act(() => vi.advanceTimersByTimeAsync(4 * COUNTS_POLL_MS));

  expect(asked.mock.calls.length).toBe(whileDown);
});

function openBuddies(pending: number) {
  serve({
    'GET /api/user': () => ({ id: 'maya', kind: 'child', can: { meetOthers: true } }),
    'GET /api/friends/requests': () => ({ requests: [], pending, cursor: null }),
  });
  show(<SignedInBuddies />);
}

function SignedInBuddies() {
  return useSession().user ? <BuddiesItem in="bottom" to="/friends" label="Buddies" emoji="🤝" /> : null;
}

test('the badge of the buddies opens the requests that it counts', async () => {
  openBuddies(2);

  const link = await screen.findByRole('link', { name: 'Buddies 2 new requests' });

  expect(link.getAttribute('href')).toBe('/friends?tab=requests');
});

test('without requests the item opens the buddies', async () => {
  openBuddies(0);

  const link = await screen.findByRole('link', { name: 'Buddies' });

  expect(link.getAttribute('href')).toBe('/friends');
});

function openMe(hasNew: boolean, at = '/') {
  const calls = serve({ 'GET /api/activities/news': () => ({ hasNew }) });
  show(<MeItem in="bottom" to="/profile" also={['/activities']} label="Me" />, at);
  return calls;
}

test('a new activity puts a dot on the own page, which then leads to the activities', async () => {
  openMe(true);

  const link = await screen.findByRole('link', { name: 'Me Something is new.' });

  expect(link.getAttribute('href')).toBe('/activities');
});

test('without news the own page has no dot', async () => {
  const calls = openMe(false);

  await expect.poll(() => calls).toHaveLength(1);

  expect(screen.getByRole('link', { name: 'Me' }).getAttribute('href')).toBe('/profile');
});

test.each([true, false])('the activities belong to the own page (news: %s)', async (hasNew) => {
  openMe(hasNew, '/activities');

  expect((await screen.findByRole('link')).getAttribute('aria-current')).toBe('page');
});

test('nothing is counted while Lilypad is closed to the child', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const closed = { because: 'paused', opensAt: null, timeZone: 'UTC', mayFinish: false };
  const avatar = { emoji: '🦊', background: '#ffe0b8' };
  const calls = serve({ 'GET /api/user': () => ({ id: 'maya', kind: 'child', avatar, settings: {}, closed }) });
  show(<NavigationBars>The pond</NavigationBars>);
  await screen.findAllByRole('link', { name: 'Chat' });

  await act(() => vi.advanceTimersByTimeAsync(10_000));

  expect(calls.filter((call) => call !== 'GET /api/user')).toEqual([]);
});
