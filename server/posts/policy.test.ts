import { expect, it } from 'vitest';
import type { Verdict } from '../safety/index.ts';
import { needsComfort, postFlaws } from './policy.ts';

const unkind = 'Please choose kinder words. Others will read this.';
const phone = 'Please leave out phone numbers. Only your family needs them.';
const link = "Please leave out web addresses. Tell us in your own words what's good there.";

const verdict = (decision: Verdict['decision'], ...rules: string[]): Verdict => ({
  decision,
  rules,
  decidingRules: rules,
  spans: [],
  severity: decision === 'allow' ? 0 : 2,
  version: 'test',
  isAlarming: false,
});
const fine = verdict('allow');

const rows: [title: Verdict, content: Verdict, flaws: Record<string, string>, comfort: boolean][] = [
  [fine, fine, {}, false],
  [verdict('mask', 'word.rude'), verdict('hold', 'unsure'), {}, false],
  [fine, verdict('help', 'crisis'), {}, true],
  [verdict('help', 'crisis'), fine, {}, true],
  [verdict('refuse', 'word.rude'), fine, { title: unkind }, false],
  [
    verdict('refuse', 'private.phone'),
    verdict('refuse', 'word.rude', 'private.link'),
    { title: phone, content: link },
    false,
  ],
];

it.each(rows)('title %o, content %o', (title, content, flaws, comfort) => {
  expect(postFlaws({ title, content })).toEqual(flaws);
  expect(needsComfort({ title, content })).toBe(comfort);
});
