import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MomentCard } from './MomentCard.tsx';

const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  onClose.mockClear();
  render(
    <>
      <button type="button">Play</button>
      <MomentCard title="Your story is out!" tone="leaf" sound="notification" picture="🐸" onClose={onClose} />
    </>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a small celebration leaves the focus where it was, and goes away on its own', () => {
  expect(document.activeElement).toBe(document.body);

  act(() => void vi.advanceTimersByTime(10_000));

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a small celebration stays while it is hovered or has the focus', () => {
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
  act(() => void vi.advanceTimersByTime(30_000));

  expect(onClose).not.toHaveBeenCalled();
});

test('a child who prefers reduced motion sees no sparks', () => {
  act(() => void vi.advanceTimersByTime(1000));

  expect(document.querySelectorAll('[data-spark]')).toHaveLength(0);
});
