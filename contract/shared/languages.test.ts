import { expect, test } from 'vitest';
import { acceptedLanguages, bestLanguage } from './languages.ts';

test.each([
  [['en-XA', 'en'], 'en-XA'],
  [['ar-XB'], 'ar-XB'],
  [['en-GB', 'ar-XB'], 'en'],
  [['tlh', 'ar-XB'], 'ar-XB'],
  [['ar-EG', 'de'], 'en'],
  [['toString', ''], 'en'],
  [[], 'en'],
])('who wishes for %o reads %s', (wishes, language) => {
  expect(bestLanguage(wishes)).toBe(language);
});

test('a header names its wishes in their order', () => {
  expect(acceptedLanguages('en-XA,en;q=0.9, de;q=0.8')).toEqual(['en-XA', 'en', 'de']);
  expect(acceptedLanguages(undefined)).toEqual(['']);
});
