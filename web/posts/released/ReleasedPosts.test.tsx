import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReleasedPost } from '#contract/posts.ts';
import { Moments } from '#web/app/moments/Moments.tsx';
import { dispatchSocketMessage } from '#web/app/socket/messages.ts';
import { serve, show, toast } from '#web/app/test-page.tsx';
import { useWaitingPosts } from '../queries.ts';
import { ReleasedPosts } from './ReleasedPosts.tsx';
import { StoryOutNews } from './StoryOutNews.tsx';

const id = '0b7e7a0e-7c1e-4d7b-9d0e-000000000001';
const viewing = `PUT /api/posts/${id}/released/viewed`;
const out: ReleasedPost = {
  id,
  title: 'My frog',
  publishedAt: '2026-11-20T10:00:00Z',
  pointsAwarded: 15,
  leveledUp: false,
};

function Top(): ReactNode {
  const { data } = useWaitingPosts();
  return (
    <>
      {data && <ReleasedPosts posts={data.released} />}
      <Moments />
    </>
  );
}

function open(released: readonly ReleasedPost[]) {
  const calls = serve({
    'GET /api/posts/waiting': () => ({ posts: [], usualWaitMinutes: null, released }),
    [viewing]: () => undefined,
  });
  return { calls, user: show(<Top />) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a story that is out', () => {
  it('says so with what it has earned, and leads to it', async () => {
    open([out]);

    expect(await screen.findByRole('region', { name: 'Your story is out!' })).toBeTruthy();
    expect(screen.getByText('My frog')).toBeTruthy();
    expect(screen.getByText('+15 points')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my story' }).getAttribute('href')).toBe(`/post/${id}/comments`);
  });

  it('is noted as shown once, and closed with a tap', async () => {
    const { calls, user } = open([out]);
    await user.click(await screen.findByRole('button', { name: 'Hooray!' }));

    expect(screen.queryByRole('region')).toBeNull();
    expect(calls.filter((call) => call.startsWith(viewing))).toHaveLength(1);
  });

  it('celebrates the level that it has brought', async () => {
    open([{ ...out, leveledUp: true, newLevel: 4 }]);

    expect(await screen.findByText('You reached level 4!')).toBeTruthy();
    expect(await screen.findByRole('dialog', undefined, { timeout: 5000 })).toBeTruthy();
  });

  it('names no points where it has brought none', async () => {
    open([{ ...out, pointsAwarded: 0 }]);
    await screen.findByText('My frog');

    expect(screen.queryByText(/point/)).toBeNull();
  });
});

it('a story that comes out while its author is on another page is told there', async () => {
  serve({});
  show(<StoryOutNews />, '/games');
  history.replaceState(null, '', '/games');

  dispatchSocketMessage({ type: 'post_out', postId: id });

  await waitFor(() => expect(toast()?.title).toBe('Your story is out!'));
  history.replaceState(null, '', '/');
});
