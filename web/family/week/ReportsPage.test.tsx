import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { ReportsPage } from './ReportsPage.tsx';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHILD = '01900000-0000-7000-8000-000000000001';
const PATH = `/api/family/children/${CHILD}`;
const sam = {
  id: CHILD,
  username: 'otterbeam',
  firstName: 'Sam',
  avatar: { emoji: '🦦', background: '#fff' },
  consent: 'granted',
  state: 'active',
  isOpen: true,
  isPaused: false,
  suspendedUntil: null,
};
const report = (firstDay: string, timeActiveMinutes: number) => ({
  firstDay,
  minutesByDay: [timeActiveMinutes, 0, 0, 0, 0, 0, 0],
  timeActiveMinutes,
  dailyLimit: null,
  riddlesSolved: 0,
  pointsEarned: 0,
  jokesLiked: 0,
  postsCreated: 0,
  commentsPosted: 0,
  contentLiked: 0,
  messagesSent: 0,
  newBuddies: 0,
  stops: [],
  createdAt: `${firstDay}T16:00:00.000Z`,
});

function open(answers: Answers): string[] {
  const calls = serve({
    'GET /api/family/children': () => ({
      parent: { name: 'Dana', email: 'dana@example.org' },
      children: [sam],
      isFresh: true,
    }),
    [`GET ${PATH}/week`]: () => ({ ...report('2026-11-14', 0), joinedOn: '2026-01-01', isReportWanted: true }),
    ...answers,
  });
  show(
    <Route path="/family/:childId/reports">
      <ReportsPage />
    </Route>,
    `/family/${CHILD}/reports`,
  );
  return calls;
}

test('lists the reports by their days, and brings older ones', async () => {
  open({
    [`GET ${PATH}/reports`]: ({ query }) =>
      query.has('cursor')
        ? { reports: [report('2026-11-06', 0)], cursor: null }
        : { reports: [report('2026-11-13', 61)], cursor: '2026-11-13' },
  });

  expect(await screen.findByRole('heading', { name: /November 13.*19, 2026/ })).toBeTruthy();
  expect(screen.getByText('1 h 1 min')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Older reports' }));
  expect(await screen.findByText("Sam wasn't active this week.")).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Older reports' })).toBeNull();
});

test('does not call a child inactive of whom the filter stopped something', async () => {
  const stops = [{ place: 'comment', reason: 'phone', count: 2 }];
  open({ [`GET ${PATH}/reports`]: () => ({ reports: [{ ...report('2026-11-13', 0), stops }], cursor: null }) });

  expect(await screen.findByText(/The filter stopped/)).toBeTruthy();
  expect(screen.queryByText("Sam wasn't active this week.")).toBeNull();
});

test('says when the first report comes', async () => {
  open({ [`GET ${PATH}/reports`]: () => ({ reports: [], cursor: null }) });

  expect(await screen.findByText('No report yet')).toBeTruthy();
});

test('stops and starts the report by e-mail, and takes it back when that fails', async () => {
  const calls = open({
    [`GET ${PATH}/reports`]: () => ({ reports: [], cursor: null }),
    [`PUT ${PATH}/report-mail`]: ({ body }) =>
      (body as { isWanted: boolean }).isWanted ? new Refusal('unavailable') : undefined,
  });
  const mail = await screen.findByRole<HTMLInputElement>('switch', { name: /every Friday/, checked: true });

  await userEvent.click(mail);
  expect(mail.checked).toBe(false);
  expect(calls).toContain(`PUT ${PATH}/report-mail {"isWanted":false}`);

  await userEvent.click(mail);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(mail.checked).toBe(false);
});
