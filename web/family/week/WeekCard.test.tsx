import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnWeek } from '#contract/family.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { WeekCard } from './WeekCard.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHILD = '01900000-0000-7000-8000-000000000001';
const WEEK = `GET /api/family/children/${CHILD}/week`;
const week: OwnWeek = {
  firstDay: '2026-11-14',
  minutesByDay: [45, 38, 22, 26, 8, 30, 23],
  timeActiveMinutes: 192,
  dailyLimit: 45,
  riddlesSolved: 24,
  pointsEarned: 1612,
  jokesLiked: 5,
  postsCreated: 3,
  commentsPosted: 7,
  contentLiked: 9,
  messagesSent: 20,
  newBuddies: 1,
  stops: [{ place: 'comment', reason: 'phone', count: 2 }],
  joinedOn: '2026-01-01',
  isReportWanted: true,
};
const empty: OwnWeek = {
  ...week,
  minutesByDay: [0, 0, 0, 0, 0, 0, 0],
  timeActiveMinutes: 0,
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
};

function open(answers: Answers): void {
  serve(answers);
  show(<WeekCard childId={CHILD} childName="Sam" />, `/family/${CHILD}`);
}
const cells = async () =>
  within(await screen.findByRole('table', { name: 'Active minutes each day' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('does not call a child inactive of whom the filter stopped something', async () => {
  open({ [WEEK]: () => ({ ...empty, stops: week.stops }) });

  expect(await screen.findByText(/The filter stopped/)).toBeTruthy();
  expect(screen.queryByText(/wasn't active/)).toBeNull();
});

test('tells a screen reader each day in a table, and which days reached the limit', async () => {
  open({ [WEEK]: () => week });

  expect(await cells()).toEqual([
    'Saturday45, limit reached',
    'Sunday38',
    'Monday22',
    'Tuesday26',
    'Wednesday8',
    'Thursday30',
    'Friday23',
  ]);
});

test('shows the sum, each figure with its word, and what the filter stopped', async () => {
  open({ [WEEK]: () => week });

  expect(await screen.findByText('3 h 12 min')).toBeTruthy();
  expect(screen.getByText('1,612')).toBeTruthy();
  expect(screen.getByText('new buddy')).toBeTruthy();
  expect(screen.getByText('messages sent')).toBeTruthy();
  expect(
    screen.getByText('The filter stopped 2 comments with a phone number. Sam saw why, and nobody else saw it.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe(`/family/${CHILD}/reports`);
});

test('an empty week says so, without a limit and without a filter', async () => {
  open({ [WEEK]: () => empty });

  expect(await screen.findByText("Sam wasn't active in the last 7 days.")).toBeTruthy();
  expect(screen.queryByText(/Limit/)).toBeNull();
  expect(screen.queryByText(/filter/)).toBeNull();
});

test('on the first day the days before say nothing', async () => {
  open({ [WEEK]: () => ({ ...empty, joinedOn: '2026-11-20' }) });

  expect(await screen.findByText('Sam joined today. This fills up day by day.')).toBeTruthy();
  expect(await cells()).toEqual([
    'Saturdaynot here yet',
    'Sundaynot here yet',
    'Mondaynot here yet',
    'Tuesdaynot here yet',
    'Wednesdaynot here yet',
    'Thursdaynot here yet',
    'Friday0',
  ]);
});

test('a refused call says why', async () => {
  open({ [WEEK]: () => new Refusal('too_fast') });

  expect(await screen.findByText(/That was very quick/)).toBeTruthy();
});
