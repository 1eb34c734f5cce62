import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findNodes, type Node, readSource, readTrees, type Source } from '#test/architecture/sources.ts';

const screens = readTrees(join(import.meta.dirname, '../../..')).filter(({ path }) => /^web\/.*\.tsx$/.test(path));

/** Scenes that are painted: their colors are the picture's own. All others take theirs from the tokens. */
const paintings = [
  'web/cards/kinds/poster/PosterScene.tsx',
  'web/rewards/pond/scene/Land.tsx',
  'web/rewards/pond/scene/Landmarks.tsx',
  'web/rewards/pond/scene/PondScene.tsx',
  'web/rewards/pond/scene/Things.tsx',
];

const rules: Record<string, (source: Source) => string[]> = {
  'a raw color': (source) => (paintings.includes(source.path) ? [] : words(source).filter(isRawColor)),
  'a color that is no token': (source) => words(source).filter((word) => palette.test(bare(word))),
  'left or right, which are start and end': (source) => [
    ...words(source).filter((word) => physical.test(bare(word))),
    ...styleKeys(source).filter((key) => /left|right/i.test(key)),
  ],
  'a size of text that is no token': (source) => words(source).filter((word) => /^text-(xs$|\[\d)/.test(bare(word))),
};

const hues =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const palette = new RegExp(`^[a-z-]+-((${hues})-\\d{2,3}|black)(/|$)`);
const physical =
  /^((ml|mr|pl|pr|left|right|scroll-[mp][lr])-[\d[(fpa]|(border-[lr]|rounded-([lr]|[tb][lr]))(-|$)|(text|float|clear)-(left|right)$)/;

test.each(Object.keys(rules))('no screen uses %s', (rule) => {
  expect(screens.length).toBeGreaterThan(50);
  expect(screens.flatMap((source) => (rules[rule]?.(source) ?? []).map((word) => `${source.path}: ${word}`))).toEqual(
    [],
  );
});

describe.each([
  ['a raw color', 'className="bg-[#123456]"'],
  ['a raw color', 'className={cx("flex", "text-[rgb(1_2_3)]")}'],
  ['a raw color', "style={{ color: '#fff' }}"],
  ['a color that is no token', 'className="text-gray-500"'],
  ['a color that is no token', 'className={`flex sm:hover:bg-teal-50/20`}'],
  ['left or right, which are start and end', 'className="sm:-ml-2"'],
  ['left or right, which are start and end', 'className="flex text-left"'],
  ['left or right, which are start and end', 'className="absolute hover:right-0!"'],
  ['left or right, which are start and end', 'style={{ paddingLeft: 4 }}'],
  ['a size of text that is no token', 'className="text-[11px]"'],
])('%s', (rule, planted) => {
  test(`is found in ${planted}`, () => {
    const source = readSource('web/feed/FeedPage.tsx', `export const part = <p ${planted}>text</p>;`);

    expect(rules[rule]?.(source)).toHaveLength(1);
  });
});

test('pictures have their paint, and the tones that are called like hues are tokens', () => {
  const picture = 'export const part = <path fill="#123456" className="text-teal-deep bg-sky ms-2 leftover" />;';
  const source = readSource('web/feed/Picture.tsx', picture);

  expect(Object.values(rules).flatMap((rule) => rule(source))).toEqual([]);
});

/** Every word of every string, but for the paint of pictures. */
function words(source: Source): string[] {
  const paint = new Set(
    findNodes(
      source.program,
      (node) => node.type === 'JSXAttribute' && /^(fill|stroke|stopColor)$/.test(name(node)),
    ).flatMap((attribute) => findNodes(attribute, isText).map(({ start }) => start)),
  );
  return findNodes(source.program, isText)
    .filter(({ start }) => !paint.has(start))
    .flatMap((node) => readText(node).split(/\s+/));
}

function styleKeys(source: Source): string[] {
  return findNodes(source.program, (node) => node.type === 'JSXAttribute' && name(node) === 'style')
    .flatMap((style) => findNodes(style, ({ type }) => type === 'Property'))
    .map((property) => String((property['key'] as Node)['name']));
}

function isText({ type, value }: Node): boolean {
  return type === 'TemplateElement' || (type === 'Literal' && typeof value === 'string');
}

function readText({ value }: Node): string {
  return typeof value === 'string' ? value : String((value as { raw: string }).raw);
}

function name(attribute: Node): string {
  return String((attribute['name'] as Node)['name']);
}

/** The class itself, without sm: and hover:, a minus before it and an exclamation mark. */
function bare(word: string): string {
  return word.replace(/^(?:[\w-]+(?:\[[^\]]*\])?:|\[[^\]]*\]:)+/, '').replace(/^[-!]+/, '');
}

function isRawColor(word: string): boolean {
  return /(^|[[(:,_])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl|oklch|oklab)a?\(/i.test(word);
}
