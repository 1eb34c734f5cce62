import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Moments } from '#web/app/moments/Moments.tsx';
import { isMomentDue, shownMoment } from '#web/app/moments/queue.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { BuddyNews } from './BuddyNews.tsx';

const maya = { id: 'maya', kind: 'child', avatar: { emoji: '🦊', background: '#ffe0b8' } };
const leo = { id: 'leo', displayName: 'Leo', avatar: { emoji: '🐼', background: '#dfeeff' } };
const patient = { timeout: 5000 };

/** What came since the last visit, newest first. */
function visit(...activities: object[]): string[] {
  const calls = serve({
    'GET /api/user': () => maya,
    'GET /api/activities/news': () => ({ hasNew: activities.length > 0 }),
    'GET /api/activities': () => ({ activities, cursor: null, hasNew: true }),
  });
  show(
    <>
      <Moments />
      <BuddyNews />
    </>,
  );
  return calls;
}

const buddyMade = (more: object = {}): object => ({ id: 'a', type: 'buddy_made', fromUser: leo, isNew: true, ...more });
const asked = (calls: string[]) => waitFor(() => expect(calls).toContain('GET /api/activities'));
const isCelebrated = (): boolean => isMomentDue() || shownMoment() !== undefined;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a new buddy is celebrated, and can be visited', async () => {
  visit(buddyMade());

  expect(await screen.findByText('You and Leo are buddies!', undefined, patient)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visit my buddy' }).getAttribute('href')).toBe('/user/leo');
});

test('a buddy is celebrated once on a device', async () => {
  visit(buddyMade());
  await screen.findByText('You and Leo are buddies!', undefined, patient);
  cleanup();

  await asked(visit(buddyMade()));

  expect(isCelebrated()).toBe(false);
});

test('a buddy whose news the child has read is not shown again', async () => {
  await asked(visit(buddyMade({ isNew: false }), buddyMade({ type: 'post_like' })));

  expect(isCelebrated()).toBe(false);
});

test('without news nothing more is fetched', async () => {
  const calls = visit();
  await waitFor(() => expect(calls).toContain('GET /api/activities/news'));

  expect(calls).not.toContain('GET /api/activities');
});
