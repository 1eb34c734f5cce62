import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { helpKept } from '../messages/kept/en.ts';
import { helpKids } from '../messages/kids/en.ts';
import { helpPolicies } from '../messages/policies/en.ts';
import { helpPrivacy } from '../messages/privacy/en.ts';
import { helpTerms } from '../messages/terms/en.ts';
import { changedOn } from './changed-on.ts';

/** A day and the words that a page has had since then: whoever changes the words replaces both, here and in changed-on.ts. */
const lastChanges = {
  privacy: '2026-11-29 8963ef8cff1292f6',
  terms: '2026-11-28 655ffabd07ceddb5',
};

const sentences = { ...helpPolicies, ...helpKids, ...helpKept, ...helpPrivacy, ...helpTerms };

function wordsOf(page: 'privacy' | 'terms', changes: Record<string, string> = {}): string {
  const own = Object.entries<unknown>({ ...sentences, ...changes }).filter(([name]) => name.startsWith(`help.${page}`));
  const words = own.map(([, text]) => JSON.stringify(text)).toSorted();
  return createHash('sha256').update(words.join()).digest('hex').slice(0, 16);
}

test.each(['privacy', 'terms'] as const)('the words of %s are those of the day that the page names', (page) => {
  expect(`${changedOn[page]} ${wordsOf(page)}`).toBe(lastChanges[page]);
});

test('one changed word is noticed', () => {
  expect(wordsOf('terms', { 'help.terms.kind.title': 'Be very kind' })).not.toBe(wordsOf('terms'));
});
