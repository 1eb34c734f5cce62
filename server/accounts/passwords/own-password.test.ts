import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePassword } from '#contract/accounts/own-password.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { forgotPassword, logIn, readUser, resetPassword } from '#contract/accounts.ts';
import { listAuditLog } from '#contract/safety/audit.ts';
import { acceptStaffInvite, completeSecondStep } from '#contract/staff.ts';
import { inviteStaff } from '#server/staff/index.ts';
import { child } from '#test/support/children.ts';
import { codeOfApp, enrol, hire, type Person } from '#test/support/people.ts';
import { type Browser, openWorld, PASSWORD, type World } from '#test/world.ts';
import { done } from '../../../bin/visitor.ts';
import { MINUTE, SECOND } from '../../platform/clock.ts';
import { getMemory } from '../memory.ts';

const NEW = 'a new frog for all';

let world: World;
let ines: Person;
beforeEach(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
afterEach(() => world[Symbol.asyncDispose]());

const change = (who: Browser, password = NEW, currentPassword = PASSWORD) =>
  who.call(changePassword, { body: { currentPassword, password } });
/** The password is right where the second step is asked for. */
const isRight = async (password: string) =>
  (await world.visitor().call(logIn, { body: { username: 'ines', password } })).error.code === 'second_step_required';

/** A colleague who is signed in on two devices. */
async function onTwoDevices(): Promise<{ laptop: Browser; tablet: Browser }> {
  const [laptop, tablet] = [world.visitor(), world.visitor()];
  const invite = { email: 'tomas@example.org', role: 'moderator' } as const;
  const token = await inviteStaff(world.context.db, invite, world.clock.now());
  await laptop.call(acceptStaffInvite, { body: { token, username: 'tomas', password: PASSWORD } });
  const { secret } = await enrol(laptop);
  await world.pass(MINUTE);
  await tablet.call(logIn, { body: { username: 'tomas', password: PASSWORD } });
  done(await tablet.call(completeSecondStep, { body: { code: codeOfApp(secret, world) } }));
  return { laptop, tablet };
}

describe('changing the own password while signed in', () => {
  it('needs the current one, and then only the new one is right', async () => {
    expect((await change(ines)).status).toBe(204);

    expect(await isRight(NEW)).toBe(true);
    expect(await isRight(PASSWORD)).toBe(false);
  });

  it('is refused with a wrong current password, and changes nothing', async () => {
    const { status, error } = await change(ines, NEW, 'not my password');

    expect(status).toBe(400);
    expect(error.fields).toEqual({ currentPassword: "That isn't your current password." });
    expect(await isRight(PASSWORD)).toBe(true);
  });

  it('slows down after wrong passwords, also for the right one', async () => {
    for (let tries = 0; tries < 3; tries += 1) await change(ines, NEW, 'not my password');

    const { error } = await change(ines);

    expect(error).toMatchObject({ code: 'too_fast', retryAfter: 1 });

    await world.pass(SECOND);

    expect((await change(ines)).status).toBe(204);
  });

  it('takes no short password, no common one, not the own name and not the same again', async () => {
    expect((await change(ines, 'nine frog')).error.fields).toHaveProperty('password');
    expect((await change(ines, 'password123')).error.fields).toHaveProperty('password');
    expect((await change(ines, PASSWORD)).error.fields).toHaveProperty('password');
    expect(
      (await change(await hire(world, { username: 'long_username', role: 'admin' }), 'long_username')).error.fields,
    ).toHaveProperty('password');
    expect(await isRight(PASSWORD)).toBe(true);
  });

  it('signs out all other devices, and not this one', async () => {
    const { laptop, tablet } = await onTwoDevices();
    expect((await laptop.call(listSessions, {})).data.sessions).toHaveLength(2);

    await change(laptop);

    expect((await tablet.call(readUser, {})).status).toBe(401);
    expect((await laptop.call(readUser, {})).status).toBe(200);
    expect((await laptop.call(listSessions, {})).data.sessions).toHaveLength(1);
  });

  it('ends the links for a new password', async () => {
    await world.visitor().call(forgotPassword, { body: { username: 'ines' } });
    const { text } = await world.mailTo('ines@example.org');
    const token = /#([\w-]{43})/.exec(text)?.[1] ?? '';

    await change(ines);

    expect(
      (await world.visitor().call(resetPassword, { body: { token, password: 'another one of mine' } })).status,
    ).toBe(410);
  });

  it('is told by mail, and is in the audit log without a word of it', async () => {
    await change(ines);

    const { subject, text } = await world.mailTo('ines@example.org');
    const { entries } = (await ines.call(listAuditLog, { query: { topic: 'staff' } })).data;

    expect(subject).toBe('The password of ines was changed');
    expect(text).toMatch(/all\s+other\s+devices\s+are\s+signed\s+out/);
    expect(entries[0]).toMatchObject({ act: 'staff.password', by: 'ines', subject: ines.id, details: [] });
  });

  it('is not outrun by a log-in with the old password that is under way', async () => {
    const { hasher } = getMemory(world.context);
    const { verify } = hasher;
    const verifying = vi.spyOn(hasher, 'verify').mockImplementationOnce(async (password, hash) => {
      const isTheOld = await verify(password, hash);
      expect((await change(ines)).status).toBe(204);
      return isTheOld;
    });

    expect(await isRight(PASSWORD)).toBe(false);
    expect(verifying).toHaveBeenCalledTimes(2);
    verifying.mockRestore();
  });

  it('happens once when it is asked for twice at the same moment', async () => {
    const both = await Promise.all([change(ines, NEW), change(ines, 'another one of mine')]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it('is for staff whose second step is done: not for a child, a visitor, or a password alone', async () => {
    const half = world.visitor();
    await half.call(logIn, { body: { username: 'ines', password: PASSWORD } });

    expect((await change(await child(world))).status).toBe(403);
    expect((await change(world.visitor())).status).toBe(401);
    expect((await change(half)).error.code).toBe('second_step_required');
    expect(await isRight(PASSWORD)).toBe(true);
  });
});
