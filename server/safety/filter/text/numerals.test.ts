import { describe, expect, it } from 'vitest';
import { screen } from '../screen.ts';
import { fold } from './fold.ts';

/** Every decimal digit of Unicode: ten for each script, zero first. */
const digits = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /^\p{Nd}$/u.test(sign));
const scripts = Array.from({ length: digits.length / 10 }, (_, at) => digits.slice(10 * at, 10 * at + 10));
const written = (number: string, script: readonly string[]) =>
  number.replace(/\d/g, (digit) => script[Number(digit)] ?? '');

it('folds every decimal digit of every script', () => {
  expect(scripts.length).toBeGreaterThan(70);
  expect(scripts.map((script) => fold(script.join('')).text)).toEqual(scripts.map(() => '0123456789'));
});

it.each(scripts.map((script) => [written('07700900123', script)]))('refuses a phone number written as %s', (number) => {
  expect(screen(`tel ${number}`).rules).toContain('private.phone');
  expect(screen(number).rules).toContain('private.phone');
});

describe('reads numerals that are no decimal digits', () => {
  it.each([
    ['circled', '⓪⑦⑦⓪⓪⑨⓪⓪①②③'],
    ['circled in black', '⓿❼❼⓿⓿❾⓿⓿❶❷❸'],
    ['doubly circled', '⓪⓻⓻⓪⓪⓽⓪⓪⓵⓶⓷'],
    ['raised', '⁰⁷⁷⁰⁰⁹⁰⁰¹²³'],
    ['lowered', '₀₇₇₀₀₉₀₀₁₂₃'],
    ['on keys', '0️⃣7️⃣7️⃣0️⃣0️⃣9️⃣0️⃣0️⃣1️⃣2️⃣3️⃣'],
    ['Chinese', '〇七七〇〇九〇〇一二三'],
    ['on several scripts', '٠७7⓪０⁹๐0①２𝟑'],
  ])('%s: %s', (_how, number) => {
    expect(fold(number).text).toBe('07700900123');
    expect(screen(number).rules).toContain('private.phone');
  });
});

it('refuses a phone number inside an invitation', () => {
  const verdict = screen('meet me at the swings saturday 3pm, tel ٠٧٧٠٠٩٠٠١٢٣');

  expect(verdict.decision).toBe('refuse');
  expect(verdict.rules).toContain('private.phone');
});
