import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { planted } from './fixtures.ts';
import { rules, violations } from './rules.ts';
import { readSource, readTrees } from './sources.ts';
import { exceptions, foreignAccess, ownerByTable } from './table-owners.ts';

const codebase = readTrees(fileURLToPath(new URL('../..', import.meta.url)));

describe('the codebase', () => {
  it('keeps its rules', () => {
    expect(violations(codebase)).toEqual([]);
  });

  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted)).toEqual(rules.map((rule) => rule.name));
  });

  it.each(Object.entries(planted))('refuses a violation of %s', (rule, { path, text, beside = [] }) => {
    const sources = [{ path, text }, ...beside].map((file) => readSource(file.path, file.text));

    expect(violations(sources).map((violation) => violation.split(':')[0])).toContain(rule);
  });

  it('has an owner for every table', () => {
    const schema = readFileSync(new URL('../../database/schema.sql', import.meta.url), 'utf8');
    const tables = [...schema.matchAll(/^create table (\w+)/gm)].map(([, table = '']) => table);

    expect([...ownerByTable.keys()].toSorted()).toEqual(tables.toSorted());
  });

  it('has no exception for a table that nobody needs any more', () => {
    const needed = codebase.flatMap(foreignAccess);

    expect(Object.keys(exceptions).filter((access) => !needed.includes(access))).toEqual([]);
  });

  it('lets the browser and the server import in the same order', () => {
    const early = (tree: string) => readSource(`${tree}/friends/a.ts`, `import { b } from '../feed/index.ts';\nb;\n`);

    const found = violations([early('server'), early('web')]).filter((violation) =>
      violation.startsWith('import-order'),
    );

    expect(found).toHaveLength(2);
  });
});
