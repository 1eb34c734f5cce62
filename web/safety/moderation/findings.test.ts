import { expect, test } from 'vitest';
import { describeMarks, describeRule, describeVerdict, filterNumber } from './findings.ts';

test.each([
  ['asks.contact', 'Asks for personal details.'],
  ['private.phone', 'Shares personal details.'],
  ['name.whole', 'Shares personal details.'],
  ['lure.score', 'Shows signs of grooming.'],
  ['crisis.suicide', 'A child may be in danger.'],
  ['word.slur', 'Puts people down for who they are.'],
  ['word.soft', 'Contains rude words.'],
  ['brandnew.rule', 'Needs a look.'],
])('the rule %s reads as a sentence', (rule, sentence) => {
  expect(describeRule(rule)).toBe(sentence);
});

test('two rules of one group are one sentence', () => {
  const at = { from: 0, to: 1 };

  const sentences = describeMarks([
    { rule: 'word.rude', ...at },
    { rule: 'word.soft', ...at },
    { rule: 'private.mail', ...at },
  ]);

  expect(sentences).toEqual(['Contains rude words.', 'Shares personal details.']);
});

test('a verdict reads as what happens to the text', () => {
  expect(describeVerdict('hold')).toBe('held for review');
});

test('a version is a number', () => {
  expect(filterNumber('filter-8')).toBe('8');
});
