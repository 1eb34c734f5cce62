import { expect, test } from 'vitest';
import { facts } from '../test-public-page.tsx';
import { factVariables } from '../WithOperatorFacts.tsx';
import { answersOf } from './questions.ts';
import { findAnswers } from './search.ts';

const entries = answersOf(factVariables(facts)).flatMap(({ answers }) => answers);
const first = (query: string): string | undefined => findAnswers(query, entries)[0]?.id;
const ids = (query: string): string[] => findAnswers(query, entries).map(({ id }) => id);

test.each([
  ['username', 'username'],
  ['USERNAME', 'username'],
  ['  username? ', 'username'],
  ['delete my account', 'erase'],
  ['log in', 'forgot'],
  ['pw', 'forgot'],
  ['dark mode', 'night'],
  ['how old', 'age'],
  ['spam', 'no-mail'],
  ['dyslexia', 'letters'],
  ['mum', 'why-grown-up'],
  ['gdpr', 'parent-see'],
])('“%s” finds the answer to %s', (query, id) => {
  expect(ids(query).slice(0, 3)).toContain(id);
});

test('a beginning is enough while somebody types', () => {
  expect(ids('triv')).toContain('trivia');
  expect(ids('passw')).toContain('forgot');
});

test.each([
  ['pasword', 'a letter left out'],
  ['passsword', 'a letter too many'],
  ['passwird', 'a wrong letter'],
  ['paswsord', 'two the wrong way round'],
  ['Pässwörd', 'dots over letters'],
])('“%s” finds password: %s is forgiven', (query) => {
  expect(ids(query)).toContain('forgot');
});

test('an apostrophe does not matter', () => {
  expect(ids('grown-up’s code')).toEqual(ids("grown-up's code"));
});

test('two slips are another word', () => {
  expect(ids('pxsswxrd')).toEqual([]);
});

test('short words forgive nothing, or everything would be found', () => {
  expect(ids('xds')).toEqual([]);
});

test('little words do not hide what is meant', () => {
  expect(first('how do I win points')).toBe('win');
});

test('of many words half are enough when no answer has them all', () => {
  expect(ids('help, I have forgotten my passwords').slice(0, 3)).toContain('forgot');
});

test('the question counts more than the answer', () => {
  expect(first('riddle')).toBe('riddle');
});

test.each(['', '   ', '?!', 'elephants'])('“%s” finds nothing', (query) => {
  expect(findAnswers(query, entries)).toEqual([]);
});
