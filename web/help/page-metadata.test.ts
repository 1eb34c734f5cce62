import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageMetadata } from '#contract/shared/page-metadata.ts';
import { landing } from '#web/landing/messages/en.ts';
import { helpAbout } from './messages/about/en.ts';
import { helpAnswers } from './messages/answers/en.ts';
import { helpContact } from './messages/contact/en.ts';
import { helpPolicies } from './messages/policies/en.ts';

test('the server writes the same titles as the pages', () => {
  expect(Object.fromEntries(Object.entries(pageMetadata).map(([path, { title }]) => [path, title]))).toEqual({
    '/': landing['landing.title'],
    '/about': helpAbout['help.about'],
    '/help': helpAnswers['help.help'],
    '/contact': helpContact['help.contact'],
    '/privacy': helpPolicies['help.privacy'],
    '/terms': helpPolicies['help.terms'],
  });
});

test('each page has its own description, short enough for a search result', () => {
  const descriptions = Object.values(pageMetadata).map(({ description }) => description);

  expect(new Set(descriptions).size).toBe(descriptions.length);
  expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
});

test('the picture of a shared link has the announced size', () => {
  const bytes = readFileSync(join(import.meta.dirname, '../public/card.png'));

  expect(bytes.readUInt32BE(16)).toBe(1200);
  expect(bytes.readUInt32BE(20)).toBe(630);
  expect(bytes.length).toBeLessThan(60_000);
});
