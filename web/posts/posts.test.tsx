import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { Moments } from '#web/app/moments/Moments.tsx';
import { type Answers, delayed, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { excerpt } from './excerpt.ts';
import { PostCard } from './PostCard.tsx';
import { timeAgo } from './time-ago.ts';

const post: Post = {
  id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000001',
  title: 'The day the pond froze',
  content: 'We went outside and the whole pond was glass!',
  category: 'story',
  imageUrl: null,
  user: {
    id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000002',
    displayName: 'Leo',
    username: 'leo_l',
    profileImageUrl: null,
    avatar: { emoji: '🐼', background: '#d6e9ff' },
    level: 31,
  },
  likesCount: 12,
  commentsCount: 1,
  liked: false,
  kindWords: { mine: null, received: [] },
  can: { delete: false, comment: true },
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
};

const longStory = 'The frogs sang all night long. '.repeat(30).trim();

const likePath = `/api/posts/${post.id}/like`;
const heart = () => screen.getByRole('button', { name: /^Like, / });
const isLiked = () => heart().getAttribute('aria-pressed');

let calls: string[];
function open(shown: Partial<Post> = {}, answers: Answers = {}) {
  calls = serve({ 'GET /api/user': () => maya, ...answers });
  return show(
    <>
      <PostCard post={{ ...post, ...shown }} />
      <Moments />
    </>,
  );
}

const maya = { id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000009', kind: 'child', username: 'maya', displayName: 'Maya' };

beforeEach(() => {
  calls = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a post', () => {
  it('has the own frog of its author beside it', () => {
    open({ user: { ...post.user, avatar: { ...post.user.avatar, pip: 'their-look' } } });

    expect(document.querySelector('img[src*="/api/pips/their-look-sit."]')).not.toBeNull();
  });

  it('has no frog beside it where the author shows an emoji', () => {
    open();

    expect(document.querySelector('img[src*="/api/pips/"]')).toBeNull();
  });

  it('shows its author, its likes and its comments, and links to them', () => {
    open();

    expect(screen.getByRole('article', { name: 'The day the pond froze' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Leo' }).getAttribute('href')).toBe(`/user/${post.user.id}`);
    expect(screen.getByText(/^Level 31 · /)).toBeTruthy();
    expect(heart().textContent).toContain('12 likes');

    const talk = screen.getByRole('link', { name: '1 comment' });
    expect(talk.getAttribute('href')).toBe(`/post/${post.id}/comments`);
  });

  it.each([
    ['story', 'Story'],
    ['art', 'Art'],
    ['question', 'Question'],
    ['announcement', 'Fun'],
    ['other', 'Fun'],
  ] as const)('of the category %s wears the badge %s', (category, badge) => {
    open({ category });

    expect(screen.getByText(badge)).toBeTruthy();
  });

  it('expands on demand when it is long, and the focus stays', async () => {
    const user = open({ content: longStory });

    expect(screen.queryByText(longStory)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Read more' }));

    expect(screen.getByText(longStory)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show less' }));
  });

  it('can be reported by others, and deleted by its author', async () => {
    open();

    expect(await screen.findByRole('button', { name: /^Tell .*froze/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();

    cleanup();
    const user = open({ can: { delete: true, comment: true } }, { [`DELETE /api/posts/${post.id}`]: () => undefined });

    await user.click(await screen.findByRole('button', { name: 'Delete “The day the pond froze”' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));

    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Delete “The day the pond froze”' }));
    await user.click(await screen.findByRole('button', { name: 'Delete it' }));

    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(toast()?.title).toBe('Your story is deleted.');
  });
});

describe('a heart', () => {
  it('shows at once, ignores further presses until the server has answered, and then its count', async () => {
    const answer = delayed({ liked: true, likesCount: 14, pointsAwarded: 5, leveledUp: false });
    const user = open({}, { [`PUT ${likePath}`]: answer.answer });

    await user.click(heart());

    expect(isLiked()).toBe('true');
    expect(heart().textContent).toBe('13Like, 13 likes');
    expect(heart().getAttribute('aria-disabled')).toBe('true');

    await user.click(heart());
    answer.release();

    await waitFor(() => expect(heart().textContent).toContain('14 likes'));
    expect(document.activeElement).toBe(heart());
    expect(calls.filter((call) => call.includes('/like'))).toEqual([`PUT ${likePath}`]);
  });

  it('can be taken back', async () => {
    const answer = { liked: false, likesCount: 11, pointsAwarded: 0, leveledUp: false };
    const user = open({ liked: true }, { [`DELETE ${likePath}`]: () => answer });

    await user.click(heart());

    await waitFor(() => expect(isLiked()).toBe('false'));
    expect(heart().textContent).toBe('11Like, 11 likes');
  });

  it('is undone with a sentence when the server says no', async () => {
    const user = open({}, { [`PUT ${likePath}`]: () => new Refusal('scope_off') });
    await user.click(heart());

    await waitFor(() => expect(isLiked()).toBe('false'));
    expect(heart().textContent).toBe('12Like, 12 likes');
    expect(toast()).toMatchObject({
      title: "We couldn't save your like",
      description: 'Your grown-up switched this off.',
    });
  });

  it('is celebrated when it brings a new level', async () => {
    const answer = { liked: true, likesCount: 13, pointsAwarded: 5, leveledUp: true, newLevel: 7 };
    const user = open({}, { [`PUT ${likePath}`]: () => answer });
    await user.click(heart());

    const party = await screen.findByRole('dialog', undefined, { timeout: 4000 });

    expect(within(party).getByText(/7/)).toBeTruthy();

    await user.click(within(party).getByRole('button', { name: 'Continue Playing!' }));
  });
});

describe('an excerpt', () => {
  it('ends with a whole word', () => {
    expect(excerpt(longStory)).toMatch(/^The frogs .* \w+…$/);
    expect(longStory.startsWith(excerpt(longStory)?.slice(0, -1) ?? '-')).toBe(true);
    expect(longStory.charAt((excerpt(longStory)?.length ?? 0) - 1)).toMatch(/\s/);
  });

  it('is not made when the text nearly fits', () => {
    expect(excerpt('a'.repeat(300))).toBeUndefined();
    expect(excerpt('one\ntwo\nthree')).toBeUndefined();
  });

  it('shortens a text of many lines', () => {
    expect(excerpt('a\n'.repeat(40))).toBe('a\na\na\na\na\na…');
  });
});

it.each([
  [10, 'just now'],
  [-30, 'just now'],
  [90, '1 minute ago'],
  [7_300, '2 hours ago'],
  [100_000, 'yesterday'],
  [2_000_000, '3 weeks ago'],
])('%i seconds ago reads as %s', (seconds, words) => {
  expect(timeAgo('2026-11-20T10:00:00Z', Date.parse('2026-11-20T10:00:00Z') + seconds * 1000)).toBe(words);
});
