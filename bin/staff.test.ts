import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, readUser, sendVerification } from '#contract/accounts.ts';
import { acceptStaffInvite, openSecondStep } from '#contract/staff.ts';
import { SECOND } from '#server/platform/clock.ts';
import { enrol, hire, join, signUpFormFor } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

const command = fileURLToPath(new URL('staff.ts', import.meta.url));
let world: World;
let databaseUrl: string;
beforeAll(async () => {
  world = await openWorld();
  // The command uses the real clock.
  world.clock.pass(Date.now() - world.clock.now().getTime());
  const { user, password, host, port, database } = world.connection;
  const secret = typeof password === 'string' ? `:${password}` : '';
  databaseUrl = `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
});
afterAll(() => world[Symbol.asyncDispose]());

/** Runs the command as an operator would, beside the running service. */
function staff(...args: string[]) {
  return staffWith({}, ...args);
}

function staffWith(
  settings: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: number; out: string; stderr: string }> {
  const env = { ...process.env, ...settings, DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://pond.example.org/' };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, out, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out, stderr }),
    );
  });
}

describe('invite', () => {
  it('prints a link that makes an account of the role', async () => {
    const { code, out } = await staff('invite', 'Ada@Example.org', '--role', 'admin');
    const [, token = ''] = /^https:\/\/pond\.example\.org\/staff#([\w-]{43})$/m.exec(out) ?? [];

    expect(code).toBe(0);

    const body = { token, username: 'ada', password: PASSWORD };
    const ada = world.visitor();

    await ada.call(acceptStaffInvite, { body });

    expect((await enrol(ada)).user).toMatchObject({ role: 'admin', email: 'ada@example.org' });
  });
});

describe('reset-2fa', () => {
  it('signs a member of staff out, who then sets up a new second step', async () => {
    const ben = await hire(world, { username: 'ben', role: 'moderator' });

    expect((await staff('reset-2fa', 'Ben')).out).toMatch(/^ben is signed out/);

    world.clock.pass(31 * SECOND);

    expect((await ben.call(readUser, {})).status).toBe(401);

    await ben.call(logIn, { body: { username: 'ben', password: PASSWORD } });

    expect((await ben.call(openSecondStep, {})).data.enrolment?.secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('is for staff only', async () => {
    const { username } = await join(world, { username: 'calm_frog' });

    expect((await staff('reset-2fa', username)).stderr).toMatch(/^There is no member of staff called calm_frog/);
  });
});

describe('registration', () => {
  it('opens and closes at once', async () => {
    const send = (username: string) =>
      world.visitor().call(sendVerification, { body: signUpFormFor(world, { username, age: 9 }) });

    expect((await staff('registration', 'open')).stderr).toBe(
      'Please go through https://pond.example.org/admin/setup first. Registration can be opened there.\n',
    );

    await world.context.db.pool.query(`insert into settings (name, value) values ('set_up_at', 'today')`);

    expect((await staff('registration', 'closed')).code).toBe(0);
    expect((await send('early_frog')).error.code).toBe('registration_closed');
    expect((await staff('registration', 'open')).out).toBe('Children can sign up now.\n');
    expect((await send('early_frog')).status).toBe(200);
  });
});

describe('publish-notice', () => {
  it('shows the text and how many children it pauses, and publishes only with --yes', async () => {
    const folder = mkdtempSync(path(tmpdir(), 'lilypad-notices-'));
    mkdirSync(path(folder, 'notices'));
    writeFileSync(path(folder, 'notices', '20.txt'), 'Hello, this is new.\n');
    await hire(world, { username: 'nora', role: 'admin' });
    const child = await join(world, { age: 9, scopes: ['posts'] });
    const may = async () => (await child.call(readUser, {})).data.can.writePosts;

    expect((await staff('publish-notice', 'nora', '--yes')).stderr).toMatch(/^The newest notice is in force already/);

    const seen = await staffWith({ CONTENT_DIR: folder }, 'publish-notice', 'nora');
    expect(seen.out).toContain('Hello, this is new.');
    expect(seen.out).toMatch(/This is notice 20\. .* Children: \d+\. Parents who get a mail: \d+\.\nIf you are sure/);
    expect(await may()).toBe(true);

    const done = await staffWith({ CONTENT_DIR: folder }, 'publish-notice', 'nora', '--yes');
    expect(done.out).toMatch(/^Notice 20 is in force, published by nora\./);

    world.clock.pass(31 * SECOND);

    expect(await may()).toBe(false);

    rmSync(folder, { recursive: true });
  });
});

describe('export', () => {
  it('prints what is stored about a child, for a parent who asks', async () => {
    await join(world, { username: 'asked_frog', age: 9, parentEmail: 'asking@example.org' });
    const { code, out } = await staff('export', 'Asked_Frog');
    const exported = JSON.parse(out);

    expect(code).toBe(0);
    expect(JSON.stringify(exported.accounts)).toContain('asked_frog');
    expect(exported).toHaveProperty('posts');
  });
});

describe('erase', () => {
  it('erases only with --yes, and then leaves nothing', async () => {
    const child = await join(world, { username: 'gone_frog', age: 9 });
    const first = await staff('erase', 'gone_frog');

    expect(first.code).toBe(1);
    expect(first.stderr).toBe('This erases gone_frog for ever. If you are sure, add --yes.\n');
    expect((await child.call(readUser, {})).status).toBe(200);
    expect((await staff('erase', 'Gone_Frog', '--yes')).code).toBe(0);

    world.clock.pass(31 * SECOND);

    expect((await child.call(readUser, {})).status).toBe(401);
  });
});

it.each([
  [[], /^What would you like to do\?/],
  [['dance', 'now'], /^What would you like to do\?/],
  [['invite', 'ada@example.org', '--rule', 'admin'], /^What would you like to do\?/],
  [['invite', 'ada', '--role', 'admin'], /^That is no e-mail address\.$/m],
  [['invite', 'ada@example.org'], /^Please add --role admin or --role moderator\.$/m],
  [['publish-notice', 'nobody_here', '--yes'], /^There is no admin called nobody_here here\.$/m],
  [['registration', 'ajar'], /^Please say open or closed\.$/m],
  [['export', 'nobody_here'], /^There is no child called nobody_here here\.$/m],
  [['erase', 'nobody_here', '--yes'], /^There is no child called nobody_here here\.$/m],
])('%j is answered with one plain sentence', async (args, sentence) => {
  const { code, out, stderr } = await staff(...args);

  expect(code).toBe(1);
  expect(out).toBe('');
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toContain('    at ');
});
