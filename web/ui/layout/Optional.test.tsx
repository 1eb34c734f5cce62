import { cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Optional } from './Optional.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
const Found = lazy(async () => ({ default: () => <p>Three are here now</p> }));

test('a part whose file does not come leaves the rest of the page', async () => {
  render(
    <main>
      <h1>My game</h1>
      <Optional instead={<p>Buddies</p>}>
        <Missing />
      </Optional>
    </main>,
  );
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());

  expect(screen.getByRole('heading', { name: 'My game' })).toBeTruthy();
  expect(screen.getByText('Buddies')).toBeTruthy();
});

test('a part that comes takes the place of what stood there', async () => {
  render(
    <Optional instead={<p>Buddies</p>}>
      <Found />
    </Optional>,
  );

  expect(await screen.findByText('Three are here now')).toBeTruthy();
  expect(screen.queryByText('Buddies')).toBeNull();
});
