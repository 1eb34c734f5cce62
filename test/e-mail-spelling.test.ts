import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The specification writes these to the letter. */
const specified = ['Valid email is required', 'Valid parent email is required', 'Please enter a valid email address'];

const trees = ['contract', 'server', 'web'].map((tree) => `${tree}/**/*.{ts,tsx}`);
const files = globSync(trees, { cwd: root, exclude: ['**/*.test.*'] });

/** Sentences that say "email"; names in the code, such as {email}, are no words. */
function listEmails(text: string): string[] {
  const sentences = [...text.matchAll(/(?<=['"`>])[A-Z][^'"`<\n]*(?=['"`<])/g)].map(([sentence]) => sentence);
  return sentences.filter((sentence) => /(?<![-{/.\w])emails?(?![-}\w])/i.test(sentence));
}

test('every sentence says "e-mail", save those of the specification', () => {
  const found = files.flatMap((file) => listEmails(readFileSync(join(root, file), 'utf8')));

  expect([...new Set(found)].toSorted()).toEqual(specified.toSorted());
});

test('"email" is found in a sentence, and not in a name', () => {
  expect(listEmails(`say('Your email is lost'); go('/api/verify-email'); t('Sent to {email}.')`)).toEqual([
    'Your email is lost',
  ]);
});
