import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, mixColors } from '#test/support/contrast.ts';
import { tones } from './tone.ts';

const folder = import.meta.dirname;
const css = readFileSync(join(folder, 'tokens.css'), 'utf8');
const base = readFileSync(join(folder, 'base.css'), 'utf8');
const colored = tones.filter((tone) => tone !== 'sun');
const gradients = ['dawn', 'reef', 'meadow', 'dusk', 'berry', 'midnight'];
const day = readColors(css.slice(css.indexOf('@theme static'), css.indexOf('/* The tone in force')));
const night = readColors(css.slice(css.indexOf('@variant night'), css.indexOf('data-font="easy"')), day);

const grounds = ['card', 'mist', 'invalid', ...tones.map((tone) => `${tone}-soft`)];

type Pair = [front: string, ground: string];

/** What is written on what, by the names of the tokens. */
const text: Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['ink', ground],
    ['ink-soft', ground],
  ]),
  ...colored.flatMap((tone): Pair[] => [
    [`${tone}-deep`, 'card'],
    [`${tone}-deep`, 'mist'],
    [`${tone}-deep`, `${tone}-soft`],
    ['on-tone', tone],
    ['on-tone', `${tone}-hover`],
  ]),
  ['on-sun', 'sun'],
  ['on-sun', 'sun-hover'],
  ['ink', 'line'],
  ['ink-soft', 'line'], // a button that cannot be pressed: nobody must read it, but everybody may
  ...gradients.flatMap((name): Pair[] => [
    ['on-tone', name],
    ['on-tone', `${name}-end`],
    ['on-tone', `${name}-middle`],
  ]),
];
/** What must be seen, but is not read: edges of fields and what tells their state, the ring of the focus. */
const shapes: Pair[] = [
  ...['line-strong', 'leaf', 'lotus'].flatMap((edge): Pair[] => [
    [edge, 'card'],
    [edge, 'mist'],
  ]),
  ['lotus', 'invalid'],
  // The outlines of a heart that was given, of a favorite and of the chat.
  ['lotus-deep', 'lotus-soft'],
  ...['card', 'mist', 'sun-soft', 'sky-soft', 'leaf-soft'].map((ground): Pair => ['sun-line', ground]),
  ...['card', 'mist', 'leaf-soft'].map((ground): Pair => ['sky-deep', ground]),
  ...grounds.map((ground): Pair => ['focus', ground]),
  ['on-tone', 'line-strong'], // the knob of a switch that is off
];

describe.each([
  ['by day', day],
  ['at night', night],
])('%s', (_name, colors) => {
  test.each(text)('%s can be read on %s', (front, ground) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s can be seen on %s', (front, ground) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ['by day', css.slice(0, css.indexOf('@variant night')), day],
  ['at night', css.slice(css.indexOf('@variant night')), night],
])('%s the scroll bar of a page behind a dialog is tinted like the page', (_name, block, colors) => {
  const [, r, g, b, share] = /--color-backdrop: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(block) ?? [];
  const tint = `#${[r, g, b].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

  expect(colors['backdrop-edge']).toBe(mixColors(tint, Number(share) / 100, colors['mist'] ?? ''));
});

test('night has its own value for each ground, line and text', () => {
  const own = Object.keys(day).filter((name) => /^(ink|mist|card|line|focus)|-(deep|soft|edge)$/.test(name));

  expect(own.filter((name) => night[name] === day[name])).toEqual(['sun-deep']);
});

describe('sizes', () => {
  const px: Record<string, number> = Object.fromEntries(
    [...css.matchAll(/--text-([a-z0-9]+): ([\d.]+)rem/g)].map(([, name, rem]) => [name, Number(rem) * 16]),
  );

  test('a page is written in 18 px, and follows the size that the device asks for', () => {
    expect(px['base']).toBe(18);
    expect(base).toMatch(/html \{[^}]*font-size: 100%/);
    expect(base).toMatch(/body \{[^}]*font-size: var\(--text-base\)/);
  });

  test('nothing is read below 17 px, and no label is below 14', () => {
    const { label, ...read } = px;

    expect(Object.keys(read).length).toBeGreaterThan(5);
    expect(Object.values(read).filter((size) => size < 17)).toEqual([]);
    expect(label).toBeGreaterThanOrEqual(14);
  });

  test('each size has a line height that leaves room', () => {
    const heights = [...css.matchAll(/--text-([a-z0-9]+)--line-height: ([\d.]+)/g)];

    expect(heights.map(([, name]) => name)).toEqual(Object.keys(px));
    expect(heights.filter(([, name = '', height]) => (px[name] ?? 0) < 20 && Number(height) < 1.25)).toEqual([]);
  });
});

test('motion takes its time from the tokens, and pointing shows only where there is a pointer', () => {
  expect([...base.matchAll(/\b\d+ms\b/g)].map(([time]) => time).filter((time) => time !== '1ms')).toEqual([]);

  const count = (text: string): number => base.split(text).length - 1;
  expect(count(':hover')).toBeGreaterThan(0);
  expect(count(':hover')).toBe(count('@media (hover: hover)'));
});

test('each font has a fallback as wide and as high as itself, for bold words too', () => {
  const fonts = readFileSync(join(folder, 'fonts.css'), 'utf8');
  const adjusted = [
    ...fonts.matchAll(/font-family: "(\w+)[^"]* Fallback( Linux)?"[^}]*size-adjust[^}]*ascent-override/g),
  ];
  const adjustedFor = (system: string | undefined) =>
    adjusted.flatMap(([, name, found]) => (found === system ? [name] : []));

  expect(adjustedFor(undefined)).toEqual(['Baloo', 'Andika', 'Andika', 'Atkinson', 'Atkinson']);
  expect(adjustedFor(' Linux')).toEqual(['Baloo', 'Andika', 'Andika', 'Atkinson', 'Atkinson']);
  for (const [, stack] of css.matchAll(/--font-(?:display|read): (".+);/g))
    expect(stack).toMatch(/"([\w ]+) Fallback", "\1 Fallback Linux", system-ui/);
});

/** The colors of a block of declarations, and those that are mixed of them. */
function readColors(block: string, before: Record<string, string> = {}): Record<string, string> {
  const declared = [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]);
  const colors: Record<string, string> = { ...before, ...Object.fromEntries(declared) };
  const mix = (one: string, share: number, other: string): string =>
    mixColors(colors[one] ?? '', share, colors[other] ?? '');
  for (const tone of tones) colors[`${tone}-hover`] = mix(tone, 0.7, `${tone}-edge`);
  for (const name of gradients) colors[`${name}-middle`] = mix(name, 0.5, `${name}-end`);
  colors['invalid'] = mix('lotus-soft', 0.4, 'card');
  return colors;
}
