import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, Route, Switch } from 'wouter';
import type { Card } from '#contract/cards.ts';
import type { FeedItem } from '#contract/feed.ts';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, delayed, Refusal, serve, show } from '#web/app/test-page.tsx';
import { t } from '#web/family/messages/index.ts';
import { FeedPage } from './FeedPage.tsx';

const maya = {
  id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000009',
  kind: 'child',
  username: 'maya',
  displayName: 'Maya',
  avatar: { emoji: '🦊', background: '#ffe0b8' },
  isProfileComplete: true,
  isUnder13: true,
  parentalConsentStatus: 'granted',
  can: { meetOthers: true, writePosts: true, editName: true },
};
const points = {
  totalPoints: 150,
  currentLevel: 2,
  intoLevel: 50,
  levelNeeds: 110,
  riddlesSolved: 3,
  riddlesRevealed: 0,
};

const fact = (n: number): Card => ({
  type: 'fun_fact',
  id: `fact${n}`,
  title: `Fact ${n}`,
  content: 'Frogs drink through their skin.',
  category: 'animals',
  emoji: '🐸',
});
const facts = (from: number, count: number): FeedItem[] => Array.from({ length: count }, (_, i) => fact(from + i));

/** A pond with so many pages of twenty facts. */
const pond =
  (pages: number) =>
  ({ query }: { query: URLSearchParams }) => {
    const page = Number(query.get('page'));
    return { items: facts((page - 1) * 20 + 1, 20), page, hasMore: page < pages, deck: 'deck-1' };
  };

// The end of the list comes near when a test says so.
let nearEnds: Set<() => void>;
// Cards come into view when a test says so.
type Look = (entries: Partial<IntersectionObserverEntry>[]) => void;
let watched: Map<Element, Look>;
/** The end of the list is watched once all cards of the page are there. */
const comeNear = async (times = 1): Promise<void> => {
  await expect.poll(() => nearEnds.size).toBeGreaterThan(0);
  const watching = [...nearEnds];
  act(() => {
    for (let time = 0; time < times; time += 1) for (const near of watching) near();
  });
};
/** Of the cards and of what ends them. */
const titles = (): string[] =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => /^Fact|caught up|everything/.test(title));
const count = (): number => screen.getAllByRole('article').length;

function open(answers: Answers, at = '/'): { calls: string[]; user: UserEvent } {
  const calls = serve({ 'GET /api/user': () => maya, 'GET /api/points': () => points, ...answers });
  return { calls, user: show(<SignedIn />, at) };
}

function SignedIn(): ReactNode {
  return useSession().status === 'signed-in' ? (
    <Switch>
      <Route path="/">
        <FeedPage />
        <Link to="/away">Away</Link>
      </Route>
      <Route path="/away">
        <Link to="/">Back</Link>
      </Route>
    </Switch>
  ) : null;
}

beforeEach(() => {
  nearEnds = new Set();
  watched = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly near: () => void;
      readonly look: Look;
      readonly isOfEnd: boolean;
      constructor(tell: Look, { rootMargin }: IntersectionObserverInit) {
        this.near = () => tell([{ isIntersecting: true }]);
        this.look = tell;
        this.isOfEnd = rootMargin !== undefined;
      }
      observe(element: Element): void {
        if (this.isOfEnd) nearEnds.add(this.near);
        else watched.set(element, this.look);
      }
      unobserve(element: Element): void {
        watched.delete(element);
      }
      disconnect(): void {
        nearEnds.delete(this.near);
        for (const [element, look] of watched) if (look === this.look) watched.delete(element);
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the pond', () => {
  it('brings the next page of the same deck when the end comes near, once', async () => {
    const { calls } = open({ 'GET /api/feed': pond(3) });
    await screen.findByText('Fact 20');

    await comeNear(2);

    await screen.findByText('Fact 40');
    expect(calls.filter((call) => call.includes('/feed'))).toEqual([
      'GET /api/feed?page=1',
      'GET /api/feed?page=2&deck=deck-1',
    ]);
  });

  it('shows nothing twice', async () => {
    const overlapping = ({ query }: { query: URLSearchParams }) =>
      query.get('page') === '1'
        ? { items: facts(1, 20), page: 1, hasMore: true, deck: 'd' }
        : { items: facts(20, 5), page: 2, hasMore: false, deck: 'd' };
    open({ 'GET /api/feed': overlapping });
    await screen.findByText('Fact 20');

    await comeNear();

    await screen.findByText('Fact 24');
    expect(count()).toBe(24);
  });

  it('offers a break after forty, and goes on when asked', async () => {
    const { user } = open({ 'GET /api/feed': pond(5) });
    await screen.findByText('Fact 20');

    await comeNear();

    expect(await screen.findByText("That's a lot for now. Stretch?")).toBeTruthy();
    expect(nearEnds.size).toBe(0);

    await user.click(screen.getByRole('button', { name: 'Keep going' }));

    await screen.findByText('Fact 60');
    expect(screen.queryByText("That's a lot for now. Stretch?")).toBeNull();
    expect(document.activeElement?.textContent).toContain('Fact 40');

    await comeNear();

    expect(await screen.findByText("That's a lot for now. Stretch?")).toBeTruthy();
  });

  it('says when everything was seen, and brings old favorites on demand', async () => {
    const answer = ({ query }: { query: URLSearchParams }) => ({
      items: query.get('again') ? facts(3, 3) : facts(1, 3),
      page: 1,
      hasMore: false,
      deck: 'd',
    });
    const { user } = open({ 'GET /api/feed': answer });

    await user.click(await screen.findByRole('button', { name: 'Show old favorites' }));

    await screen.findByText("That's everything!");
    expect(titles()).toEqual([
      'Fact 1',
      'Fact 2',
      'Fact 3',
      "You're all caught up!",
      'Fact 4',
      'Fact 5',
      "That's everything!",
    ]);
  });

  it('offers favorites at once when nothing is new', async () => {
    const answer = ({ query }: { query: URLSearchParams }) => ({
      items: query.get('again') ? facts(1, 2) : [],
      page: 1,
      hasMore: false,
      deck: 'd',
    });
    open({ 'GET /api/feed': answer });

    expect(await screen.findByText("You're all caught up!")).toBeTruthy();
    expect(screen.queryByText('No posts yet')).toBeNull();
  });

  it('is empty only where there is truly nothing', async () => {
    open({ 'GET /api/feed': () => ({ items: [], page: 1, hasMore: false, deck: 'd' }) });

    expect(await screen.findByText('No posts yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write the first one' })).toBeTruthy();
  });
});

describe('a card counts as read', () => {
  const shownCalls = (calls: string[]) => calls.filter((call) => call.startsWith('POST /api/feed/shown'));
  const recorded = (page: number, ...cards: string[]) =>
    `POST /api/feed/shown ${JSON.stringify({ deck: 'deck-1', page, cards })}`;
  const answers = { 'GET /api/feed': pond(2), 'POST /api/feed/shown': () => undefined };

  async function showCard(title: string, intersectionRatio = 0.9): Promise<void> {
    await screen.findByText('Fact 20');
    const place = (await screen.findByText(title)).closest('li') as Element;
    await expect.poll(() => watched.has(place)).toBe(true);
    const intersectionRect = { height: 100 } as DOMRectReadOnly;
    watched.get(place)?.([{ target: place, intersectionRatio, intersectionRect, rootBounds: null }]);
  }

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('once it was in view for a second, and not because its page was loaded', async () => {
    const { calls } = open(answers);
    await showCard('Fact 3');
    await showCard('Fact 4');

    await vi.advanceTimersByTimeAsync(5000);

    expect(shownCalls(calls)).toEqual([recorded(1, 'fact3', 'fact4')]);
  });

  it('not when it was scrolled past', async () => {
    const { calls } = open(answers);
    await showCard('Fact 3');
    await vi.advanceTimersByTimeAsync(500);
    await showCard('Fact 3', 0.1);

    await vi.advanceTimersByTimeAsync(5000);

    expect(shownCalls(calls)).toEqual([]);
  });

  it('even if the child goes to another page right after', async () => {
    const { calls, user } = open(answers);
    await showCard('Fact 3');
    await vi.advanceTimersByTimeAsync(1500);

    await user.click(screen.getByRole('link', { name: 'Away' }));

    expect(shownCalls(calls)).toEqual([recorded(1, 'fact3')]);
  });

  it('on its own page', async () => {
    const { calls } = open(answers);
    await screen.findByText('Fact 20');
    await comeNear();
    await showCard('Fact 20');
    await showCard('Fact 21');

    await vi.advanceTimersByTimeAsync(5000);

    expect(shownCalls(calls)).toEqual([recorded(1, 'fact20'), recorded(2, 'fact21')]);
  });

  it('once a stay', async () => {
    const { calls } = open(answers);
    await showCard('Fact 3');
    await vi.advanceTimersByTimeAsync(5000);

    await comeNear();
    await screen.findByText('Fact 40');

    expect(watched.has((await screen.findByText('Fact 3')).closest('li') as Element)).toBe(false);
    expect(shownCalls(calls)).toHaveLength(1);
  });
});

describe('when something goes wrong', () => {
  it('tries the first page again', async () => {
    const answers = [() => new Refusal('unavailable'), pond(1)];
    const { user } = open({ 'GET /api/feed': (request) => answers.shift()?.(request) });
    await screen.findByText("The pond didn't answer");

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Fact 1')).toBeTruthy();
  });

  it('keeps what is loaded when the next page fails, and does not ask on and on', async () => {
    const answers = [pond(2), () => new Refusal('unavailable'), pond(2)];
    const { user } = open({ 'GET /api/feed': (request) => answers.shift()?.(request) });
    await screen.findByText('Fact 20');

    await comeNear();

    await screen.findByText("We couldn't get more.");
    expect(count()).toBe(20);
    expect(nearEnds.size).toBe(0);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findByText('Fact 40');
  });

  it('shuffles again when the deck is of yesterday', async () => {
    const answers = [pond(2), () => new Refusal('gone'), pond(2)];
    const { calls, user } = open({ 'GET /api/feed': (request) => answers.shift()?.(request) });
    await screen.findByText('Fact 20');
    await comeNear();

    await user.click(await screen.findByRole('button', { name: 'Get fresh cards' }));

    await waitFor(() => expect(calls.at(-1)).toBe('GET /api/feed?page=1'));
  });

  it('says that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), pond(1)];

    open({ 'GET /api/feed': (request) => answers.shift()?.(request) });

    expect(await screen.findByText('No internet right now')).toBeTruthy();

    vi.restoreAllMocks();
  });

  it('takes quiet time as what a grown-up decided and not as a failure', async () => {
    open({ 'GET /api/feed': () => new Refusal('quiet_hours') });

    expect(await screen.findByText(t('family.quiet_hours.title'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a post that a link leads to', () => {
  const id = '0b7e7a0e-7c1e-4d7b-9d0e-00000000000a';

  it('is asked for and marked', async () => {
    const post = { id, type: 'post', title: 'Froze', content: 'Glass!', category: 'story', imageUrl: null };
    const rest = {
      user: { ...maya, profileImageUrl: null, level: 2 },
      likesCount: 0,
      commentsCount: 0,
      kindWords: { mine: null, received: [] },
      can: { delete: false, comment: true },
      liked: false,
    };
    const item = { ...post, ...rest, createdAt: '2026-11-20T10:00:00Z' };
    const { calls } = open(
      { 'GET /api/feed': () => ({ items: [item, fact(1)], page: 1, hasMore: false, deck: 'd' }) },
      `/?post=${id}`,
    );

    const place = (await screen.findByText('This is the post from your link.')).closest('li');

    expect(await within(place ?? document.body).findByText('Froze')).toBeTruthy();
    expect(calls).toContain(`GET /api/feed?page=1&post=${id}`);
  });

  it('may be gone', async () => {
    open({ 'GET /api/feed': pond(1) }, `/?post=${id}`);

    expect(await screen.findByText(/hopped away/)).toBeTruthy();
    expect(screen.getByText('Fact 1')).toBeTruthy();
  });
});

describe('on top of the pond', () => {
  it('a link leads to the form for a post', async () => {
    open({ 'GET /api/feed': pond(1) });
    const link = await screen.findByRole('link', { name: /^Share your story, Maya…/ });

    expect(link.getAttribute('href')).toBe('/create-post');
  });

  it('my waiting posts appear together with the cards', async () => {
    const story = { title: 'My frog', content: 'It jumps.', category: 'story', createdAt: '2026-11-20T10:00:00Z' };
    const waiting = delayed({ posts: [{ id: '0b7e7a0e-7c1e-4d7b-9d0e-00000000000b', ...story }] });

    const { calls } = open({ 'GET /api/feed': pond(1), 'GET /api/posts/waiting': waiting.answer });

    await waitFor(() => expect(calls).toContain('GET /api/feed?page=1'));
    expect(screen.queryByText('Fact 1')).toBeNull();

    waiting.release();

    expect(await screen.findByText('Waiting for a grown-up')).toBeTruthy();
    expect(screen.getByText('Fact 1')).toBeTruthy();
  });

  it('the feed appears even if waiting posts cannot be fetched', async () => {
    open({ 'GET /api/feed': pond(1), 'GET /api/posts/waiting': () => new Refusal('unavailable') });

    expect(await screen.findByText('Fact 1')).toBeTruthy();
  });
});

describe('on a phone', () => {
  const visibility = { currentLevel: 2, visibilityPercentage: 0, nextMilestone: 25 };
  const answers = { 'GET /api/user/visibility-stats': () => visibility, 'GET /api/feed': pond(1) };

  it('cards about me stand among the others', async () => {
    open({ ...answers, 'GET /api/user': () => ({ ...maya, isProfileComplete: false }) });

    await screen.findByText('60 points to level 3');
    expect(screen.getByText('Complete Your Profile')).toBeTruthy();
    expect(await screen.findByText(/Only your buddies, until level 25/)).toBeTruthy();
    expect(screen.getByText('Your pond so far')).toBeTruthy();
  });

  it('cards about me stand among the others even if there are few', async () => {
    const few = () => ({ items: facts(1, 2), page: 1, hasMore: false, deck: 'd' });
    open({ ...answers, 'GET /api/feed': few });

    expect(await screen.findByText('Who sees my posts')).toBeTruthy();
    expect(screen.getByText('Your pond so far')).toBeTruthy();
  });
});

describe('while a grown-up has not answered yet', () => {
  const waiting = { ...maya, parentalConsentStatus: 'pending' };

  it('a card among the cards says so', async () => {
    open({ 'GET /api/user': () => waiting, 'GET /api/feed': pond(1) });

    expect(await screen.findByText(t('family.waiting.title'))).toBeTruthy();
    await expect.poll(count).toBe(20);
  });

  it('the card is gone after the answer', async () => {
    open({ 'GET /api/feed': pond(1) });

    await screen.findByText('Fact 1');
    expect(screen.queryByText(t('family.waiting.title'))).toBeNull();
  });
});

describe('the state of a card', () => {
  const riddle: Card = {
    type: 'riddle',
    id: 'clock123',
    question: 'What am I?',
    difficulty: 'easy',
    category: 'objects',
    points: 20,
    state: 'unsolved',
    lastGuesses: [],
    hints: 2,
  };
  const solve = {
    'POST /api/riddles/clock123/guess': () => ({
      isCorrect: true,
      answer: 'a clock',
      pointsAwarded: 20,
      leveledUp: false,
    }),
  };

  it('is still there on the way back from another page', async () => {
    const { user } = open({
      'GET /api/feed': () => ({ items: [riddle], page: 1, hasMore: false, deck: 'd' }),
      ...solve,
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your guess' }), 'clock{Enter}');
    await screen.findByText('a clock');

    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));

    expect(screen.getByText('a clock')).toBeTruthy();
  });

  it('is not undone by a page that was requested earlier', async () => {
    const next = delayed({ items: [fact(1)], page: 2, hasMore: false, deck: 'd' });
    const answers = [() => ({ items: [riddle], page: 1, hasMore: true, deck: 'd' }), next.answer];
    const { user } = open({ 'GET /api/feed': () => answers.shift()?.(), ...solve });
    await screen.findByRole('textbox', { name: 'Your guess' });
    await comeNear();
    await user.type(screen.getByRole('textbox', { name: 'Your guess' }), 'clock{Enter}');
    await screen.findByText('a clock');

    next.release();

    await screen.findByText('Fact 1');
    expect(screen.getByText('a clock')).toBeTruthy();
  });
});

describe('a suspended child', () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const suspended = (pause: object | null = null) =>
    open({
      'GET /api/user': () => ({ ...maya, suspendedUntil: until }),
      'GET /api/inbox': () => ({ notices: [], past: [], cursor: null, pause }),
      'GET /api/feed': pond(1),
    });

  it('plays on, and reads what works and what does not', async () => {
    suspended();

    expect(await screen.findByText('Riddles, quizzes and jokes still work. You earn points for them.')).toBeTruthy();
    expect(screen.getByText(/other kids can't see you/)).toBeTruthy();
    expect(await screen.findByText('Fact 1')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Share your story/ })).toBeNull();
  });

  it('can ask staff to look again', async () => {
    const { user } = suspended({ id: 'pause', endsAt: until, canAppeal: true, isAnswered: false });
    await user.click(await screen.findByRole('button', { name: 'Do you think this is a mistake?' }));

    expect(await screen.findByLabelText('Tell us what happened')).toBeTruthy();
  });

  it('is not asked again whether it is a mistake once they have said so', async () => {
    suspended({ id: 'pause', endsAt: until, canAppeal: false, isAnswered: true });

    expect(await screen.findByText(/A grown-up read your message/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Do you think this is a mistake?' })).toBeNull();
  });
});
