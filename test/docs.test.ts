import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { claims } from '#web/help/claims.ts';
import { order } from './architecture/rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
const notes = globSync('docs/decisions/*.md', { cwd: root }).map(read).join('\n');

describe('decision notes', () => {
  it.each(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))(
    'tell why %s is here',
    (name) => {
      expect(notes).toContain(`\`${name}\``);
    },
  );
});

it('the tour names the modules in their order', () => {
  expect(read('docs/tour.md')).toContain(`\`${order.join(' < ')}\``);
});

describe('links between documents', () => {
  const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
  it.each(documents)('of %s lead somewhere', (document) => {
    const targets = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => match[1] ?? '');

    expect(targets.filter((target) => !existsSync(join(root, dirname(document), target)))).toEqual([]);
  });
});

describe('documents that comments name', () => {
  const sources = globSync('{bin,bench,contract,database,deploy,server,test,web}/**/*.{css,mjs,sql,ts,tsx}', {
    cwd: root,
  });
  const namedIn = (text: string) => [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([path]) => path);
  const named = sources.flatMap((source) => namedIn(read(source)).map((path) => ({ source, path })));

  it('exist', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('are found in a comment', () => {
    expect(namedIn('// As its style says (docs/style.md).')).toEqual(['docs/style.md']);
  });
});

describe('proofs that the pages for operators name', () => {
  /** A name in brackets is a claim of the open pages; test/policies.test.ts runs the proof of each. */
  const listClaims = (text: string) => [...text.matchAll(/\[`(\w+)`\]/g)].map(([, name = '']) => name);
  const unknownClaims = (text: string) => listClaims(text).filter((name) => !(name in claims));
  /** `file`: "title of a test". */
  const listTests = (text: string) =>
    [...text.matchAll(/`([\w./-]+\.test\.tsx?)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }));
  /** A title stands right behind `it(` or `test(`: what is skipped, or only mentioned, proves nothing. */
  const isTest = ({ file, title }: { file: string; title: string }) =>
    existsSync(join(root, file)) && new RegExp(`^\\s*(it|test)\\(\\s*['"]${literal(title)}['"],`, 'm').test(read(file));

  it('are proofs of claims', () => {
    const text = read('docs/for-operators/children-and-law.md');

    expect(listClaims(text).length).toBeGreaterThan(25);
    expect(unknownClaims(text)).toEqual([]);
  });

  it('are tests that run', () => {
    const named = listTests(read('docs/for-operators/worst-case.md'));

    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((one) => !isTest(one))).toEqual([]);
  });

  it('are reported if they do not exist', () => {
    const [known = { file: '', title: '' }] = listTests(read('docs/for-operators/worst-case.md'));

    expect(unknownClaims('We never sleep [`robots`].')).toEqual(['robots']);
    expect(isTest({ ...known, title: 'watches over every pond' })).toBe(false);
    expect(isTest({ ...known, file: 'server/robots.test.ts' })).toBe(false);
  });
});

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
