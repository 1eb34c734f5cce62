import { describe, expect, test } from 'vitest';
import { readingGrade, splitSentences, splitWords } from '#test/support/reading.ts';
import { helpAbout } from './messages/about/en.ts';
import { helpAnswers } from './messages/answers/en.ts';
import { helpCommunity } from './messages/community/en.ts';
import { helpContact } from './messages/contact/en.ts';
import { help } from './messages/en.ts';
import { helpKids } from './messages/kids/en.ts';
import { helpPolicies } from './messages/policies/en.ts';

/** For grown-ups: calm and dense, in sentences of their own length. */
const forGrownUps = [
  /^help\.about\.(grownUps|open)/,
  /^help\.gap$/,
  /^help\.operator/,
  /^help\.mail\./,
  /^help\.words\./,
];

const texts = Object.entries({
  ...help,
  ...helpAbout,
  ...helpContact,
  ...helpAnswers,
  ...helpCommunity,
  ...helpKids,
  ...helpPolicies,
})
  .filter(([key]) => !forGrownUps.some((part) => part.test(key)))
  .flatMap(([key, text]) =>
    (typeof text === 'string' ? [text] : Object.values<string>(text)).map((one) => [key, filled(one)] as const),
  );

/** With numbers where numbers will be. */
function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => (/Name|email|website|query|phone/.test(name) ? 'frog' : '13'));
}

test('no sentence for children is longer than twelve words', () => {
  const long = texts.flatMap(([key, text]) =>
    splitSentences(text)
      .filter((sentence) => splitWords(sentence).length > 12)
      .map((sentence) => `${key}: ${sentence}`),
  );

  expect(long).toEqual([]);
});

describe('a child of the fifth grade can read', () => {
  const groups = Map.groupBy(
    texts.filter(([, text]) => splitWords(text).length > 3),
    ([key]) => /^help\.(a|q|about|contact|lines|faq|privacy|terms)\b/.exec(key)?.[1] ?? 'all else',
  );
  test.each([...groups])('%s', (_group, entries) => {
    expect(
      readingGrade(entries.map(([, text]) => (/[.?!”]$/.test(text) ? text : `${text}.`)).join(' ')),
    ).toBeLessThanOrEqual(5);
  });

  test.each(texts.filter(([key]) => /^help\.(a\.|privacy\.\w+\.|terms\.\w+\.)/.test(key) && !key.endsWith('.title')))(
    'and is not stopped by %s',
    (_key, text) => {
      expect(readingGrade(text)).toBeLessThanOrEqual(7);
    },
  );
});
