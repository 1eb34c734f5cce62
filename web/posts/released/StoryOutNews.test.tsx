import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReleasedPost } from '#contract/posts.ts';
import { Moments } from '#web/app/moments/Moments.tsx';
import { forgetMoments, isMomentDue, shownMoment } from '#web/app/moments/queue.ts';
import { useSession } from '#web/app/session/session.ts';
import { dispatchSocketMessage } from '#web/app/socket/messages.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { useWaitingPosts } from '../queries.ts';
import { StoryOutNews } from './StoryOutNews.tsx';

const id = '0b7e7a0e-7c1e-4d7b-9d0e-000000000001';
const viewing = `PUT /api/posts/${id}/released/viewed`;
const maya = { id: 'maya', kind: 'child', username: 'maya', displayName: 'Maya' };
const out: ReleasedPost = {
  id,
  title: 'My frog',
  publishedAt: '2026-11-20T10:00:00Z',
  pointsAwarded: 15,
  leveledUp: false,
};
const patient = { timeout: 5000 };
const title = () => screen.findByText('Your story is out!', undefined, patient);

/** As in the app: pages are for those who are signed in. */
function SignedIn({ children }: { children: ReactNode }): ReactNode {
  return useSession().user ? children : null;
}

function Pond(): ReactNode {
  useWaitingPosts();
  return <input aria-label="A field" />;
}

function open(released: readonly ReleasedPost[], page: ReactNode = <Pond />, user: object = maya): string[] {
  const calls = serve({
    'GET /api/user': () => user,
    'GET /api/posts/waiting': () => ({ posts: [], usualWaitMinutes: null, released }),
    [viewing]: () => undefined,
  });
  show(
    <>
      <Moments />
      <SignedIn>{page}</SignedIn>
      <StoryOutNews />
    </>,
  );
  return calls;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  forgetMoments();
  vi.unstubAllGlobals();
});

it('a story that is out is celebrated with what it has earned, and leads to it', async () => {
  open([out]);

  expect(await title()).toBeTruthy();
  expect(screen.getByText('My frog')).toBeTruthy();
  expect(screen.getByText('+15 points')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my story' }).getAttribute('href')).toBe(`/post/${id}/comments`);
});

it('waits while its author is suspended', async () => {
  const suspended = { ...maya, suspendedUntil: '2036-11-20T10:00:00Z' };
  const calls = open([out], undefined, suspended);
  await waitFor(() => expect(calls).toContain('GET /api/posts/waiting'));
  await import('./celebrate-stories.ts');
  await act(async () => {});

  expect(isMomentDue()).toBe(false);
});

it('a story is marked as shown once, and only when it is shown', async () => {
  const calls = open([out]);
  await title();

  await waitFor(() => expect(calls.filter((call) => call === viewing)).toHaveLength(1));
});

it('a story is not celebrated again on the same device', async () => {
  open([out]);
  await title();
  cleanup();
  forgetMoments();

  const calls = open([out]);
  await waitFor(() => expect(calls).toContain('GET /api/posts/waiting'));
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(shownMoment()).toBeUndefined();
});

it('several stories are celebrated together', async () => {
  open([out, { ...out, id: 'two', title: 'My newt', pointsAwarded: 0 }]);

  expect(await screen.findByText('2 of your stories are out!', undefined, patient)).toBeTruthy();
  expect(screen.getByText('My frog · My newt')).toBeTruthy();
});

it('a level that the story has brought is celebrated after it', async () => {
  open([{ ...out, leveledUp: true, newLevel: 4 }]);
  await title();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(await screen.findByRole('dialog', undefined, patient)).toBeTruthy();
});

it('a story without points shows none', async () => {
  open([{ ...out, pointsAwarded: 0 }]);
  await title();

  expect(screen.queryByText(/point/)).toBeNull();
});

it('a story that comes out while its author is on another page is celebrated there', async () => {
  open([out], <p>Another page</p>);
  await screen.findByText('Another page');

  dispatchSocketMessage({ type: 'post_out', postId: id });

  expect(await title()).toBeTruthy();
});

it('a child who is typing is not interrupted', async () => {
  open([out]);
  const field = await screen.findByRole('textbox', { name: 'A field' });
  field.focus();
  await new Promise((resolve) => setTimeout(resolve, 800));

  expect(screen.queryByText('Your story is out!')).toBeNull();

  field.blur();

  expect(await title()).toBeTruthy();
});
