import { expect, test } from 'vitest';
import { emojiCodes } from '#contract/rules/emoji.ts';
import { splitEmoji } from './split-emoji.ts';

test('a text is cut into words and emoji, in their order', () => {
  expect(splitEmoji('Hi 🦊, jump!')).toEqual([
    { kind: 'text', text: 'Hi ' },
    { kind: 'emoji', emoji: '🦊' },
    { kind: 'text', text: ', jump!' },
  ]);
});

test('families, skin tones, flags and keycaps stay whole', () => {
  const wholes = ['👨‍👩‍👧', '👩🏾‍🚀', '🏳️‍🌈', '1️⃣', '❤️'];

  expect(splitEmoji(wholes.join(''))).toEqual(wholes.map((emoji) => ({ kind: 'emoji', emoji })));
});

test('digits and signs are not emoji', () => {
  expect(splitEmoji('7 * 6 = 42 © #1')).toEqual([{ kind: 'text', text: '7 * 6 = 42 © #1' }]);
  expect(splitEmoji('')).toEqual([]);
});

test("a picture's name has the code points without U+FE0F", () => {
  expect(emojiCodes('🦊')).toBe('1f98a');
  expect(emojiCodes('❤️')).toBe('2764');
  expect(emojiCodes('1️⃣')).toBe('31-20e3');
  expect(emojiCodes('👩🏾‍🚀')).toBe('1f469-1f3fe-200d-1f680');
});
