import { describe, expect, it } from 'vitest';
import { TestClock } from '#test/world.ts';
import { DAY, SECOND } from '../clock.ts';
import { type CachedResponse, MAX_BYTES, MAX_ENTRIES_PER_ACCOUNT, ResponseCache } from './response-cache.ts';

const URL = '/api/chat/unread-count';

const cachedResponse = (body = '{"count":0}'): CachedResponse => ({
  body,
  etag: '"0123456789abcdefghijkl"',
  headers: ['cache-control', 'private, no-cache'],
  headersWithBody: ['cache-control', 'private, no-cache', 'content-length', '11'],
  rateLimitKey: 'GET /api/chat/unread-count maya',
  limit: 240,
  window: 60 * SECOND,
});

function filled({ accounts = 1, calls = 1, cookieLetters = 8000 }) {
  const polled = new ResponseCache(new TestClock());
  for (let account = 0; account < accounts; account += 1)
    for (let call = 0; call < calls; call += 1) {
      const cookies = `lilypad=${account}; junk=${'x'.repeat(cookieLetters)}${call}`;
      polled.set({ cookies, accountId: `account-${account}`, url: URL }, cachedResponse());
    }
  return polled;
}

describe('what is kept', () => {
  it('is found by the cookies and the address that it was kept by, and by no others', () => {
    const polled = filled({ cookieLetters: 3 });

    expect(polled.find('lilypad=0; junk=xxx0', URL)).toEqual(cachedResponse());
    expect(polled.find('lilypad=1; junk=xxx0', URL)).toBeUndefined();
    expect(polled.find('lilypad=0; junk=xxx0', '/api/chat/unread')).toBeUndefined();
  });

  it('does not grow with the size of the cookies', () => {
    const small = filled({ cookieLetters: 10 });
    const large = filled({ cookieLetters: 16_000 });

    expect(large.bytes).toBe(small.bytes);
    expect(large.bytes).toBeGreaterThan(0);
  });

  it('of one account is a few browsers, whatever cookies it makes up', () => {
    const polled = filled({ calls: 16_000 });

    expect(polled.count).toBe(MAX_ENTRIES_PER_ACCOUNT);
  });

  it('of all accounts stays below the bound, with the largest answers, too', () => {
    const polled = new ResponseCache(new TestClock());
    for (let at = 0; at < 20_000; at += 1)
      for (const url of [URL, '/api/chat/unread'])
        polled.set({ cookies: `lilypad=${at}`, accountId: `account-${at}`, url }, cachedResponse('x'.repeat(1000)));

    expect(polled.bytes).toBeLessThanOrEqual(MAX_BYTES);
    expect(polled.bytes).toBeGreaterThan(MAX_BYTES / 2);
  });

  it('is dropped with its account, and only then', () => {
    const polled = filled({ accounts: 2, cookieLetters: 3 });
    polled.invalidate(['account-0']);

    expect(polled.find('lilypad=0; junk=xxx0', URL)).toBeUndefined();
    expect(polled.find('lilypad=1; junk=xxx0', URL)).toBeDefined();
    expect(polled.count).toBe(1);
  });

  it('ends after 15 seconds, also when the clock was wrong for a while', () => {
    const clock = new TestClock();
    const polled = new ResponseCache(clock);
    clock.pass(365 * DAY);
    polled.set({ cookies: 'lilypad=0', accountId: 'maya', url: URL }, cachedResponse());

    clock.pass(-365 * DAY);

    expect(polled.find('lilypad=0', URL)).toBeDefined();

    clock.pass(15 * SECOND);

    expect(polled.find('lilypad=0', URL)).toBeUndefined();
  });
});
