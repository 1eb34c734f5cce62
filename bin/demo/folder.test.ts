import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { withMailServer } from '#test/support/mail-settings.ts';
import { madeAt, noteMade, prepareFolder, refuseRealUse } from './folder.ts';

it.each<[string, Record<string, string>]>([
  ['has an address', { PUBLIC_URL: 'https://pond.example.org' }],
  ['sends real mails', withMailServer()],
  ['has a database of its own', { DATABASE_URL: 'postgres://db.example.org/pond' }],
  ['shares news with others', { REDIS_URL: 'redis://news.example.org' }],
  ['stands behind a proxy', { TRUST_PROXY: 'true' }],
  ['listens to other machines', { HOST: '0.0.0.0' }],
])('a Lilypad that %s gets no demo', (_what, env) => {
  expect(() => refuseRealUse(readConfig(env))).toThrow(/own machine only/);
  expect(() => refuseRealUse(readConfig({ PORT: '4000' }))).not.toThrow();
});

it('replaces an old demo, and never another folder', () => {
  const home = mkdtempSync(join(tmpdir(), 'lilypad-demo-'));
  chmodSync(home, 0o755); // as root, PostgreSQL runs as another user, who must be able to enter
  const folder = join(home, 'demo');

  prepareFolder(folder, process.cwd());

  expect(madeAt(folder)).toBeUndefined();

  const made = new Date('2026-11-18T15:00:00Z');
  noteMade(folder, made);

  expect(madeAt(folder)).toEqual(made);

  prepareFolder(folder, process.cwd());

  expect(madeAt(folder)).toBeUndefined();

  const other = join(folder, 'holiday');
  mkdirSync(other);

  writeFileSync(join(other, 'photo.png'), '');

  expect(() => prepareFolder(other, process.cwd())).toThrow('is not a demo');
});
