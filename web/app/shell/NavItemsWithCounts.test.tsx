import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { COUNTS_POLL_MS, setOpenSocket } from '../socket/messages.ts';
import { show } from '../test-page.tsx';
import { ChatItem } from './NavItemsWithCounts.tsx';

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

  act(() => setOpenSocket({ send: () => undefined }));
  await act(() => vi.advanceTimersByTimeAsync(4 * COUNTS_POLL_MS));

  expect(asked.mock.calls.length).toBe(whileDown);
});
