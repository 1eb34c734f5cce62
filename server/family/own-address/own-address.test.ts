import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, resetPassword } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { decide, newFamily } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { type ParentBrowser, parentSession, readToken } from '#test/support/parents.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let moves = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A parent who has asked to change their address, with the links of both mails. */
async function moving() {
  const { child, address, link } = await newFamily(world);
  await decide(world, link, 'yes', ['posts']);
  const parent = await parentSession(world, child);
  moves += 1;
  const email = `moved.${moves}@example.org`;
  const asked = await parent.call(calls.changeOwnAddress, { body: { email } });
  return {
    child,
    parent,
    address,
    email,
    asked,
    old: await readToken(world, address),
    fresh: await readToken(world, email),
  };
}

const confirm = (token: string) => world.visitor().call(calls.confirmAddress, { body: { token } });
const readAddress = async (parent: ParentBrowser) => (await parent.call(calls.readOwnAddress, {})).data;

describe("a parent's new address", () => {
  it.each([
    ['the old one first', ['old', 'fresh']],
    ['the new one first', ['fresh', 'old']],
  ] as const)('counts once both mailboxes have confirmed, %s', async (_order, [first, second]) => {
    const move = await moving();

    const half = await confirm(move[first]);
    const between = await readAddress(move.parent);
    const whole = await confirm(move[second]);
    const again = await parentSession(world, move.child);

    expect(half.data).toEqual({ isDone: false });
    expect(between.email).toBe(move.address);
    expect(whole.data).toEqual({ isDone: true });
    expect(await readAddress(again)).toEqual({ email: move.email, change: null });
  });

  it('signs out sessions of the old one, and notifies its mailbox', async () => {
    const move = await moving();
    await confirm(move.old);
    await confirm(move.fresh);

    expect((await move.parent.call(calls.readOwnAddress, {})).error.code).toBe('sign_in_required');
    expect(await subjectsTo(world, move.address)).toContain('Your address at Lilypad has changed');
  });

  it('is recorded for each child, when requested and when confirmed, but never in plain text', async () => {
    const move = await moving();
    const acts = async () =>
      (
        await world.context.db.pool.query(
          'select act, parent_id, detail from parent_acts where child_id = $1 order by at',
          [move.child.id],
        )
      ).rows;
    const { parentId } = move.parent;
    expect(await acts()).toEqual([{ act: 'address.ask', parent_id: parentId, detail: {} }]);

    await world.pass(MINUTE);
    await confirm(move.old);
    await confirm(move.fresh);

    expect((await acts()).map(({ act }) => act)).toEqual(['address.ask', 'address.change']);
    expect(JSON.stringify(await acts())).not.toContain('@');
  });

  it('invalidates links in earlier mails to the old mailbox', async () => {
    const { child, address, link } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    await world.pass(DAY);
    await world.context.jobs.run('family.send-mails');
    const token = (await readLinks(world, address)).link;
    const email = 'quite.new@example.org';
    await (await parentSession(world, child)).call(calls.changeOwnAddress, { body: { email } });
    const before = (await world.visitor().call(calls.openConsentLink, { body: { token } })).data.state;
    await confirm(await readToken(world, address));
    await confirm(await readToken(world, email));

    const reply = await world.visitor().call(calls.revokeConsent, { body: { token } });

    expect(before).toBe('open');
    expect(reply.error.code).toBe('gone');
  });

  it("invalidates a link for the child's new password in the old mailbox", async () => {
    const move = await moving();
    await world.visitor().call(forgotPassword, { body: { username: move.child.username } });
    const { text } = await world.mailTo(move.address);
    const [, token = ''] = /\/reset\S*#([\w-]+)/.exec(text) ?? [];
    await confirm(move.old);
    await confirm(move.fresh);

    const reply = await world.visitor().call(resetPassword, { body: { token, password: 'quite another pond' } });

    expect(token).not.toBe('');
    expect(reply.error.code).toBe('gone');
  });

  it('is shown while it is pending, and can be canceled', async () => {
    const move = await moving();
    await confirm(move.fresh);
    const waiting = await readAddress(move.parent);
    const { status } = await move.parent.call(calls.cancelAddressChange, {});

    expect(waiting.change).toMatchObject({ email: move.email, isOldConfirmed: false, isNewConfirmed: true });
    expect(status).toBe(204);
    expect((await readAddress(move.parent)).change).toBeNull();
    expect((await confirm(move.old)).error.code).toBe('gone');
  });

  it.each(['old', 'fresh'] as const)('can be refused from the %s mailbox with one click', async (mailbox) => {
    const move = await moving();
    const { status } = await world.visitor().call(calls.refuseAddress, { body: { token: move[mailbox] } });

    expect(status).toBe(204);
    expect((await confirm(move.old)).error.code).toBe('gone');
    expect((await confirm(move.fresh)).error.code).toBe('gone');
    expect(await readAddress(move.parent)).toEqual({ email: move.address, change: null });
  });

  it('is not confirmed by two clicks in the same mailbox', async () => {
    const move = await moving();
    await confirm(move.old);

    expect((await confirm(move.old)).data).toEqual({ isDone: false });
    expect((await readAddress(move.parent)).email).toBe(move.address);
  });

  it('opening its link changes nothing', async () => {
    const move = await moving();

    const { data } = await world.visitor().call(calls.openAddressLink, { body: { token: move.fresh } });

    expect(data).toMatchObject({ state: 'open', about: { from: move.address, to: move.email, mailbox: 'new' } });
    expect((await readAddress(move.parent)).change).toMatchObject({ isNewConfirmed: false });
  });

  it('is dropped when nobody confirms it for a day', async () => {
    const move = await moving();
    await confirm(move.old);
    await world.pass(DAY);

    expect((await confirm(move.fresh)).error.code).toBe('gone');
    expect((await world.visitor().call(calls.openAddressLink, { body: { token: move.fresh } })).data.state).toBe(
      'unknown',
    );
  });

  it("cannot be another parent's address, and asking does not reveal that", async () => {
    const other = await newFamily(world);
    const { child, address, link } = await newFamily(world);
    await decide(world, link, 'yes');
    const parent = await parentSession(world, child);

    const asked = await parent.call(calls.changeOwnAddress, { body: { email: other.address } });
    await confirm(await readToken(world, address));
    const done = await confirm(await readToken(world, other.address));

    expect(asked.status).toBe(202);
    expect(done.error).toMatchObject({ code: 'gone', message: expect.stringContaining('already uses this address') });
    expect((await readAddress(parent)).email).toBe(address);
  });

  it('needs a link that was opened just now', async () => {
    const { child } = await newFamily(world);
    const parent = await parentSession(world, child);
    await world.pass(15 * MINUTE);

    const reply = await parent.call(calls.changeOwnAddress, { body: { email: 'late@example.org' } });

    expect(reply.error.code).toBe('fresh_link_needed');
  });

  it('must differ from the current one', async () => {
    const { child, address } = await newFamily(world);
    const parent = await parentSession(world, child);

    const reply = await parent.call(calls.changeOwnAddress, { body: { email: address } });

    expect(reply.error.fields).toEqual({ email: 'This is your address already.' });
  });
});
