import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '#test/world.ts';

const command = fileURLToPath(new URL('keys.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lilypad-keys-'));
const file = join(folder, 'keys.json');
let world: World;
let databaseUrl: string;
beforeAll(async () => {
  world = await openWorld({ settings: { KEYS_FILE: file } });
  const { user, password, host, port, database } = world.connection;
  const secret = typeof password === 'string' ? `:${password}` : '';
  databaseUrl = `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

function keys(args: readonly string[], settings: Record<string, string> = { KEYS_FILE: file }) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, ...settings };
  return new Promise<{ code: number; out: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, out, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out, stderr }),
    );
  });
}

const reopen = (settings: Record<string, string> = { KEYS_FILE: file }) => openWorld({ nodeOf: world, settings });

describe('npm run keys', () => {
  it('lists where they are and which there are, and not what they are', async () => {
    const { out } = await keys(['list']);

    expect(out).toMatch(/^The keys are stored in .*keys\.json:\n {2}1 {2}made 2026-\d\d-\d\d, in use for new data\n$/);
  });

  it('prints them so that they can be moved elsewhere', async () => {
    const { out } = await keys(['show']);

    expect(JSON.parse(out)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  it('makes a new one, with which every node starts', async () => {
    const { out } = await keys(['rotate']);
    await using after = await reopen();

    expect(out).toContain('Key 2 is made. Restart all nodes now');
    expect(after.context.keys.get('audit').sign(Buffer.from('x')).keyId).toBe(2);
  });

  it('leaves a setting to the operator', async () => {
    const { out } = await keys(['rotate'], { LILYPAD_KEYS: readFileSync(file, 'utf8'), KEYS_FILE: '' });

    expect(out).toContain('Set LILYPAD_KEYS on all nodes, and restart them');
    expect(JSON.parse(readFileSync(file, 'utf8')).keys).toHaveLength(2);
  });

  it('deletes a key only with --yes', async () => {
    const { code, stderr } = await keys(['forget', '1']);

    expect(code).toBe(1);
    expect(stderr).toContain('cannot be read or checked any more. If you are sure, add --yes.');
  });

  it('keeps one', async () => {
    const { stderr } = await keys(['forget', '1', '2', '--yes']);

    expect(stderr).toContain('One key has to remain. Make a new one first: npm run keys -- rotate');
  });

  it('deletes a key, and the next start does not ask for it', async () => {
    const { out } = await keys(['forget', '1', '--yes']);
    await using after = await reopen();

    expect(out).toContain('Deleted: 1.');
    expect(after.context.keys.get('audit').signWith(1, Buffer.from('x'))).toBeUndefined();
  });

  it('lets an instance start again after its keys were lost', async () => {
    rmSync(file);

    await expect(reopen()).rejects.toThrow('npm run keys -- forget 2 --yes');

    const { code } = await keys(['forget', '2', '--yes']);
    await using after = await reopen();

    expect(code).toBe(0);
    expect(after.context.keys.areOutsideDatabase).toBe(true);
  });

  it('prints its usage for an unknown command', async () => {
    expect((await keys(['polish'])).stderr).toContain('npm run keys -- rotate');
  });
});
