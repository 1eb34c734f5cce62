import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = import.meta.dirname;
const css = readFileSync(join(folder, 'tokens.css'), 'utf8');
const day = declarations(css.slice(css.indexOf('@theme static'), css.indexOf('/* The tone in force')));
const night = { ...day, ...declarations(css.slice(css.indexOf('@variant night'), css.indexOf('data-font="easy"'))) };

const tones = ['leaf', 'sky', 'grape', 'lotus', 'sun', 'teal', 'moss', 'ember'];
const coloured = tones.filter((tone) => tone !== 'sun');
const gradients = ['dawn', 'reef', 'meadow', 'dusk', 'berry', 'midnight'];

/** What stands on what: [text, ground], by the names of the tokens. */
const text: [string, string][] = [
  ...['card', 'mist'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground],
    ...coloured.map((tone): [string, string] => [`${tone}-deep`, ground]),
  ]),
  ...tones.map((tone): [string, string] => ['ink', `${tone}-soft`]),
  ...coloured.flatMap((tone): [string, string][] => [
    [`${tone}-deep`, `${tone}-soft`],
    ['on-tone', tone],
  ]),
  ['on-sun', 'sun'],
  ['ink-soft', 'sun-soft'],
  ['ink-soft', 'leaf-soft'],
  ...gradients.flatMap((name): [string, string][] => [
    ['on-tone', name],
    ['on-tone', `${name}-end`],
  ]),
];
/** What must be seen, but is not read: edges of fields, the focus. */
const shapes: [string, string][] = [
  ['line-strong', 'card'],
  ['line-strong', 'mist'],
  ['focus', 'card'],
  ['focus', 'mist'],
];

describe.each([
  ['by day', day],
  ['at night', night],
])('%s', (_name, colours) => {
  test.each(text)('%s can be read on %s', (front, ground) => {
    expect(contrast(colours, front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s can be seen on %s', (front, ground) => {
    expect(contrast(colours, front, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('night has its own value for each ground, line and text', () => {
  const own = Object.keys(day).filter((name) => /^(ink|mist|card|line|focus)|-(deep|soft|edge)$/.test(name));
  expect(own.filter((name) => night[name] === day[name])).toEqual(['sun-deep']);
});

test('nothing is read below 17 px; only labels in the display font are smaller', () => {
  const sizes = [...css.matchAll(/--text-([a-z0-9]+): ([\d.]+)rem/g)].map(([, name, rem]) => [name, Number(rem) * 16]);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(([name, px]) => name !== 'label' && Number(px) < 17)).toEqual([]);
});

function declarations(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

function contrast(colours: Record<string, string>, front: string, ground: string): number {
  const [dark, light] = [luminance(colours[front]), luminance(colours[ground])].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

// Relative luminance of WCAG 2.2.
function luminance(hex: string | undefined): number {
  if (hex === undefined) throw new Error('no such colour');
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
