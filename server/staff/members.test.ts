import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, logIn, readUser } from '#contract/accounts.ts';
import { readReviewQueue, setDuty } from '#contract/safety.ts';
import {
  acceptStaffInvite,
  changeStaffRole,
  inviteToStaff,
  listStaff,
  removeStaff,
  revokeInvitation,
  type StaffRole,
} from '#contract/staff.ts';
import { countLocked } from '#test/support/locks.ts';
import { enrol, hire, join, type Person } from '#test/support/people.ts';
import { hasRedis, RedisServer } from '#test/support/redis.ts';
import { openSocket } from '#test/support/sockets.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../platform/clock.ts';
import { newId } from '../platform/tokens.ts';

let world: World;
let ada: Person;
let ines: Person;
beforeEach(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
afterEach(() => world[Symbol.asyncDispose]());

const list = async (admin = ada) => (await admin.call(listStaff, {})).data;
const give = (admin: Person, { id }: { readonly id: string }, role: StaffRole) =>
  admin.call(changeStaffRole, { params: { id }, body: { role } });
const remove = (admin: Person, { id }: { readonly id: string }) => admin.call(removeStaff, { params: { id } });
const revoke = (admin: Person, id: string) => admin.call(revokeInvitation, { params: { id } });
const invite = (admin: Person, email: string) => admin.call(inviteToStaff, { body: { email, role: 'moderator' } });
const isSignedIn = async (who: Person) => (await who.call(readUser, {})).status === 200;
const audited = async () =>
  (await world.context.db.pool.query('select act, actor from audit_links order by number')).rows as object[];
const findToken = (link: string) => link.split('#')[1] ?? '';
const accept = (token: string, username: string) =>
  world.visitor().call(acceptStaffInvite, { body: { token, username, password: PASSWORD } });

describe('the list', () => {
  it('says who is on the staff, as what, and who is looking', async () => {
    const { members } = await list();

    expect(members.map(({ username, role, isSelf }) => [username, role, isSelf])).toEqual([
      ['ada', 'admin', true],
      ['ines', 'moderator', false],
    ]);
  });

  it('says when somebody signed in, and whether their second step is set up', async () => {
    const { members } = await list();

    expect(members[1]).toMatchObject({ hasSecondStep: true, signedInAt: world.clock.now().toISOString() });
  });

  it('shows who has never finished signing in', async () => {
    const { data } = await invite(ada, 'new@example.org');
    await accept(findToken(data.link), 'newcomer');

    const newcomer = (await list()).members.find(({ username }) => username === 'newcomer');

    expect(newcomer).toMatchObject({ hasSecondStep: false, signedInAt: null });
  });

  it('leaves children out', async () => {
    const maya = await join(world);

    expect((await list()).members.map(({ id }) => id)).not.toContain(maya.id);
  });
});

describe('another role', () => {
  it('holds from then on, after signing in again', async () => {
    expect((await give(ada, ines, 'admin')).status).toBe(204);

    expect(await isSignedIn(ines)).toBe(false);
    expect((await list()).members.find(({ id }) => id === ines.id)?.role).toBe('admin');
  });

  it('takes the admin panel away at once', async () => {
    const bea = await hire(world, { username: 'bea', role: 'admin' });
    await list(bea);

    await give(ada, bea, 'moderator');

    expect((await bea.call(listStaff, {})).status).toBe(401);
  });

  it('is recorded with the former one', async () => {
    await give(ada, ines, 'admin');

    expect(await audited()).toEqual([{ act: 'staff.role', actor: ada.id }]);
  });

  it('changes nothing, and ends no session, if the member has it already', async () => {
    expect((await give(ada, ines, 'moderator')).status).toBe(204);

    expect(await isSignedIn(ines)).toBe(true);
    expect(await audited()).toEqual([]);
  });

  it('cannot be given to oneself', async () => {
    const { status, error } = await give(ada, ada, 'moderator');

    expect(status).toBe(403);
    expect(error.message).toBe('Another admin has to change your own account.');
  });

  it('revokes the invitations of a former admin', async () => {
    const bea = await hire(world, { username: 'bea', role: 'admin' });
    const { data } = await invite(bea, 'new@example.org');

    await give(ada, bea, 'moderator');

    expect((await accept(findToken(data.link), 'newcomer')).status).toBe(410);
  });
});

describe('a removed member', () => {
  it('is signed out at once, and not listed any more', async () => {
    expect((await remove(ada, ines)).status).toBe(204);

    expect(await isSignedIn(ines)).toBe(false);
    expect((await list()).members.map(({ username }) => username)).toEqual(['ada']);
  });

  it('loses the open socket, too', async () => {
    const address = await world.listen();
    const line = await openSocket(address, ines);

    await remove(ada, ines);

    await expect.poll(() => line.closedWith).toBe(1000);
  });

  it('cannot sign in again', async () => {
    await remove(ada, ines);

    const { error } = await world.visitor().call(logIn, { body: { username: 'ines', password: PASSWORD } });

    expect(error.code).toBe('wrong_login');
  });

  it('gets no link for another password', async () => {
    await remove(ada, ines);

    await world.visitor().call(forgotPassword, { body: { username: 'ines' } });
    await world.context.events.idle();

    expect(world.mailbox.newestFirst().filter(({ to }) => to === 'ines@example.org')).toEqual([]);
  });

  it('is not on duty any more', async () => {
    await ines.call(setDuty, { body: { isOnDuty: true } });

    await remove(ada, ines);

    expect((await ada.call(readReviewQueue, {})).data.onDuty).toBe(0);
  });

  it('stays in the record of what was done', async () => {
    await ines.call(setDuty, { body: { isOnDuty: true } });

    await remove(ada, ines);

    expect(await audited()).toEqual([
      { act: 'duty.start', actor: ines.id },
      { act: 'staff.remove', actor: ada.id },
    ]);
  });

  it('can be invited again, under another username', async () => {
    await remove(ada, ines);
    const { data } = await invite(ada, 'ines@example.org');

    expect((await accept(findToken(data.link), 'ines')).error.code).toBe('username_taken');
    expect((await accept(findToken(data.link), 'ines_again')).status).toBe(201);
  });

  it('keeps nothing to sign in with', async () => {
    await remove(ada, ines);

    const { rows } = await world.context.db.pool.query(
      `select email, password_hash as hash, (select count(*)::int from second_steps where account_id = id) as steps,
         (select count(*)::int from recovery_codes where account_id = id) as codes from accounts where id = $1`,
      [ines.id],
    );

    expect(rows).toEqual([{ email: null, hash: '', steps: 0, codes: 0 }]);
  });

  it('cannot be removed twice', async () => {
    const both = await Promise.all([remove(ada, ines), remove(ada, ines)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  it('cannot be the admin who removes them', async () => {
    expect((await remove(ada, ada)).error.message).toBe('Another admin has to change your own account.');
    expect(await isSignedIn(ada)).toBe(true);
  });

  it.each([
    ['a child', async () => (await join(world)).id],
    ['nobody', async () => newId()],
  ])('is not %s', async (_who, find) => {
    const id = await find();

    expect((await remove(ada, { id })).status).toBe(404);
    expect((await give(ada, { id }, 'moderator')).status).toBe(404);
  });

  it('has no session after signing in at the same moment', async () => {
    const { data } = await invite(ada, 'new@example.org');
    const newcomer = world.visitor();
    const body = { token: findToken(data.link), username: 'newcomer', password: PASSWORD };
    await newcomer.call(acceptStaffInvite, { body });
    const { user } = await enrol(newcomer);

    await Promise.all([
      remove(ada, user),
      ...Array.from({ length: 5 }, () =>
        world.visitor().call(logIn, { body: { username: 'newcomer', password: PASSWORD } }),
      ),
    ]);

    const { rows } = await world.context.db.pool.query('select 1 from sessions where account_id = $1', [user.id]);

    expect(rows).toEqual([]);
  });
});

describe('there is always an admin', () => {
  it.each<[string, (by: Person, other: Person) => Promise<{ status: number }>]>([
    ['removed', remove],
    ['made moderators', (by, other) => give(by, other, 'moderator')],
  ])('also when two are %s by each other at the same moment', async (_what, act) => {
    const bea = await hire(world, { username: 'bea', role: 'admin' });

    // Both are under way before either of them is done.
    const holder = await world.context.db.pool.connect();
    await holder.query(`begin; select pg_advisory_xact_lock(hashtextextended('audit_links', 0))`);
    const acts = [act(ada, bea), act(bea, ada)];

    await expect.poll(() => countLocked(world)).toBe(2);

    await holder.query('commit');
    holder.release();
    const both = await Promise.all(acts);

    const { rows } = await world.context.db.pool.query(
      `select count(*)::int as admins from accounts where role = 'admin' and state = 'active'`,
    );

    expect(rows[0].admins).toBe(1);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('is listed with who made it and when it ends, and never with its link', async () => {
    const { data } = await invite(ada, 'new@example.org');

    const listed = await list();

    expect(listed.invitations).toEqual([
      {
        id: expect.any(String),
        email: 'new@example.org',
        role: 'moderator',
        invitedBy: 'ada',
        expiresAt: new Date(world.clock.now().getTime() + DAY).toISOString(),
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain(findToken(data.link));
  });

  it('opens nothing after it was revoked', async () => {
    const { data } = await invite(ada, 'new@example.org');
    const [invitation] = (await list()).invitations;

    expect((await revoke(ada, invitation?.id ?? '')).status).toBe(204);

    expect((await accept(findToken(data.link), 'newcomer')).status).toBe(410);
    expect((await list()).invitations).toEqual([]);
  });

  it('can be revoked once, and that is recorded', async () => {
    await invite(ada, 'new@example.org');
    const [invitation] = (await list()).invitations;

    const both = await Promise.all([revoke(ada, invitation?.id ?? ''), revoke(ada, invitation?.id ?? '')]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await audited()).toEqual([
      { act: 'staff.invite', actor: ada.id },
      { act: 'staff.uninvite', actor: ada.id },
    ]);
  });

  it('is not listed after it has expired', async () => {
    await invite(ada, 'new@example.org');
    await world.context.db.pool.query('update sessions set remembered = true');

    await world.pass(DAY + MINUTE);

    expect((await list()).invitations).toEqual([]);
  });

  it('has to exist to be revoked', async () => {
    expect((await revoke(ada, newId())).status).toBe(404);
  });
});

it('all of it is for admins', async () => {
  const { data } = await invite(ada, 'new@example.org');

  expect(data.link).toContain('#');

  const others = [world.visitor(), await join(world), ines];
  const calls = [
    ['GET', '/api/admin/staff'],
    ['PUT', `/api/admin/staff/${ada.id}/role`, { role: 'moderator' }],
    ['DELETE', `/api/admin/staff/${ada.id}`],
    ['DELETE', `/api/admin/invites/${(await list()).invitations[0]?.id}`],
  ] as const;

  for (const [method, path, body] of calls) {
    const replies = await Promise.all(others.map((somebody) => somebody.send(method, path, body)));
    expect(replies.map((reply) => reply.json().error.code)).toEqual(['sign_in_required', 'not_for_you', 'not_for_you']);
  }
  expect((await list()).invitations).toHaveLength(1);
});

describe.skipIf(!hasRedis)('over two nodes', () => {
  it('a member who is removed on one node is signed out on the other', async () => {
    await using redis = await RedisServer.start();
    await using one = await openWorld({ settings: { REDIS_URL: redis.url } });
    await using other = await openWorld({ settings: { REDIS_URL: redis.url }, nodeOf: one });
    const owner = await hire(one, { username: 'owner', role: 'admin' });
    const moderator = await hire(one, { username: 'keeper', role: 'moderator' });
    const there = moderator.at(other);

    expect((await there.call(readUser, {})).status).toBe(200);

    await remove(owner, moderator);

    await expect.poll(async () => (await there.call(readUser, {})).status, { timeout: 2000 }).toBe(401);
  });
});
