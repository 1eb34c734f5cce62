import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Meter } from './Meter.tsx';

afterEach(cleanup);

test.each([
  [0, 3, 0],
  [2, 3, 67],
  [3, 3, 100],
  [7, 3, 100],
  [-1, 3, 0],
  [0, 0, 0],
])('%i of %i fills %i percent', (value, max, percent) => {
  render(<Meter label="Riddles" value={value} max={max} valueText={`${value} of ${max}`} />);
  const bar = screen.getByRole('progressbar', { name: 'Riddles' });

  expect(bar.getAttribute('aria-valuenow')).toBe(String(percent));
  expect(bar.getAttribute('aria-valuetext')).toBe(`${value} of ${max}`);
});
