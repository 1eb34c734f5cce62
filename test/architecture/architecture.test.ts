import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { planted } from './fixtures.ts';
import { rules, violations } from './rules.ts';
import { readSource, readTrees } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the house', () => {
  it('stands as drawn', () => {
    expect(violations(readTrees(root))).toEqual([]);
  });

  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted)).toEqual(rules.map((rule) => rule.name));
  });

  it.each(Object.entries(planted))('refuses a violation of %s', (rule, { path, text }) => {
    expect(violations([readSource(path, text)]).map((violation) => violation.split(':')[0])).toContain(rule);
  });

  it('lets the browser and the server import in the same order', () => {
    const early = (tree: string) => readSource(`${tree}/friends/a.ts`, `import { b } from '../feed/index.ts';\nb;\n`);
    expect(violations([early('server'), early('web')])).toHaveLength(2);
  });
});
