import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Leaderboards as Boards, Ranking } from '#contract/rewards.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { Leaderboards } from './Leaderboards.tsx';

vi.mock('#web/app/session/session.ts', async (original) => ({
  ...(await original<typeof import('#web/app/session/session.ts')>()),
  useUser: () => ({ ageGroup: '9-10', can: { meetOthers: true } }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function ranking(rank: number, username: string, more: Partial<Ranking> = {}): Ranking {
  const child = {
    id: username,
    username,
    displayName: username,
    profileImageUrl: '',
    avatar: { emoji: '🐸', background: '#d3f9d8' },
  };
  return { rank, place: rank, score: 100 - rank, isOwn: false, isBuddy: false, level: 3, child, ...more };
}

function open({ isOn = true, mayJoin = true, rankings = [] as Ranking[] } = {}): string[] {
  const week = { weekStart: '2026-11-16', weekEnd: '2026-11-22', isActive: true, rankings };
  const boards: Boards = { isOn, category: 'buddies', ageGroup: '9-10', week, pastWeeks: [] };
  let choice = { isOn, mayJoin };
  const calls = serve({
    'GET /api/leaderboards/choice': () => choice,
    'PUT /api/leaderboards/choice': ({ body }) => {
      choice = { ...choice, ...(body as object) };
      return choice;
    },
    'GET /api/leaderboards': () => boards,
  });
  show(<Leaderboards />);
  return calls;
}

test('says what it is and lets a child join', async () => {
  const calls = open({ isOn: false });

  (await screen.findByRole('button', { name: 'Join in' })).click();

  expect(await screen.findByRole('tab', { name: 'Buddies' })).toBeTruthy();
  expect(calls).toContain('PUT /api/leaderboards/choice {"isOn":true}');
});

test('loads no list before the child joins', async () => {
  const calls = open({ isOn: false });
  await screen.findByRole('button', { name: 'Join in' });

  expect(calls.filter((call) => call.startsWith('GET /api/leaderboards?'))).toEqual([]);
});

test('tells a child whose parent has not allowed it, without a button', async () => {
  open({ isOn: false, mayJoin: false });

  expect(await screen.findByText(/A grown-up can open this for you/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join in' })).toBeNull();
});

test("shows the child's own rank, and marks gaps in the list", async () => {
  open({ rankings: [ranking(1, 'newtfriend', { isBuddy: true }), ranking(12, 'pondskater', { isOwn: true })] });

  expect(await screen.findByText("You're number 12 this week.")).toBeTruthy();
  expect(screen.getByText('…')).toBeTruthy();
});

test('links to buddies, and to nobody else', async () => {
  open({ rankings: [ranking(1, 'newtfriend', { isBuddy: true }), ranking(2, 'heronwatch')] });

  expect((await screen.findByRole('link', { name: 'newtfriend' })).getAttribute('href')).toBe('/user/newtfriend');
  expect(screen.queryByRole('link', { name: 'heronwatch' })).toBeNull();
});

test('suggests a first riddle when nobody has points yet', async () => {
  open();

  expect(await screen.findByText('A brand new week!')).toBeTruthy();
});

test('can be left where it is shown', async () => {
  const calls = open({ rankings: [ranking(1, 'pondskater', { isOwn: true })] });

  (await screen.findByRole('switch', { name: /Show me on leaderboards/ })).click();

  expect(await screen.findByRole('button', { name: 'Join in' })).toBeTruthy();
  expect(calls).toContain('PUT /api/leaderboards/choice {"isOn":false}');
});
