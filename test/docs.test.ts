import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

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

describe('links between documents', () => {
  const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
  it.each(documents)('of %s lead somewhere', (document) => {
    const targets = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => match[1] ?? '');

    expect(targets.filter((target) => !existsSync(join(root, dirname(document), target)))).toEqual([]);
  });
});
