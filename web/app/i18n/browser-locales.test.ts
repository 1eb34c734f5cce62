import { expect, test, vi } from 'vitest';
import { browserLocales } from './browser-locales.ts';

test('a language that Intl refuses is left out, and the others stay in their order', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', 'fr-CA', 'C', 'en']);

  expect(browserLocales().map(String)).toEqual(['fr-CA', 'en']);
});
