import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedPost } from '#contract/posts.ts';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { MyPosts } from './MyPosts.tsx';
import { PostsByCard } from './PostsByCard.tsx';
import { StatsCard } from './StatsCard.tsx';

const mine = '0b7e7a0e-7c1e-4d7b-9d0e-000000000009';
const maya = { id: mine, kind: 'child', username: 'maya', displayName: 'Maya', can: { writePosts: true } };
const post = (n: number, title: string, change: Partial<ListedPost> = {}): ListedPost => ({
  id: `0b7e7a0e-7c1e-4d7b-9d0e-00000000000${n}`,
  title,
  content: 'It jumps.',
  category: 'story',
  imageUrl: null,
  user: {
    id: mine,
    displayName: 'Maya',
    username: 'maya',
    profileImageUrl: null,
    avatar: { emoji: '🦊', background: '#ffe0b8' },
    level: 2,
  },
  likesCount: 3,
  commentsCount: 1,
  liked: false,
  kindWords: { mine: null, received: [] },
  can: { delete: true, comment: true },
  status: 'published',
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  ...change,
});
const list = `GET /api/users/${mine}/posts`;
const two = { posts: [post(1, 'Waits', { status: 'held' }), post(2, 'Read')], cursor: null };

function Mine(): ReactNode {
  return useSession().status === 'signed-in' ? (
    <>
      <StatsCard />
      <MyPosts />
    </>
  ) : null;
}

function There({ of = <Mine /> }: { of?: ReactNode }): ReactNode {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsThere(!isThere)}>
        Away or back
      </button>
      {isThere && of}
    </>
  );
}

const open = (answers: Answers = {}) => {
  serve({ 'GET /api/user': () => maya, [list]: () => two, ...answers });
  return show(<Mine />);
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('My Posts', () => {
  it('lists own posts with those that wait; only what others can read has a page', async () => {
    open();

    await waitFor(() => expect(titles()).toEqual(['Waits', 'Read']));

    const [waits, read] = screen.getAllByRole('listitem');
    expect(within(waits as HTMLElement).getByText('Waiting for a grown-up')).toBeTruthy();
    expect(within(waits as HTMLElement).queryByRole('link')).toBeNull();

    const link = within(read as HTMLElement).getByRole('link', { name: 'Read' });
    expect(link.getAttribute('href')).toBe(`/post/${two.posts[1]?.id}/comments`);
    expect(within(read as HTMLElement).getByText('3 likes')).toBeTruthy();
  });

  it('asks before it deletes, and puts the post back when the server says no', async () => {
    let isAllowed = false;
    const path = `DELETE /api/posts/${two.posts[1]?.id}`;
    const user = open({ [path]: () => (isAllowed ? undefined : new Refusal('unavailable')) });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete “Read”' }));
      await user.click(await screen.findByRole('button', { name: 'Delete it' }));
    };

    await remove();

    await waitFor(() => expect(toast()?.title).toBe("We couldn't delete it"));
    expect(titles()).toEqual(['Waits', 'Read']);

    isAllowed = true;
    await remove();

    await waitFor(() => expect(titles()).toEqual(['Waits']));
  });

  it('shows more on demand', async () => {
    const user = open({
      [list]: ({ query }) =>
        query.get('cursor') === 'next' ? { posts: [post(3, 'Old')], cursor: null } : { ...two, cursor: 'next' },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    await waitFor(() => expect(titles()).toEqual(['Waits', 'Read', 'Old']));
  });

  it('asks for no page again when the child comes right back', async () => {
    const pages = vi.fn(({ query }: { query: URLSearchParams }) =>
      query.get('cursor') === 'next' ? { posts: [post(3, 'Old')], cursor: null } : { ...two, cursor: 'next' },
    );
    serve({ 'GET /api/user': () => maya, [list]: pages });
    const user = show(<There />);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toEqual(['Waits', 'Read', 'Old']));

    await user.click(screen.getByRole('button', { name: 'Away or back' }));
    await user.click(screen.getByRole('button', { name: 'Away or back' }));

    expect(titles()).toEqual(['Waits', 'Read', 'Old']);
    expect(pages).toHaveBeenCalledTimes(2);
  });

  it('says what to do when there are none, and when they do not load', async () => {
    open({ [list]: () => ({ posts: [], cursor: null }) });

    expect(await screen.findByText('No posts yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write one' }).getAttribute('href')).toBe('/create-post');

    cleanup();
    open({ [list]: () => new Refusal('unavailable') });

    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your posts.");
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('tells a child who may not write yet when they can', async () => {
    open({
      'GET /api/user': () => ({ ...maya, can: { writePosts: false } }),
      [list]: () => ({ posts: [], cursor: null }),
    });

    expect(await screen.findByText('You can write when your grown-up says yes.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Write one' })).toBeNull();
  });
});

describe('the figures of the profile', () => {
  const stats = { likesReceived: 12, friendsCount: 3, postsCreated: 1200 };

  it('count likes, friends and posts', async () => {
    open({ 'GET /api/user/stats': () => stats });

    expect((await screen.findByText('1,200')).parentElement?.textContent).toContain('Posts Created');
    expect(screen.getByText('Likes Received').parentElement?.textContent).toContain('12');
    expect(screen.getByText('Friends Made').parentElement?.textContent).toContain('3');
  });

  it('are left out when they do not load', async () => {
    open({ 'GET /api/user/stats': () => new Refusal('unavailable') });

    await screen.findByRole('heading', { name: 'My Posts' });
    await waitFor(() => expect(screen.queryByText('Likes Received')).toBeNull());
  });
});

describe('the posts of another child', () => {
  const leo = '0b7e7a0e-7c1e-4d7b-9d0e-000000000010';
  const openLeo = (posts: ListedPost[]) => {
    serve({ 'GET /api/user': () => maya, [`GET /api/users/${leo}/posts`]: () => ({ posts, cursor: null }) });
    show(<PostsByCard id={leo} />);
  };

  it('lead to their pages, and cannot be deleted', async () => {
    openLeo([post(3, 'A jump')]);

    const link = await screen.findByRole('link', { name: /A jump/ });

    expect(link.getAttribute('href')).toBe(`/post/${post(3, 'A jump').id}/comments`);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are replaced by a quiet sentence when the reader may not see them yet', async () => {
    openLeo([]);

    expect(await screen.findByText('No stories to read yet.')).toBeTruthy();
  });

  it('are not asked for again when the child comes right back from one', async () => {
    const pages = vi.fn(() => ({ posts: [post(3, 'A jump')], cursor: null }));
    serve({ 'GET /api/user': () => maya, [`GET /api/users/${leo}/posts`]: pages });
    const user = show(<There of={<PostsByCard id={leo} />} />);
    await screen.findByRole('link', { name: /A jump/ });

    await user.click(screen.getByRole('button', { name: 'Away or back' }));
    await user.click(screen.getByRole('button', { name: 'Away or back' }));

    expect(screen.getByRole('link', { name: /A jump/ })).toBeTruthy();
    expect(pages).toHaveBeenCalledTimes(1);
  });
});
