import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { FeedPage } from '../FeedPage.tsx';

const mika = {
  id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000006',
  kind: 'child',
  username: 'mika_hops',
  displayName: 'Brave Otter',
  avatar: { emoji: '🦊', background: '#ffe0b8' },
  isProfileComplete: false,
  isUnder13: true,
  parentalConsentStatus: 'pending',
  can: { meetOthers: false, writePosts: false, editName: false },
};
const noPoints = {
  totalPoints: 0,
  currentLevel: 1,
  intoLevel: 0,
  levelNeeds: 100,
  riddlesSolved: 0,
  riddlesRevealed: 0,
};
const first = {
  riddle: {
    type: 'riddle',
    id: 'u580wfay',
    question: 'Did somebody paint a horse to match the piano?',
    difficulty: 'easy',
    category: 'animals',
    points: 20,
    state: 'unsolved',
    lastGuesses: [],
  },
  choices: ['lion', 'zebra', 'duck'],
  hint: 'It looks like a horse with stripes.',
};
const right = { isCorrect: true, answer: 'zebra', pointsAwarded: 20, leveledUp: false };
const wrong = { isCorrect: false, pointsAwarded: 0, leveledUp: false };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answers: Answers = {}): { calls: string[]; user: UserEvent } {
  const calls = serve({
    'GET /api/user': () => mika,
    'GET /api/points': () => noPoints,
    'GET /api/user/visibility-stats': () => ({ currentLevel: 1, visibilityPercentage: 0, nextMilestone: 25 }),
    'GET /api/posts/waiting': () => ({ posts: [], usualMinutes: null }),
    'GET /api/feed': () => ({ items: [], page: 1, hasMore: false, deck: 'deck-1' }),
    'GET /api/riddles/first': () => ({ first }),
    'POST /api/riddles/u580wfay/guess': ({ body }) => ((body as { guess: string }).guess === 'zebra' ? right : wrong),
    ...answers,
  });
  return { calls, user: show(<SignedIn />, '/') };
}

function SignedIn(): ReactNode {
  return useSession().status === 'signed-in' ? <FeedPage /> : null;
}

const choice = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

describe('a newcomer', () => {
  it('meets Pip and a riddle before anything else', async () => {
    open();

    const riddle = await screen.findByRole('article');

    expect(within(riddle).getByRole('heading').textContent).toBe(first.riddle.question);
    expect(screen.getByText('Hi, Brave Otter!')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Hi, Brave Otter!',
      first.riddle.question,
      'What you can do here',
      'Waiting for your grown-up',
    ]);
  });

  it('sees only what works today among the things to do', async () => {
    open();
    await screen.findByRole('article');

    expect(screen.getByRole('link', { name: 'Pick your own picture' })).toBeTruthy();
    expect(screen.queryByText('Make buddies and chat')).toBeNull();
    expect(screen.queryByText('Write stories')).toBeNull();
  });

  it('sees buddies and stories among the things to do once there is consent', async () => {
    const can = { meetOthers: true, writePosts: true, editName: true };
    open({ 'GET /api/user': () => ({ ...mika, parentalConsentStatus: 'not_needed', can }) });
    await screen.findByRole('article');

    expect(screen.getByRole('link', { name: 'Make buddies and chat' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write stories' })).toBeTruthy();
    expect(screen.queryByText('Waiting for your grown-up')).toBeNull();
  });

  it('gets a hint after a wrong answer, which cannot be tapped again', async () => {
    const { calls, user } = open();

    await user.click(await choice('lion'));
    await user.click(await choice('lion'));

    expect(await screen.findByText(`Hint: ${first.hint}`)).toBeTruthy();
    expect(screen.getByText("That's not it. Here's a hint!")).toBeTruthy();
    expect(screen.getByText('Not this one')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('is celebrated for the right answer until going on to the pond', async () => {
    const { user } = open();

    await user.click(await choice('zebra'));

    expect(await screen.findByText('The answer is zebra. 20 points for you!')).toBeTruthy();
    expect(screen.getByText('You did it! I knew you could.')).toBeTruthy();

    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Hop into the pond' }));

    expect(await screen.findByText('No posts yet')).toBeTruthy();
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(screen.queryByText('Hi, Brave Otter!')).toBeNull();
  });

  it('can skip to the pond, also for the next look at it', async () => {
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Skip to the pond' }));

    expect(await screen.findByText('No posts yet')).toBeTruthy();

    cleanup();
    show(<SignedIn />, '/');

    expect(await screen.findByText('No posts yet')).toBeTruthy();
  });

  it('keeps the choice when the connection is lost, and can tap again', async () => {
    let isOnline = false;
    const { user } = open({
      'POST /api/riddles/u580wfay/guess': () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return right;
      },
    });

    await user.click(await choice('zebra'));

    expect(await screen.findByText("We can't reach the pond right now. Please try again soon.")).toBeTruthy();

    isOnline = true;
    await user.click(await choice('zebra'));

    expect(await screen.findByText('You solved it!')).toBeTruthy();
  });

  it('can go on when the riddle does not load', async () => {
    const { user } = open({ 'GET /api/riddles/first': () => new Refusal('busy') });

    await user.click(await screen.findByRole('button', { name: 'Skip to the pond' }));

    expect(await screen.findByText('No posts yet')).toBeTruthy();
  });

  it('goes on automatically when all first riddles are done', async () => {
    open({ 'GET /api/riddles/first': () => ({ first: null }) });

    expect(await screen.findByText('No posts yet')).toBeTruthy();
  });
});

it('a child with points is in the pond at once', async () => {
  const { calls } = open({ 'GET /api/points': () => ({ ...noPoints, totalPoints: 20, riddlesSolved: 1 }) });

  expect(await screen.findByText('No posts yet')).toBeTruthy();
  expect(calls.filter((call) => call.includes('riddles'))).toEqual([]);
});
