import { expect, it } from 'vitest';
import { cardKinds } from './kinds.ts';

// The deck spaces out cards of the same kind. That only spaces out colors while this test holds.
it('each kind of card has its own color, and leaf belongs to posts', () => {
  const tones = cardKinds.flatMap(({ tone }) => tone ?? []);

  expect(new Set([...tones, 'leaf']).size).toBe(tones.length + 1);
  expect(tones).toHaveLength(cardKinds.length - 1);
});
