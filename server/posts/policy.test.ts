import { expect, it } from 'vitest';
import type { Verdict } from '../safety/index.ts';
import { needsComfort, postFlaws } from './policy.ts';

const unkind = 'Please choose kinder words. Others will read this.';
const tellsTooMuch = 'Please leave out phone numbers, e-mails and web addresses. Strangers could find you.';

const verdict = (decision: Verdict['decision'], ...rules: string[]): Verdict => ({
  decision,
  rules,
  spans: [],
  severity: decision === 'allow' ? 0 : 2,
  version: 'test',
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
    { title: tellsTooMuch, content: tellsTooMuch },
    false,
  ],
];

it.each(rows)('title %o, content %o', (title, content, flaws, comfort) => {
  expect(postFlaws({ title, content })).toEqual(flaws);
  expect(needsComfort({ title, content })).toBe(comfort);
});
