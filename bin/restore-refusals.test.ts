import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows, forge, runCommand, withClient } from '#test/support/backups.ts';
import { scratchFolder } from '#test/support/scratch.ts';
import { copyDatabase, emptyDatabase, toUrl } from '#test/world.ts';

let folder: string;
let archive: string;

beforeAll(async () => {
  folder = await scratchFolder('lilypad-restore-');
  archive = path(folder, 'pond.lilypad');
  const source = await copyDatabase();
  await withClient(source, (client) => client.query(`insert into settings (name, value) values ('pet', 'My frog')`));
  await runCommand(folder, 'backup', [archive], { DATABASE_URL: toUrl(source) });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const restore = (file: string, target: pg.ClientConfig) =>
  runCommand(folder, 'restore', [file], { DATABASE_URL: toUrl(target) });

describe('a restore refuses', () => {
  const sabotage: Readonly<Record<string, [(file: string) => void, RegExp]>> = {
    'an archive that was cut short': [
      (file) => writeFileSync(file, readFileSync(archive).subarray(0, -200)),
      /^This backup is damaged: it is incomplete or was changed\./,
    ],
    'an archive in which a row was changed': [
      (file) => writeFileSync(file, gzipSync(unpacked().replace('My frog', 'My toad'))),
      /^This backup is damaged/,
    ],
    'an archive in which a row is missing': [
      (file) => forge(archive, file, (text) => text.replace(/^.*My frog.*\n/m, '')),
      /^This backup is damaged/,
    ],
    'an archive with something behind its end': [
      (file) => writeFileSync(file, gzipSync(`${unpacked()}select 1;\n`)),
      /^This backup is damaged/,
    ],
    'an archive that would run a command of its own': [
      (file) => forge(archive, file, (text) => text.replace(/^copy public\."cards"/m, 'drop table accounts; $&')),
      /^This backup is damaged/,
    ],
    'an archive of a newer schema': [
      (file) => forge(archive, file, (text) => text.replace('"migrations":[', '$&"9999-flying-frogs",')),
      /^This backup was made by a newer Lilypad \(9999-flying-frogs\): update Lilypad first\.$/m,
    ],
    'an archive of a newer format': [
      (file) => forge(archive, file, (text) => text.replace('"format":1', '"format":2')),
      /^This backup was made by a newer Lilypad: update Lilypad first\.$/m,
    ],
    'a file of another kind': [(file) => writeFileSync(file, 'frogs'), /^This is not a Lilypad backup\.$/m],
    'an empty file': [(file) => writeFileSync(file, ''), /^This backup is damaged/],
    'a packed file of another kind': [
      (file) => writeFileSync(file, gzipSync('frogs\n')),
      /^This is not a Lilypad backup\.$/m,
    ],
    'a file that is not there': [() => undefined, /^There is no file .*bad\.lilypad\.$/m],
  };

  it.each(Object.entries(sabotage))('%s, and leaves the target empty', async (_what, [spoil, sentence]) => {
    const file = path(folder, 'bad.lilypad');
    rmSync(file, { force: true });
    spoil(file);
    const target = await emptyDatabase();

    const { code, stderr } = await restore(file, target);

    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
    expect(await allRows(target)).toEqual({});
  });

  it('a target that is not empty, and leaves it as it was', async () => {
    const target = await copyDatabase();
    const before = await allRows(target);

    const { code, stderr } = await restore(archive, target);

    expect(stderr).toMatch(/^This database is not empty, and a restore never overwrites/);
    expect(code).toBe(1);
    expect(await allRows(target)).toEqual(before);
  });

  it('commands that it does not know', async () => {
    const { stderr } = await runCommand(folder, 'restore', [archive, '--force'], {});

    expect(stderr).toMatch(/^Please say which backup:/);
  });

  const unpacked = () => {
    const text: string[] = [];
    forge(archive, path(folder, 'copy.lilypad'), (body) => {
      text.push(body);
      return body;
    });
    return text.join('');
  };
});
