import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { Refusal, serve, show } from '../test-page.tsx';
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

function open() {
  serve({ 'GET /api/user': () => new Refusal('sign_in_required') });
  return show(
    <Shell>
      <Route path="/feed">
        <Broken />
      </Route>
      <Route path="/about">
        <h1>All is well</h1>
      </Route>
    </Shell>,
    '/feed',
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

test('another page works after a page with a bug', async () => {
  const user = open();
  await screen.findByRole('alert');

  await user.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);

  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
  expect(screen.queryByText('Oops, we slipped')).toBeNull();
});
