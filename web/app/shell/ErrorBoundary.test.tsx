import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, Route } from 'wouter';
import { Refusal, serve, show } from '../test-page.tsx';
import { usePageTitle } from './page-title.ts';
import { Shell } from './Shell.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Broken(): never {
  throw new Error('a bug');
}

function About() {
  usePageTitle('About');
  return (
    <>
      <h1>All is well</h1>
      <Link to="/feed">To the feed</Link>
    </>
  );
}

function open(path = '/feed') {
  serve({ 'GET /api/user': () => new Refusal('sign_in_required') });
  return show(
    <Shell>
      <Route path="/feed">
        <Broken />
      </Route>
      <Route path="/about">
        <About />
      </Route>
    </Shell>,
    path,
  );
}

test('a page with a bug says so, and leaves the navigation', async () => {
  open();

  expect((await screen.findByRole('alert')).textContent).toContain('Oops, we slipped');
  expect(screen.getAllByRole('link', { name: 'About' }).length).toBeGreaterThan(0);
});

test('a page with a bug can be loaded again', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const user = open();

  await user.click(await screen.findByRole('button', { name: 'Load again' }));

  expect(reload).toHaveBeenCalledOnce();
});

describe('a page whose files are missing without a connection', () => {
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  test('says that the child is offline', async () => {
    open();

    expect((await screen.findByRole('alert')).textContent).toContain("You're not online.");
    expect(screen.queryByText('Oops, we slipped')).toBeNull();
  });

  test('loads by itself when the connection is back', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    open();
    await screen.findByRole('alert');

    act(() => void dispatchEvent(new Event('online')));

    expect(reload).toHaveBeenCalledOnce();
  });
});

test('the words about a bug take the focus, as the heading of any page does', async () => {
  const user = open('/about');

  await user.click(await screen.findByRole('link', { name: 'To the feed' }));

  const heading = await screen.findByRole('heading', { name: 'Oops, we slipped' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('another page works after a page with a bug', async () => {
  const user = open();
  await screen.findByRole('alert');

  await user.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);

  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
  expect(screen.queryByText('Oops, we slipped')).toBeNull();
});
