import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, child } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';

const command = fileURLToPath(new URL('points-verify.ts', import.meta.url));
let world: World;
let maya: Child;
let databaseUrl: string;
beforeAll(async () => {
  world = await openWorld();
  maya = await child(world);
  const { user, password, host, port, database } = world.connection;
  const secret = typeof password === 'string' ? `:${password}` : '';
  databaseUrl = `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
});
afterAll(() => world[Symbol.asyncDispose]());

function verify(...args: string[]): Promise<{ code: number; out: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, ...args],
      { env: { ...process.env, DATABASE_URL: databaseUrl } },
      (error, out, stderr) => resolve({ code: error ? Number(error.code) : 0, out, stderr }),
    );
  });
}

it('finds nothing, says what differs in a sentence, and sets it right when asked to', async () => {
  const { code, out } = await verify();

  expect(code).toBe(0);
  expect(out).toBe('Looked at 1 child: everything is as the ledgers say.\n');

  await world.context.db.pool.query('insert into child_points (account_id, total) values ($1, 30)', [maya.id]);
  const wrong = await verify();

  expect(wrong.code).toBe(1);
  expect(wrong.out).toContain(`Child ${maya.id} has 30 points, but the ledger adds up to 0.\n`);
  expect(wrong.out).toContain('Looked at 1 child: 1 difference. ');

  const repaired = await verify('--repair');

  expect(repaired.code).toBe(0);
  expect(repaired.out).toContain('All is set right.\n');
  expect((await verify()).code).toBe(0);
});

it('prints its usage for unknown arguments', async () => {
  const { code, stderr } = await verify('everything');

  expect(code).toBe(1);
  expect(stderr).toContain('npm run points:verify');
});
