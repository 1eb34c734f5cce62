import { expect, it } from 'vitest';
import { reviewSentence } from './usual-wait.ts';

const rows: [minutes: number | null, sentence: string][] = [
  [null, 'A grown-up will read it soon. Then your buddies can read it.'],
  [4, 'That usually takes a few minutes.'],
  [11, 'That usually takes about 20 minutes.'],
  [50, 'That usually takes about 50 minutes.'],
  [55, 'That usually takes about 1 hour.'],
  [170, 'That usually takes about 3 hours.'],
  [40 * 60, 'That usually takes about 2 days.'],
];

it.each(rows)('after a median of %s minutes: %s', (minutes, sentence) => {
  expect(reviewSentence(minutes).endsWith(sentence)).toBe(true);
});
