import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OwnPost } from '#contract/posts.ts';
import { delayed, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { useWaitingPosts } from './queries.ts';
import { WaitingPosts } from './WaitingPosts.tsx';

const post = (n: number): OwnPost => ({
  id: `0b7e7a0e-7c1e-4d7b-9d0e-00000000000${n}`,
  title: `Frog ${n}`,
  content: 'It jumps over the moon.',
  category: 'story',
  imageUrl: null,
  createdAt: `2026-11-20T10:00:0${n}Z`,
});
const newest = [post(3), post(2), post(1)];
const deleting = `DELETE /api/posts/${post(3).id}`;

function Top(): ReactNode {
  const { data } = useWaitingPosts();
  return data ? <WaitingPosts {...data} /> : null;
}

function open(posts: readonly OwnPost[], deleted?: () => unknown) {
  const calls = serve({ 'GET /api/posts/waiting': () => ({ posts }), ...(deleted ? { [deleting]: deleted } : {}) });
  return { calls, user: show(<Top />) };
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('own stories that wait', () => {
  it('are listed, the newest at once and the others on demand', async () => {
    const { user } = open(newest);

    expect(await screen.findByText('Waiting for a grown-up')).toBeTruthy();
    expect(titles()).toEqual(['Frog 3']);

    await user.click(button('Show 2 more'));

    expect(titles()).toEqual(['Frog 3', 'Frog 2', 'Frog 1']);

    await user.click(button('Show less'));

    expect(titles()).toEqual(['Frog 3']);
  });

  it('take no room when there are none', async () => {
    const { calls } = open([]);

    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('deleting', () => {
  it('asks for confirmation, and can be canceled', async () => {
    const { calls, user } = open(newest);
    await user.click(await screen.findByRole('button', { name: 'Delete “Frog 3”' }));

    expect(screen.getByRole('dialog', { name: 'Delete this story?' })).toBeTruthy();
    expect(document.activeElement).toBe(button('Keep it'));

    await user.click(button('Keep it'));

    expect(titles()).toEqual(['Frog 3']);
    expect(calls).toEqual(['GET /api/posts/waiting']);
  });

  it('happens at once, before the server has answered', async () => {
    const answer = delayed(undefined);
    const { user } = open(newest, answer.answer);

    await user.click(await screen.findByRole('button', { name: 'Delete “Frog 3”' }));
    await user.click(button('Delete it'));

    expect(titles()).toEqual(['Frog 2']);
    expect(toast()).toBeUndefined();

    answer.release();

    await waitFor(() => expect(toast()?.title).toBe('Your story is deleted.'));
  });

  it.each([
    ['the server says no', () => new Refusal('too_fast'), 'That was very quick! Take a little breath and try again.'],
    [
      'the network is cut',
      () => Promise.reject(new TypeError('cut')),
      "We can't reach the pond right now. Please try again soon.",
    ],
  ])('is undone with a clear sentence when %s', async (_what, answer, sentence) => {
    const { user } = open(newest, answer);

    await user.click(await screen.findByRole('button', { name: 'Delete “Frog 3”' }));
    await user.click(button('Delete it'));

    await waitFor(() => expect(toast()).toMatchObject({ title: "We couldn't delete it", description: sentence }));
    expect(titles()).toEqual(['Frog 3']);
  });

  it('succeeds for a post that is gone already', async () => {
    const { user } = open([post(3)], () => new Refusal('not_found'));

    await user.click(await screen.findByRole('button', { name: 'Delete “Frog 3”' }));
    await user.click(button('Delete it'));

    await waitFor(() => expect(toast()?.title).toBe('Your story is deleted.'));
    expect(titles()).toEqual([]);
  });
});
