import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findNodes, type Node, readTrees } from '#test/architecture/sources.ts';

// Styles that only one module needs stand in its own stylesheet, so that no other page loads them.
const root = join(import.meta.dirname, '../../..');
const modules = ['accounts', 'help', 'landing', 'profiles', 'rewards'] as const;

/** Scenes that are painted: their colors are the picture's own. */
const paintings = ['web/landing/scenery.css', 'web/rewards/pond/pond.css'];

describe.each(modules)('the stylesheet of %s', (module) => {
  const sheets = readSheets(module);
  const screens = readTrees(root).filter(({ path }) => path.startsWith(`web/${module}/`) && path.endsWith('.tsx'));
  const styled = new Set(
    sheets.flatMap(({ css }) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
  );

  test('names each class after the module', () => {
    expect(styled.size).toBeGreaterThan(5);
    expect([...styled].filter((name) => name !== module && !name.startsWith(`${module}-`))).toEqual([]);
  });

  test('styles what is there, and all that is there', () => {
    const named = new Set(
      screens.flatMap(({ program }) => listClasses(program)).filter((name) => belongsTo(module, name)),
    );

    expect([...named].sort()).toEqual([...styled].sort());
  });

  test('takes its colors from the tokens, and knows start and end, not left and right', () => {
    expect(sheets.flatMap(({ path, css }) => findMistakes(css, paintings.includes(path)))).toEqual([]);
  });
});

test('a raw color, a left and a right are found', () => {
  expect(findMistakes('.a { margin-left: 1px; color: #fff; right: 0; background: rgb(1 2 3); }', false)).toHaveLength(
    4,
  );
  expect(findMistakes('.a { color: var(--color-ink); inset-inline-start: 0; }', false)).toEqual([]);
});

function readSheets(module: string): { path: string; css: string }[] {
  return readdirSync(join(root, 'web', module), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const css = readFileSync(join(root, 'web', module, file), 'utf8');
      return { path: `web/${module}/${file}`, css: css.replace(/\/\*[\s\S]*?\*\/|@(import|reference)[^;]*;/g, '') };
    });
}

function listClasses(program: Node): string[] {
  return findNodes(program, ({ type }) => type === 'JSXAttribute')
    .filter((attribute) => /className/i.test(String((attribute['name'] as Node)['name'])))
    .flatMap((attribute) => findNodes(attribute, ({ type, value }) => type === 'Literal' && typeof value === 'string'))
    .flatMap(({ value }) => String(value).split(/\s+/));
}

function belongsTo(module: string, name: string): boolean {
  return name === module || name.startsWith(`${module}-`);
}

function findMistakes(css: string, isPainted: boolean): string[] {
  const physical = css.match(/[\s-](left|right)(-[a-z]+)?:/g) ?? [];
  const raw = isPainted ? [] : (css.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\(/gi) ?? []);
  return [...physical, ...raw];
}
