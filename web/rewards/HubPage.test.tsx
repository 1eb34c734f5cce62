import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { HubPage } from './HubPage.tsx';
import { maya, points, stats } from './test-rewards.ts';
import { WelcomePage } from './WelcomePage.tsx';

const answers: Answers = {
  'GET /api/user': () => maya,
  'GET /api/points': () => points,
  'GET /api/user/stats': () => stats,
  'GET /api/games': () => ({ games: [] }),
};
const patient = { timeout: 5000 };

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(more: Answers = {}, at = '/gamification') {
  const calls = serve({ ...answers, ...more });
  return { calls, user: show(<SignedIn />, at) };
}

function SignedIn() {
  return useSession().user ? <HubPage /> : null;
}

const tiles = async () => within(await screen.findByRole('list', { name: "How far I've come" }));

test('greets the child by their display name', async () => {
  open();

  expect(await screen.findByRole('heading', { name: 'Hi Brave Otter! Ready to play?' })).toBeTruthy();
});

test('does not ask a suspended child to get ready, and says what is still open', async () => {
  open({ 'GET /api/user': () => ({ ...maya, suspendedUntil: new Date(Date.now() + 3_600_000).toISOString() }) });

  expect(await screen.findByRole('heading', { name: 'Hi Brave Otter!' })).toBeTruthy();
  expect(screen.getByText('You can still play the games for one.')).toBeTruthy();
  expect(screen.queryByText(/Ready to play/)).toBeNull();
});

test('greets a child without a display name by their username', async () => {
  open({ 'GET /api/user': () => ({ ...maya, displayName: '' }) });

  expect(await screen.findByRole('heading', { name: 'Hi maya! Ready to play?' })).toBeTruthy();
});

test('shows points, level, streak and achievements, each as a link to its tab', async () => {
  open();
  const list = await tiles();

  await list.findByRole('link', { name: /10 of 40/ });

  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Total Points2,250', '/gamification?view=overview'],
    ['Current Level13', '/gamification?view=overview'],
    ['Daily Streak5 days', '/gamification?view=streaks'],
    ['Achievements10/4010 of 40', '/gamification?view=achievements'],
  ]);
});

test('a phone shows the games first, and the four figures below them', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  open();
  const panel = await screen.findByRole('tabpanel');

  const list = screen.getByRole('list', { name: "How far I've come" });

  expect(panel.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows level 1 and 20 achievements when statistics are missing', async () => {
  open({
    'GET /api/points': () => new Refusal('unavailable'),
    'GET /api/user/stats': () => new Refusal('unavailable'),
  });
  const list = await tiles();

  expect(await list.findByRole('link', { name: /0 of 20/ })).toBeTruthy();
  expect(list.getByRole('link', { name: /Current Level/ }).textContent).toBe('Current Level1');
});

test('opens with the games, beside the five tabs', async () => {
  open();

  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Play',
    'Overview',
    'Achievements',
    'Streaks',
    'Challenges',
    'Multiplayer',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Play');
});

test('a tab opens by its address, and by a tap', async () => {
  const { user } = open({}, '/gamification?view=overview');

  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Overview');

  await user.click(screen.getByRole('tab', { name: 'Play' }));

  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Play');
});

test('the overview sums up what the child has done, and how far the last level is', async () => {
  open({}, '/gamification?view=overview');

  expect(
    (await screen.findByRole('progressbar', { name: 'Level progress' }, patient)).getAttribute('aria-valuetext'),
  ).toBe('13 of 1,000');
  expect(screen.getByText('987 levels to max')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Achievements' }).getAttribute('aria-valuetext')).toBe('25%');
  expect(screen.getByText('Best streak').closest('div')?.textContent).toContain('8 days');
  expect(screen.getByText('Comments posted').closest('div')?.textContent).toContain('7');
});

test('a child at the last level is told so', async () => {
  open({ 'GET /api/points': () => ({ ...points, currentLevel: 1000, levelNeeds: 0 }) }, '/gamification?view=overview');

  expect(await screen.findByText('Max Level!', undefined, patient)).toBeTruthy();
});

test('a child whose session has ended is asked to sign in, from the overview', async () => {
  open({ 'GET /api/user/stats': () => new Refusal('sign_in_required') }, '/gamification?view=overview');

  expect(await screen.findByText('Please log in to view statistics', undefined, patient)).toBeTruthy();
  expect(screen.getByText('You need to be logged in to see your gamification stats')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toContain('/auth');
});

test('without statistics the overview says so', async () => {
  open({ 'GET /api/user/stats': () => new Refusal('unavailable') }, '/gamification?view=overview');

  expect(await screen.findByText('No statistics yet', undefined, patient)).toBeTruthy();
});

test('statistics are fetched once, and again when a screen that shows them opens', async () => {
  const { calls, user } = open();
  await screen.findByRole('link', { name: /10 of 40/ });
  const asked = () => calls.filter((call) => call === 'GET /api/user/stats').length;
  expect(asked()).toBe(1);

  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await screen.findByText('987 levels to max', undefined, patient);

  expect(asked()).toBe(2);
});

test('the footer encourages, and offers no buddies to a child who cannot have any', async () => {
  open({ 'GET /api/user': () => ({ ...maya, can: { meetOthers: false } }) });

  expect(await screen.findByText('Keep playing, solving riddles and making friends!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How points work' }).getAttribute('href')).toBe('/how-points-work');
  expect(screen.queryByRole('link', { name: 'Find buddies' })).toBeNull();
});

test('a visitor is welcomed and asked to sign in', async () => {
  show(<WelcomePage />, '/gamification');

  expect(await screen.findByRole('heading', { name: 'Welcome to the games!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy();
});
