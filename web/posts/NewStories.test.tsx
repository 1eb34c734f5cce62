import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Link, useSearch } from 'wouter';
import { dispatchSocketMessage } from '#web/app/socket/messages.ts';
import { show } from '#web/app/test-page.tsx';
import { NewStories } from './NewStories.tsx';

const first = '0b7e7a0e-7c1e-4d7b-9d0e-000000000001';
const second = '0b7e7a0e-7c1e-4d7b-9d0e-000000000002';

/** Where the child is. */
function Search(): string {
  return useSearch();
}

const tell = (postId: string) => act(() => dispatchSocketMessage({ type: 'buddy_story', postId }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('nothing is shown until a buddy has written something', () => {
  show(<NewStories />);

  expect(screen.getByRole('status').textContent).toBe('');
});

it('new stories are counted once each, and a tap leads to the newest at the top', async () => {
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  const user = show(
    <>
      <NewStories />
      <p data-testid="search">
        <Search />
      </p>
    </>,
  );
  tell(first);
  expect(screen.getByRole('status').textContent).toBe('1 new story');
  tell(second);
  tell(second);

  await user.click(screen.getByRole('link', { name: '2 new stories' }));

  expect(screen.getByTestId('search').textContent).toBe(`post=${second}`);
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.queryByRole('link')).toBeNull();
});

it('a new story waits while the child is on another page', async () => {
  const user = show(
    <>
      <NewStories />
      <Link to="/">Pond</Link>
    </>,
    '/friends',
  );
  tell(first);
  expect(screen.queryByText('1 new story')).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Pond' }));

  expect(screen.getByRole('link', { name: '1 new story' })).toBeTruthy();
});
