import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '#server/platform/backup/write.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { allRows, runCommand, withClient, withSmallFiles } from '#test/support/backups.ts';
import { sendText, twoBuddies } from '#test/support/chat.ts';
import { scratchFolder } from '#test/support/scratch.ts';
import { emptyDatabase, openWorld, toUrl, type World } from '#test/world.ts';
import { done } from './visitor.ts';

const checkout = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let world: World;
let databaseUrl: string;

beforeAll(async () => {
  folder = await scratchFolder('lilypad-backup-');
  world = await openWorld();
  databaseUrl = toUrl(world.connection);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
function newFile(): string {
  files += 1;
  return path(folder, `${files}.lilypad`);
}

const backup = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runCommand(folder, 'backup', args, { DATABASE_URL: databaseUrl, ...settings });
const restore = (file: string, settings: Readonly<Record<string, string>>) =>
  runCommand(folder, 'restore', [file], settings);

describe('a backup', () => {
  it('is a consistent snapshot of a running Lilypad', async () => {
    const [one, other] = await twoBuddies(world);
    const file = newFile();
    let isDone = false;
    const going = backup([file]).finally(() => {
      isDone = true;
    });
    let sent = 0;
    while (!isDone) {
      done(await sendText(one, other, `frog number ${sent}`));
      world.clock.pass(5000);
      sent += 1;
    }
    const { code } = await going;
    const target = await emptyDatabase();

    const restored = await restore(file, { DATABASE_URL: toUrl(target) });

    expect(code).toBe(0);
    expect(restored.code).toBe(0);

    const { rows } = await withClient(target, (client) =>
      client.query('select message from chat_messages order by turn'),
    );
    expect(rows.map(({ message }) => message)).toEqual(rows.map((_, at) => `frog number ${at}`));
    expect(rows.length).toBeLessThanOrEqual(sent);
  });

  it('can be read only by the user who made it', async () => {
    const file = newFile();

    await backup([file]);

    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('gets its name only once it is complete', async () => {
    const file = newFile();
    const stop = new AbortController();
    const given = { connection: world.connection, file, secrets: [], now: new Date() };
    const seen: string[] = [];

    const stopped = writeBackup({
      ...given,
      signal: stop.signal,
      progress: () => {
        seen.push(...readdirSync(folder).filter((name) => name.startsWith(path(file).slice(folder.length + 1))));
        stop.abort();
      },
    });

    await expect(stopped).rejects.toThrow('The backup was stopped. Nothing was saved.');
    expect(seen).not.toContain(path(file).slice(folder.length + 1));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it('reports its progress', async () => {
    const { stderr } = await backup([newFile()]);

    expect(stderr).toMatch(/^accounts: \d+\n(.*\n)*chat_messages: \d+\n/m);
  });

  it('goes into the current folder, when its name has no folder', async () => {
    await backup(['here.lilypad']);

    expect(existsSync(path(folder, 'here.lilypad'))).toBe(true);
  });
});

describe('with a passphrase a backup', () => {
  const BACKUP_PASSPHRASE = 'many small frogs in a row';
  let file: string;
  beforeAll(async () => {
    file = newFile();
    await backup([file], { BACKUP_PASSPHRASE });
  });

  it('is not readable', () => {
    expect(readFileSync(file).subarray(0, 26).toString()).toBe('LILYPAD-ENCRYPTED-BACKUP-1');
    expect(readFileSync(file).includes(Buffer.from([0x1f, 0x8b, 8, 0, 0]))).toBe(false);
  });

  it('can be restored with it', async () => {
    const target = await emptyDatabase();

    const { code } = await restore(file, { DATABASE_URL: toUrl(target), BACKUP_PASSPHRASE });

    expect(code).toBe(0);
    expect((await allRows(target))['accounts']).toEqual((await allRows(world.connection))['accounts']);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['without it', {}, 'This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.\n'],
    [
      'with another one',
      { BACKUP_PASSPHRASE: 'many small toads in a row' },
      'BACKUP_PASSPHRASE is not the passphrase of this backup.\n',
    ],
  ])('stays closed %s', async (_how, settings, sentence) => {
    const { code, stderr } = await restore(file, { DATABASE_URL: toUrl(await emptyDatabase()), ...settings });

    expect(stderr).toBe(sentence);
    expect(code).toBe(1);
  });

  it.each([
    ['in its middle', 0.5],
    ['at its end', 1],
  ])('is refused when a byte was changed %s', async (_where, place) => {
    const bytes = readFileSync(file);
    const at = Math.min(Math.floor(bytes.length * place), bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const changed = newFile();
    writeFileSync(changed, bytes);

    const { stderr } = await restore(changed, { DATABASE_URL: toUrl(await emptyDatabase()), BACKUP_PASSPHRASE });

    expect(stderr).toMatch(/^This backup is damaged/);
  });
});

describe('a backup is refused in a sentence', () => {
  it.each<[string, () => readonly string[], RegExp]>([
    ['without a name', () => [], /^Please say where the backup should go/],
    ['over another one', () => [existing()], /1\.lilypad exists already: choose another name\.$/m],
    ['in no folder', () => [path(folder, 'no', 'x.lilypad')], /^There is no folder .*no\.$/m],
    ['below a file', () => [path(existing(), 'x.lilypad')], /^There is no folder .*1\.lilypad\.$/m],
  ])('%s', async (_what, args, sentence) => {
    const { code, out, stderr } = await backup(args());

    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
    expect(out).toBe('');
  });

  it('of an empty database', async () => {
    const { stderr } = await backup([newFile()], { DATABASE_URL: toUrl(await emptyDatabase()) });

    expect(stderr).toBe('There is nothing to back up: this is not a Lilypad database.\n');
  });

  // A limit to the size of files stands for a full disk; Windows knows none.
  it.skipIf(process.platform === 'win32')('on a full disk, of which it then takes nothing', async () => {
    const full = path(folder, 'full');
    mkdirSync(full);

    const { code, stderr } = await withSmallFiles(folder, [path(full, 'x.lilypad')], { DATABASE_URL: databaseUrl });

    expect(stderr).toMatch(/^The disk is full: no backup was saved in .*full\. Free some space, or choose/m);
    expect(code).toBe(1);
    expect(readdirSync(full)).toEqual([]);
  });

  const existing = () => path(folder, '1.lilypad');
});

describe('with the database that Lilypad brings along', () => {
  it('a backup is made while it runs, and comes back into another folder', async () => {
    const file = newFile();
    const again = newFile();
    await backup([file]);
    const dataDir = path(folder, 'data');
    const first = await restore(file, { DATA_DIR: dataDir });
    await using running = await startEmbedded({ dataDir, checkout, log: () => undefined, fast: true });
    const settings = { DATA_DIR: dataDir, DATABASE_URL: '' };

    const made = await runCommand(folder, 'backup', [again], settings);
    const onto = await restore(again, settings);

    expect(first.code).toBe(0);
    expect(made.code).toBe(0);
    expect((await allRows(running.connection))['accounts']).toEqual((await allRows(world.connection))['accounts']);
    expect(onto.stderr).toMatch(/^This database is not empty/);
  });
});
