import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { DashboardPage } from './DashboardPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dashboard = {
  children: { active: 1200, paused: 34, leaving: 2, removed: 1 },
  ageGroups: [{ ageGroup: '9-10', children: 7 }],
  activeDay: 5,
  activeWeek: 9,
  days: [{ day: '2026-11-18', activeChildren: 5, minutes: 60, newChildren: 1 }],
  countedAt: '2026-11-18T15:00:00Z',
  openCases: 3,
  urgentCases: 0,
  waitingPosts: 0,
  openMessages: 0,
  retriedMails: 0,
  lostMails: 0,
  urgentMail: 'works',
  failedJobs: 0,
  overdueRefunds: 0,
  needsTrustProxy: false,
  setupStepsDone: null as number | null,
};

function open(answer: () => unknown) {
  serve({
    'GET /api/user': () => ({ id: '0193f0c2-0000-7000-8000-000000000001', kind: 'staff', role: 'admin' }),
    'GET /api/admin/dashboard': answer,
  });
  return show(<DashboardPage />, '/admin');
}

const stat = async (name: string) => (await screen.findByText(name)).previousElementSibling?.textContent;

test('active and suspended children are counted together', async () => {
  open(() => dashboard);

  expect(await stat('Children')).toBe('1,234');
});

test('a healthy server has no warnings', async () => {
  open(() => dashboard);

  expect(await screen.findByText('All is well.')).toBeDefined();
  expect(screen.queryByText('Please set TRUST_PROXY')).toBeNull();
});

test('undelivered e-mails send the admin to what failed', async () => {
  open(() => ({ ...dashboard, lostMails: 1 }));

  expect(await screen.findByText('Tap a number to see what failed, and why.')).toBeDefined();
});

test('the admin is warned when nobody gets mail about urgent cases', async () => {
  open(() => ({ ...dashboard, urgentMail: 'nobody' }));

  expect(await screen.findByText('Nobody gets e-mail about urgent cases')).toBeDefined();
});

test('the admin is warned when the money of a parent was not given back', async () => {
  open(() => ({ ...dashboard, overdueRefunds: 2 }));

  expect(await screen.findByText('2 payments by parents were not refunded')).toBeDefined();
});

test('before the first child, it says where families sign up instead of showing empty charts', async () => {
  open(() => ({ ...dashboard, children: { active: 0, paused: 0, leaving: 0, removed: 0 } }));

  expect(await screen.findByText('No child has joined yet')).toBeDefined();
  expect(screen.getByText(new RegExp(location.origin))).toBeDefined();
  expect(screen.queryByText('The last seven days')).toBeNull();
});

test('every chart has its values as a table', async () => {
  open(() => dashboard);

  const table = within(await screen.findByRole('table', { name: 'Active minutes', hidden: true }));

  expect(table.getByRole('cell', { name: '60', hidden: true })).toBeDefined();
});

test('a failed load can be repeated', async () => {
  let isDown = true;
  const me = open(() => (isDown ? new Refusal('unavailable') : dashboard));
  const again = await screen.findByRole('button', { name: 'Try again' });

  isDown = false;
  await me.click(again);

  expect(await stat('Open cases')).toBe('3');
});

test('until the set-up is finished, the dashboard leads there and says how far it is', async () => {
  open(() => ({ ...dashboard, setupStepsDone: 2 }));

  expect((await screen.findByRole('link', { name: 'Continue the set-up' })).getAttribute('href')).toBe('/admin/setup');
  expect(screen.getByText('2 of 7 steps done')).toBeDefined();
});

test('a finished set-up is spoken of no more', async () => {
  open(() => dashboard);

  await screen.findByText('All is well.');

  expect(screen.queryByText('Set up your Lilypad')).toBeNull();
});
