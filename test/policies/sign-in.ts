import { expect } from 'vitest';
import { forgotPassword, resetPassword } from '#contract/accounts.ts';
import { changeOwnAddress, inviteParent } from '#contract/family.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/clock.ts';
import { inviteStaff } from '#server/staff/index.ts';
import { child } from '../support/children.ts';
import { newSignInLink, parentSession } from '../support/parents.ts';
import { join } from '../support/people.ts';
import { PASSWORD, type World } from '../world.ts';
import { isEmpty, isSignedIn, isStored, logInAs, type Proof, queryRows, runJobs } from './proof.ts';

/** How passwords, sessions and links are stored, and when they expire. */
export const signInProofs = {
  sessions: async (world) => {
    const maya = await join(world);
    await world.pass(12 * HOUR - MINUTE);
    expect(await isSignedIn(maya)).toBe(true);
    await world.pass(12 * HOUR + MINUTE);
    expect(await isSignedIn(maya)).toBe(false);
    const tablet = world.visitor();
    const body = { username: maya.username, password: PASSWORD, rememberMe: true };
    await tablet.send('POST', '/api/login', body, { 'user-agent': 'Zqbrowser' });
    expect(await isStored(world, ['zqbrowser'], 'sessions')).toBe(true);
    expect(await isStored(world, [/lilypad=([^;]+)/.exec(tablet.cookieHeader)?.[1] ?? ''], 'sessions')).toBe(false);
    await world.pass(30 * DAY - MINUTE);
    expect(await isSignedIn(tablet)).toBe(true);
    await world.pass(2 * MINUTE);
    expect(await isSignedIn(tablet)).toBe(false);
    await runJobs(world);
    expect(await isStored(world, [maya.id], 'sessions')).toBe(false);
  },

  parentSessions: async (world) => {
    const maya = await child(world, { age: 9 });
    const parent = await parentSession(world, maya);
    const isSignedIn = async () => (await parent.send('GET', '/api/family/children')).statusCode === 200;
    await world.pass(30 * MINUTE - SECOND);
    expect(await isSignedIn()).toBe(true);
    await world.pass(30 * MINUTE + SECOND);
    expect(await isSignedIn()).toBe(false);
    await runJobs(world);
    expect(await isStored(world, [parent.parentId], 'parent_sessions')).toBe(false);
    const link = await newSignInLink(world, parent.parentId);
    expect(await isStored(world, [link], 'parent_sign_in_links')).toBe(false);
    await world.pass(7 * DAY + 16 * MINUTE);
    await runJobs(world);
    expect(await isStored(world, [parent.parentId], 'parent_sign_in_links')).toBe(false);
  },

  invitations: async (world) => {
    const maya = await child(world, { age: 9 });
    const parent = await parentSession(world, maya);
    const body = { name: 'Zq Invited', email: 'zqinvited@example.org' };
    await parent.call(inviteParent, { params: { childId: maya.id }, body });
    await parent.call(changeOwnAddress, { body: { email: 'zqmoved@example.org' } });
    expect(await isStored(world, ['zqinvited'], 'guardian_invitations')).toBe(true);
    expect(await isStored(world, ['zqmoved'], 'parent_address_changes')).toBe(true);
    await world.pass(DAY);
    await runJobs(world);
    expect(await isStored(world, ['zqmoved'], 'parent_address_changes')).toBe(false);
    await world.pass(13 * DAY + MINUTE);
    await runJobs(world);
    expect(await isStored(world, ['zqinvited'], 'guardian_invitations')).toBe(false);
  },

  resets: async (world) => {
    const zoe = await join(world, { age: 14, email: 'zqreset@example.org' });
    const [first, second] = [
      await resetLinkFor(world, 'zqreset@example.org'),
      await resetLinkFor(world, 'zqreset@example.org'),
    ];
    expect(await isStored(world, [first, second], 'password_resets')).toBe(false);
    const reset = (token: string) =>
      world.visitor().call(resetPassword, { body: { token, password: 'a new frog hat' } });
    expect((await reset(second)).status).toBe(204);
    expect((await reset(second)).error.code).toBe('gone');
    const third = await resetLinkFor(world, 'zqreset@example.org');
    await world.pass(60 * MINUTE + SECOND);
    expect((await reset(third)).error.code).toBe('gone');
    await runJobs(world);
    expect(await isStored(world, [zoe.id], 'password_resets')).toBe(false);
  },

  newPassword: async (world) => {
    const zoe = await join(world, { age: 14, email: 'zqnew@example.org' });
    const token = await resetLinkFor(world, 'zqnew@example.org');
    await world.visitor().call(resetPassword, { body: { token, password: 'a brand new frog' } });
    expect(await isSignedIn(zoe)).toBe(false);
    expect((await logInAs(world, zoe.username)).status).toBe(401);
    expect((await logInAs(world, zoe.username, 'a brand new frog')).status).toBe(200);
  },

  passwords: async (world) => {
    const maya = await join(world);
    const [{ password_hash: hash = '' } = {}] = await queryRows(
      world,
      'select password_hash from accounts where id = $1',
      maya.id,
    );
    expect(String(hash)).toMatch(/^\$argon2id\$/);
    const tables = (await queryRows(world, `select tablename from pg_tables where schemaname = 'public'`)).map((row) =>
      String(row['tablename']),
    );
    expect(await isStored(world, [PASSWORD], ...tables)).toBe(false);
  },

  invites: async (world) => {
    await inviteStaff(world.context.db, { email: 'zqstaff@example.org', role: 'moderator' }, world.clock.now());
    expect(await isEmpty(world, 'staff_invites')).toBe(false);
    await world.pass(DAY + SECOND);
    await runJobs(world);
    expect(await isEmpty(world, 'staff_invites')).toBe(true);
  },
} satisfies Record<string, Proof>;

async function resetLinkFor(world: World, email: string): Promise<string> {
  await world.context.events.idle(); // pending mails go out before the link
  await world.visitor().call(forgotPassword, { body: { email } });
  return /#([\w-]+)/.exec((await world.mailTo(email)).text)?.[1] ?? '';
}
