import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/platform/tokens.ts';
import { audit } from '#server/safety/index.ts';
import { openWorld, type World } from '#test/world.ts';

const command = fileURLToPath(new URL('audit-verify.ts', import.meta.url));
let world: World;
let databaseUrl: string;
beforeAll(async () => {
  world = await openWorld();
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

it('prints the head of a whole chain, and names the first link of a broken one', async () => {
  const { db, clock } = world.context;
  for (let times = 0; times < 3; times += 1)
    await db.transaction((tx) =>
      audit(world.context, tx, { actor: null, act: 'duty.start', subject: newId(), at: clock.now() }),
    );
  const { code, out } = await verify();
  const [, head = ''] = /^The chain is whole: 3 links\. .*\n(3:[0-9a-f]{64})$/m.exec(out) ?? [];

  expect(code).toBe(0);
  expect(head).toMatch(/^3:/);
  expect((await verify(head)).code).toBe(0);

  const other = await verify(`2:${'0'.repeat(64)}`);

  expect(other.code).toBe(1);
  expect(other.out).toBe('The chain is broken at link 2: it is not the one that you noted.\n');

  await db.pool.query(
    `begin; set local session_replication_role = replica; update audit_links set act = 'x' where number = 2; commit`,
  );
  const broken = await verify();

  expect(broken.code).toBe(1);
  expect(broken.out).toBe('The chain is broken at link 2: it was changed after it was written.\n');
});

it('prints its usage for unknown arguments', async () => {
  const { code, stderr } = await verify('everything');

  expect(code).toBe(1);
  expect(stderr).toContain('npm run audit:verify');
});
