import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Post } from '#contract/posts.ts';
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
  can: { delete: false },
  createdAt: '2026-11-20T10:00:00Z',
};

const longStory = 'The frogs sang all night long. '.repeat(30).trim();

afterEach(cleanup);

describe('a post', () => {
  it('tells who wrote it, and how many liked it and talked about it', () => {
    render(<PostCard post={post} />);
    expect(screen.getByRole('article', { name: 'The day the pond froze' })).toBeTruthy();
    expect(screen.getByText('Leo')).toBeTruthy();
    expect(screen.getByText(/^Level 31 · /)).toBeTruthy();
    expect(screen.getByText('12 likes')).toBeTruthy();
    expect(screen.getByText('1 comment')).toBeTruthy();
  });

  it.each([
    ['story', 'Story'],
    ['art', 'Art'],
    ['question', 'Question'],
    ['announcement', 'Fun'],
    ['other', 'Fun'],
  ] as const)('of the category %s wears the badge %s', (category, badge) => {
    render(<PostCard post={{ ...post, category }} />);
    expect(screen.getByText(badge)).toBeTruthy();
  });

  it('that is long opens on demand, and the focus stays', async () => {
    render(<PostCard post={{ ...post, content: longStory }} />);
    expect(screen.queryByText(longStory)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(screen.getByText(longStory)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show less' }));
  });
});

describe('an excerpt', () => {
  it('ends with a whole word', () => {
    expect(excerpt(longStory)).toMatch(/^The frogs .* \w+…$/);
    expect(longStory.startsWith(excerpt(longStory)?.slice(0, -1) ?? '-')).toBe(true);
    expect(longStory.charAt((excerpt(longStory)?.length ?? 0) - 1)).toMatch(/\s/);
  });

  it('is not made of what nearly fits', () => {
    expect(excerpt('a'.repeat(300))).toBeUndefined();
    expect(excerpt('one\ntwo\nthree')).toBeUndefined();
  });

  it('shortens a tower of lines', () => {
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
