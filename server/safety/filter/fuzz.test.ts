import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenConversation } from './conversation.ts';
import { screen } from './screen.ts';
import { maskText, type Verdict } from './verdict.ts';

const hostile = [
  ...['f*ck', 'a$$', '💩', 'ß', 'ﬀ', '\u200b', '\ud800', '\udc00', 'ſ', 'İ', '<b>', '\n', '\0', '…', '🖕', "n't", '½'],
  ...[
    '@',
    '.com',
    'dot',
    '07700',
    'five',
    'constructor',
    '__proto__',
    "constructorn't",
    'toString',
    'i want to die',
    'ur',
  ],
];
const units = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });
const texts = fc.oneof(
  units,
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 12 })), { maxLength: 60 })
    .map((all) => all.join(' ')),
  fc.array(fc.constantFrom(...hostile), { maxLength: 80 }).map((all) => all.join('')),
);
const runs = { numRuns: 400, seed: 20 };

function expectValid(verdict: Verdict, length: number): void {
  expect(verdict.spans.every(([from, to]) => 0 <= from && from <= to && to <= length)).toBe(true);
  expect(verdict.rules.every((rule) => /^[a-z]+\.[a-z]+$/.test(rule))).toBe(true);
  expect(verdict.decision === 'allow').toBe(verdict.rules.length === 0);
  expect([0, 1, 2, 3, 4]).toContain(verdict.severity);
}

describe('for any text', () => {
  it('the verdict is complete and its spans are inside the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expectValid(screen(text), text.length);
      }),
      runs,
    );
  });

  it('the verdict is the same the second time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(screen(text)).toEqual(screen(text));
      }),
      runs,
    );
  });

  it('masking keeps the length', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(maskText(text, screen(text))).toHaveLength(text.length);
      }),
      runs,
    );
  });

  it('masking hides only what was found', () => {
    expect(maskText('oh damn, 🐸!', screen('oh damn, 🐸!'))).toBe('oh ••••, 🐸!');
  });

  it('the verdict on a conversation is complete too', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 12 }), (messages) => {
        const verdict = screenConversation(
          messages.map((text, at) => ({ text, author: at % 2 === 0 ? 'maya' : 'leo' })),
        );

        expectValid(verdict, messages.join('\n').length);
      }),
      { ...runs, numRuns: 100 },
    );
  });
});
