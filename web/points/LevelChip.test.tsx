import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BADGE_TIERS } from '#contract/rules/levels.ts';
import { LevelChip } from './LevelChip.tsx';

const toneAt = (level: number): string | null => {
  const { unmount } = render(<LevelChip level={level} />);
  const tone = screen.getByText(/^Level/).getAttribute('data-tone');
  unmount();
  return tone;
};

it('is plain below level 25', () => {
  expect([1, 24].map(toneAt)).toEqual([null, null]);
});

it('has a color of its own at each badge tier, up to the next one', () => {
  const tones = BADGE_TIERS.map(toneAt);

  expect(new Set(tones).size).toBe(8);
  expect(tones).not.toContain(null);
  expect(toneAt(99)).toBe(toneAt(75));
});
