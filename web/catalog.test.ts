import { expect, test } from 'vitest';
import { english } from './catalog.ts';

test('messages are written with straight apostrophes, as the specification writes them', () => {
  const curly = Object.entries(english).filter(([, text]) => JSON.stringify(text).includes('’'));

  expect(curly).toEqual([]);
});
