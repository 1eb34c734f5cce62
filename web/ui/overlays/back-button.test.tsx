import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigateFromDialog } from './back-button.ts';
import { Dialog } from './Dialog.tsx';

/** The browser's history, as far as dialogs use it. Going back takes a moment, as in a browser. */
class Entries {
  readonly all: { state: unknown; url: string }[] = [{ state: null, url: '/game' }];
  at = 0;

  get here() {
    return this.all[this.at] ?? { state: null, url: '' };
  }

  push(state: unknown, url = this.here.url): void {
    this.all.splice(this.at + 1, Infinity, { state, url });
    this.at += 1;
  }

  replace(state: unknown, url: string): void {
    this.all[this.at] = { state, url };
  }

  pressBack(): void {
    this.at -= 1;
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: this.here.state })));
  }
}

let entries: Entries;
const routed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  entries = new Entries();
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.here.state);
  vi.spyOn(location, 'href', 'get').mockImplementation(() => entries.here.url);
  vi.spyOn(History.prototype, 'pushState').mockImplementation((state) => entries.push(state));
  vi.spyOn(history, 'back').mockImplementation(() => void setTimeout(() => entries.pressBack(), 5));
  addEventListener('popstate', routed);
});

afterEach(async () => {
  cleanup();
  await settle();
  removeEventListener('popstate', routed);
  routed.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const settle = async (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(20)));

function Game(): ReactNode {
  const [asks, setAsks] = useState<'leave' | 'sure'>();
  return (
    <>
      <button type="button" onClick={() => setAsks('leave')}>
        Leave
      </button>
      <Dialog
        open={asks === 'leave'}
        onClose={() => setAsks(undefined)}
        title="Leave this game?"
        actions={
          <button type="button" onClick={() => setAsks('sure')}>
            Yes
          </button>
        }
      />
      <Dialog open={asks === 'sure'} onClose={() => setAsks(undefined)} title="Really?" closeLabel="Close" />
    </>
  );
}

async function tap(name: string): Promise<void> {
  act(() => screen.getByRole('button', { name }).click());
  await settle();
}

test('the back button closes the dialog and leaves the page', async () => {
  render(<Game />);
  await tap('Leave');

  entries.pressBack();
  await settle();

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(entries.at).toBe(0);
  expect(routed).not.toHaveBeenCalled();
});

test('a dialog that closes by itself leaves nothing to go back to', async () => {
  render(<Game />);
  await tap('Leave');
  await tap('Yes');

  await tap('Close');

  expect(entries.at).toBe(0);
  expect(routed).not.toHaveBeenCalled();
});

test('a dialog that follows another is closed by one press', async () => {
  render(<Game />);
  await tap('Leave');
  await tap('Yes');

  entries.pressBack();
  await settle();

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(entries.at).toBe(0);
});

test('a dialog opened right after another has closed stays open', async () => {
  render(<Game />);
  await tap('Leave');
  await tap('Yes');

  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await act(async () => undefined);
  await tap('Leave');

  expect(screen.getByRole('dialog', { name: 'Leave this game?' })).toBeTruthy();
  expect(entries.at).toBe(1);
});

test('a page opened from a dialog takes the place of its entry', async () => {
  render(<Game />);
  await tap('Leave');

  navigateFromDialog(
    (url, options) => (options?.replace ? entries.replace(null, url) : entries.push(null, url)),
    '/games',
  );

  expect(entries.all.map(({ url }) => url)).toEqual(['/game', '/games']);
});

test('a page opened while a dialog is closing is opened after that', async () => {
  render(<Game />);
  await tap('Leave');
  await tap('Yes');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await act(async () => undefined);

  navigateFromDialog((url) => entries.push(null, url), '/games');
  await settle();

  expect(entries.all.map(({ url }) => url)).toEqual(['/game', '/games']);
  expect(entries.at).toBe(1);
});

test('without a dialog the back button belongs to the router', () => {
  render(<Game />);
  entries.push(null, '/games');

  entries.pressBack();

  expect(routed).toHaveBeenCalledOnce();
});
