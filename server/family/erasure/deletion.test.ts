import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#contract/accounts/departures.ts';
import { logIn, readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { readPost } from '#contract/posts.ts';
import { child, makeBuddies, post } from '#test/support/children.ts';
import { addParent, decide, newFamily, rowsOfChild, wait } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { type ParentBrowser, parentSession } from '#test/support/parents.ts';
import { grant, type Person } from '#test/support/people.ts';
import { openSocket } from '#test/support/sockets.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts';

let world: World;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  address = await world.listen();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A child of nine whose parent gave consent by mail, and that parent's browser. */
async function family() {
  const made = await newFamily(world);
  await decide(world, made.link, 'yes', ['posts', 'buddies']);
  return { child: made.child, address: made.address, parent: await parentSession(world, made.child) };
}

/** The same with a second parent, who has given consent too. */
async function familyOfTwo() {
  const made = await family();
  const other = `mum.${made.address}`;
  await addParent(made.child, other);
  await world.context.db.pool.query(
    `insert into consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at)
     select gen_random_uuid(), g.child_id, g.parent_id, 'granted', 'email_plus', '{posts,buddies}', n.version, now()
     from guardians g cross join (select max(version) as version from notice_versions) n
     where g.child_id = $1 and g.email = $2`,
    [made.child.id, other],
  );
  return { ...made, otherAddress: other, other: await parentSession(world, made.child, other) };
}

const of = ({ id }: Person) => ({ params: { id } });
const remove = (parent: ParentBrowser, who: Person) => parent.call(calls.deleteChild, of(who));
const withdraw = (parent: ParentBrowser, who: Person) => parent.call(calls.withdrawConsent, of(who));
const keep = (parent: ParentBrowser, who: Person) => parent.call(calls.restoreChild, of(who));
const account = async (parent: ParentBrowser, who: Person) => (await parent.call(calls.readChildAccount, of(who))).data;
const enter = (who: Person) => world.visitor().call(logIn, { body: { username: who.username, password: PASSWORD } });
/** Signs a parent in again, because the session ends after half an hour. */
const again = (who: Person, address?: string) => parentSession(world, who, address);

describe('a parent who deletes the account', () => {
  it('hides the child from everyone at once, and signs them out', async () => {
    const { child: maya, parent } = await family();
    const leo = await child(world);
    await makeBuddies(world, maya, leo);
    const params = { id: await post(world, maya) };
    const before = (await leo.call(readPost, { params })).status;

    const reply = await remove(parent, maya);

    expect(reply.data.leaving).toMatchObject({ by: 'you', canUndo: true });
    expect(before).toBe(200);
    expect((await leo.call(readPost, { params })).status).toBe(404);
    expect((await maya.call(readUser, {})).status).toBe(401);
    expect((await enter(maya)).error).toEqual({
      code: 'removed',
      message: 'Your grown-up is closing this account. Talk with them. They can still keep it.',
    });
  });

  it.each([
    ['deletes the account', remove],
    ['withdraws consent', withdraw],
  ])('tells the child on the open page who closes it: %s', async (_what, end) => {
    const { child: maya, parent } = await family();
    const line = await openSocket(address, maya);

    await end(parent, maya);

    expect(await line.next('bye')).toEqual({ type: 'bye', reason: 'account_closing' });
  });

  it('needs a link that was opened just now', async () => {
    const { child: maya, parent } = await family();
    await world.pass(20 * MINUTE);

    expect((await remove(parent, maya)).error.code).toBe('fresh_link_needed');
    expect((await withdraw(parent, maya)).error.code).toBe('fresh_link_needed');
  });

  it('can undo it on the family page until the last second', async () => {
    const { child: maya, parent } = await family();
    await remove(parent, maya);
    await world.pass(7 * DAY - 1000);

    const reply = await keep(await again(maya), maya);

    expect(reply.data.leaving).toBeNull();
    expect((await enter(maya)).status).toBe(200);
    await wait(world, DAY);
    expect(await rowsOfChild(maya, 'children')).toBe(1);
  });

  it('can undo it with the link in the mail', async () => {
    const { child: maya, parent, address } = await family();
    await remove(parent, maya);
    const { link } = await readLinks(world, address);

    expect((await world.visitor().call(calls.restoreAccountByLink, { body: { token: link } })).status).toBe(204);
    expect((await enter(maya)).status).toBe(200);
  });

  it('is told that there is nothing left to undo the second time', async () => {
    const { child: maya, parent } = await family();
    await remove(parent, maya);
    await keep(parent, maya);

    const { status, error } = await keep(parent, maya);

    expect(status).toBe(410);
    expect(error.message).toContain('nothing to undo');
  });

  it('gets one mail, however often the button is pressed', async () => {
    const { child: maya, parent, address } = await family();

    await Promise.all([remove(parent, maya), remove(parent, maya)]);

    const mails = (await subjectsTo(world, address)).filter((subject) => subject.startsWith('You deleted'));
    expect(mails).toHaveLength(1);
  });

  it('is told once that everything was erased, after 7 days', async () => {
    const { child: maya, parent, address } = await family();
    await remove(parent, maya);

    await wait(world, 7 * DAY + HOUR);
    await world.context.jobs.run('family.send-last-mails');
    await world.context.jobs.run('family.send-last-mails');

    expect(await rowsOfChild(maya, 'children')).toBe(0);
    expect((await subjectsTo(world, address)).filter((subject) => subject.endsWith('is erased'))).toHaveLength(1);
    const { rows } = await world.context.db.pool.query('select from last_mails');
    expect(rows).toHaveLength(0);
  });

  it('says that name and address stay while another child of the parent is here', async () => {
    const { child: maya, parent, address } = await family();
    const { child: leo, link } = await newFamily(world, { parentEmail: address });
    await decide(world, link, 'yes', ['posts']);
    const lastMail = async (who: Person) => {
      await wait(world, 7 * DAY + HOUR);
      await world.context.jobs.run('family.send-last-mails');
      return world.mailbox.newestFirst().find(({ subject }) => subject === `The account ${who.username} is erased`)
        ?.text;
    };
    await remove(parent, maya);

    expect(await lastMail(maya)).toContain('because another child of yours is here');

    await remove(await again(leo), leo);

    expect(await lastMail(leo)).toContain('Your name and address are erased too.');
  });

  it('also deletes what the child has deleted before, and then only the parent can undo it', async () => {
    const zoe = await child(world, { age: 14 });
    await addParent(zoe, 'dad.of.zoe@example.org');
    await zoe.call(deleteUser, { body: { confirm: 'DELETE' } });
    await world.pass(DAY);

    const parent = await again(zoe);
    const { data } = await remove(parent, zoe);

    expect(data.leaving?.by).toBe('you');
    expect((await enter(zoe)).error.code).toBe('removed');
    expect((await keep(parent, zoe)).status).toBe(200);
    expect((await enter(zoe)).status).toBe(200);
  });

  it('can restore what the child has deleted', async () => {
    const { child: maya, parent } = await family();
    await maya.call(deleteUser, { body: { confirm: 'DELETE' } });

    expect((await account(parent, maya)).leaving).toMatchObject({ by: 'child', canUndo: true });
    expect((await keep(parent, maya)).data.leaving).toBeNull();
  });
});

describe('the other parent', () => {
  it('is notified of a deletion, and cannot undo it', async () => {
    const { child: maya, parent, other, otherAddress } = await familyOfTwo();
    await remove(parent, maya);

    const reply = await keep(other, maya);

    expect((await subjectsTo(world, otherAddress)).at(-1)).toBe("Robin's account will be deleted");
    expect(reply.status).toBe(403);
    expect(reply.error.message).toContain('Only the grown-up who asked for this');
    expect((await account(other, maya)).leaving).toMatchObject({ by: 'other_grown_up', canUndo: false });
  });

  it('cannot undo a withdrawal either', async () => {
    const { child: maya, parent, other } = await familyOfTwo();
    await withdraw(parent, maya);

    expect((await keep(other, maya)).status).toBe(403);
  });
});

describe('withdrawing consent on the family page', () => {
  it('does the same as the link in the mail', async () => {
    const { child: maya, parent, address } = await family();

    const { data } = await withdraw(parent, maya);

    expect(data.consent).toBe('revoked');
    expect((await maya.call(readUser, {})).status).toBe(401);
    expect((await subjectsTo(world, address)).at(-1)).toBe('You withdrew your consent for Robin');
  });

  it('can be undone there, too', async () => {
    const { child: maya, parent } = await family();
    await withdraw(parent, maya);

    const { data } = await keep(parent, maya);

    expect(data).toEqual({ consent: 'granted', leaving: null });
  });

  it('erases everything after 7 days', async () => {
    const { child: maya, parent } = await family();
    await withdraw(parent, maya);

    await wait(world, 7 * DAY + HOUR);

    expect(await rowsOfChild(maya, 'children')).toBe(0);
  });

  it('is possible only where consent is needed', async () => {
    const zoe = await child(world, { age: 14 });
    await addParent(zoe, 'mum.of.zoe@example.org');

    const { error } = await withdraw(await parentSession(world, zoe), zoe);

    expect(error.message).toContain('needs no consent');
  });
});

describe('nobody else', () => {
  it('can delete a child, withdraw consent, or see what was deleted', async () => {
    const [{ child: maya }, { parent: stranger }] = [await family(), await family()];

    expect((await remove(stranger, maya)).status).toBe(404);
    expect((await withdraw(stranger, maya)).status).toBe(404);
    expect((await keep(stranger, maya)).status).toBe(404);
    expect((await stranger.call(calls.readChildAccount, of(maya))).status).toBe(404);
  });

  it('can do so as a child, not even about oneself', async () => {
    const { child: maya } = await family();
    await grant(maya, ['posts']);

    expect((await maya.call(calls.deleteChild, of(maya))).status).toBe(401);
  });
});
