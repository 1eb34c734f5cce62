import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, showToast } from './show-toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts closeLabel="Close" />);
});

afterEach(() => {
  act(closeToast);
  cleanup();
  vi.useRealTimers();
});

const show = (...message: Parameters<typeof showToast>): void => act(() => showToast(...message));
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('a toast is heard politely and leaves after five seconds', () => {
  show({ title: 'Saved', description: 'Your story is safe.' });

  expect(screen.getByText('Saved').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');

  pass(4999);

  expect(screen.queryByText('Your story is safe.')).not.toBeNull();

  pass(1);

  expect(screen.queryByText('Saved')).toBeNull();
});

test('a toast may be shorter', () => {
  show({ title: 'Not that word', duration: 3000 });
  pass(3000);

  expect(screen.queryByText('Not that word')).toBeNull();
});

test('a new toast takes the place of the one before and gets its full time', () => {
  show({ title: 'First' });
  pass(4000);

  show({ title: 'Second' });

  expect(screen.queryByText('First')).toBeNull();

  pass(4999);

  expect(screen.queryByText('Second')).not.toBeNull();
});

test('a refusal is heard at once', () => {
  show({ title: "That didn't work", tone: 'destructive' });

  expect(screen.getByText("That didn't work").closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
});

test('a tap anywhere on a toast closes it', () => {
  show({ title: 'Saved', description: 'Your story is safe.' });

  fireEvent.click(screen.getByText('Your story is safe.'));

  expect(screen.queryByText('Saved')).toBeNull();
});

test('a hovered toast stays; the cross closes it', () => {
  show({ title: 'Long story' });
  const toast = screen.getByText('Long story');
  fireEvent.pointerEnter(toast.closest('[data-tone]') ?? toast);

  pass(20_000);

  expect(screen.queryByText('Long story')).not.toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByText('Long story')).toBeNull();
});
