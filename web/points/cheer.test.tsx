import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PointsChip } from './PointsChip.tsx';

const sparks = (): number => document.querySelectorAll('[data-spark]').length;

let calm = false;

beforeEach(() => {
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({} as Animation);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const spark of document.querySelectorAll('[data-spark]')) spark.remove();
});

function win(points: number): number {
  const { rerender } = render(<PointsChip points={points} />);
  const before = sparks();
  rerender(<PointsChip points={points} won />);
  return sparks() - before;
}

it('harder tasks bring more sparks, but never as many as a new level', () => {
  const thrown = [20, 35, 60].map(win);

  expect(thrown).toEqual(thrown.toSorted((one, other) => one - other));
  expect(new Set(thrown).size).toBe(3);
  expect(thrown[0]).toBeGreaterThan(0);
  expect(thrown[2]).toBeLessThan(80);
  expect(win(25)).toEqual(thrown[0]);
  expect(win(50)).toEqual(thrown[1]);
  expect(win(100)).toEqual(thrown[2]);
});

it('no sparks fly with reduced motion', () => {
  calm = true;

  expect(win(60)).toBe(0);
});

it('no sparks fly for points that were won before', () => {
  render(<PointsChip points={60} won />);

  expect(sparks()).toBe(0);
});
