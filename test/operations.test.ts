import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { problems } from '#contract/shared/problems.ts';
import { settingNames } from '#server/platform/environment.ts';
import { createMetrics } from '#server/platform/metrics.ts';

/** What operators copy, type and read must exist. */

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const every = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];
const { scripts } = JSON.parse(read('package.json'));

const documents = ['README.md', 'docs/self-hosting.md', 'docs/backups.md', 'docs/scaling.md'];
const deployed = globSync('deploy/*', { cwd: root });

describe.each([...documents, ...deployed])('%s', (path) => {
  const text = read(path);

  it('names commands of npm that exist', () => {
    expect(every(text, /npm run (?:-s )?([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names commands for staff that exist', () => {
    const usage = read('bin/staff.ts');
    const named = every(text, /(?:npm run staff --|bin\/staff\.ts) ([\w-]+)/g);

    expect(named.filter((name) => !usage.includes(`npm run staff -- ${name} `))).toEqual([]);
  });

  it('names settings that exist', () => {
    /** Of compose.yaml and its neighbors. */
    const foreign = ['DOMAIN', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_INITDB_ARGS'];
    const named = [
      ...every(text, /`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g),
      ...every(text, /^(?:ENV |Environment=| +)?([A-Z][A-Z_]{3,})[=:] ?\S/gm),
    ];

    expect(named.filter((name) => ![...settingNames, ...foreign].includes(name))).toEqual([]);
  });

  it('names files of the checkout that exist', () => {
    const named = every(text, /(?:^|[\s`/(])((?:bin|deploy|docs|test|server|content)\/[\w./-]+\.\w+)/gm);

    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe('deploy/alerts.yml', () => {
  const expressions = every(read('deploy/alerts.yml'), /expr: (\|?\n? *.+)$/gm).join('\n');

  it('uses metrics that Lilypad has', async () => {
    const known = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name);
    const named = every(expressions, /\b(lilypad_\w+)/g);
    const unknown = named.filter((name) => !known.includes(name.replace(/_(bucket|count|sum)$/, '')));

    expect(named.length).toBeGreaterThan(5);
    expect(unknown).toEqual([]);
  });

  it('uses refusals that exist', () => {
    expect(every(expressions, /code="(\w+)"/g).filter((code) => !(code in problems))).toEqual([]);
  });
});

describe('the container', () => {
  it('starts Lilypad as npm does', () => {
    const [, flags] = /^node (.*)$/.exec(scripts.start) ?? [];
    const [, command] = /^CMD \[(.*)\]$/m.exec(read('deploy/Dockerfile')) ?? [];

    expect(command?.replaceAll('"', '').split(', ').join(' ')).toBe(`node_modules/.bin/node ${flags}`);
  });

  it('contains no settings and no data of the machine that builds it', () => {
    const ignored = read('.dockerignore').split('\n');

    expect(ignored).toEqual(expect.arrayContaining(['**/.env', '.data', '**/*.lilypad', '.git']));
  });

  it('runs Lilypad as an ordinary user', () => {
    const stages = read('deploy/Dockerfile').split(/^FROM /m);

    expect(stages.at(-1)).toMatch(/^USER node$/m);
  });
});

it('the systemd service starts Lilypad as npm does', () => {
  const [, flags] = /^node (.*)$/.exec(scripts.start) ?? [];

  expect(read('deploy/lilypad.service')).toContain(`ExecStart=/opt/lilypad/node_modules/.bin/node ${flags}\n`);
});
