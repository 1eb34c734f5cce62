import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#contract/accounts/departures.ts';
import { answerApproval, readApproval } from '#contract/approvals.ts';
import { changeOwnAddress, confirmAddress, inviteGrownUp, recordConsentInPerson } from '#contract/family.ts';
import { acceptFriendRequest, blockUser, renewFriendCode, searchFriends } from '#contract/friends.ts';
import { DAY } from '#server/platform/clock.ts';
import { newToken } from '#server/platform/tokens.ts';
import { type Child, child, rowsAbout } from '#test/support/children.ts';
import { decide } from '#test/support/family.ts';
import {
  agree,
  answer,
  ask,
  buddyLinks,
  listBuddyIds,
  listRequests,
  nextMails,
  parentAddress,
  sentBy,
} from '#test/support/friends.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { parentSession, readToken } from '#test/support/parents.ts';
import { grant, hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { friends } from '../index.ts';

let world: World;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
afterAll(() => world[Symbol.asyncDispose]());

/** Two of nine who both want. */
async function wanting(): Promise<[Child, Child]> {
  const [maya, leo] = [await child(world), await child(world)];
  expect((await agree(maya, leo)).data.relation).toBe('waiting');
  return [maya, leo];
}

const open = (token: string) => world.visitor().call(readApproval, { body: { token } });
const askingsTo = async (address: string) =>
  (await subjectsTo(world, address)).filter((subject) => subject.includes('new buddy'));
const askings = (who: Child) => askingsTo(parentAddress(who));
const name = ({ username }: Child, parentEmail: string) =>
  ines.call(inviteGrownUp, { body: { username, parentName: 'Amal Haddad', parentEmail } });

const updateRow = ({ id }: Child, update: string) => world.context.db.pool.query(`${update} where id = $1`, [id]);

/** Another grown-up of a child, who has said yes as well. */
async function addGrownUp(who: Child): Promise<string> {
  const address = `amal.${who.username}@example.org`;
  expect((await name(who, address)).status).toBe(201);
  await decide(world, (await readLinks(world, address)).link, 'yes', ['posts', 'buddies']);
  return address;
}

it('a link in a mailbox that a parent has left decides nothing, and the new mailbox is asked', async () => {
  const [maya] = await wanting();
  const before = (await buddyLinks(world, parentAddress(maya)))[0] ?? '';
  const moved = `moved.${maya.username}@example.org`;
  await (await parentSession(world, maya)).call(changeOwnAddress, { body: { email: moved } });
  for (const mailbox of [parentAddress(maya), moved])
    await world.visitor().call(confirmAddress, { body: { token: await readToken(world, mailbox) } });
  await nextMails(world);

  expect((await open(before)).data.state).toBe('unknown');
  expect((await world.visitor().call(answerApproval, { body: { token: before, decision: 'yes' } })).status).toBe(410);
  expect((await open((await buddyLinks(world, moved))[0] ?? '')).data.state).toBe('open');
});

describe('below 13 a new buddy', () => {
  it('waits for a grown-up of each child, and both see that', async () => {
    const [maya, leo] = await wanting();

    expect(await listBuddyIds(maya)).toEqual([]);
    expect(await sentBy(maya)).toMatchObject([{ status: 'waiting', waitsForOwn: true }]);
    expect(await listRequests(leo)).toMatchObject([{ status: 'waiting', waitsForOwn: true }]);
    expect((await answer(world, parentAddress(maya), 'yes')).data).toEqual({ decision: 'yes', areBuddies: false });
    expect(await sentBy(maya)).toMatchObject([{ status: 'waiting', waitsForOwn: false }]);
    expect((await answer(world, parentAddress(leo), 'yes')).data).toEqual({ decision: 'yes', areBuddies: true });
    expect(await listBuddyIds(maya)).toEqual([leo.id]);
    expect(await listBuddyIds(leo)).toEqual([maya.id]);
  });

  it('is shown to the parent by username and age group, and opening the link decides nothing', async () => {
    const [maya, leo] = await wanting();
    const { text } = await world.mailTo(parentAddress(maya));

    expect(text).toContain(`${leo.username}, 9 to 10 years old`);

    const [token = ''] = await buddyLinks(world, parentAddress(maya));
    for (let times = 0; times < 2; times += 1)
      expect((await open(token)).data).toMatchObject({
        state: 'open',
        about: { username: maya.username, buddy: leo.username, ageGroup: '9-10', isAcross: false, areBuddies: false },
      });
    expect(await sentBy(maya)).toMatchObject([{ status: 'waiting', waitsForOwn: true }]);
  });

  it('is refused by one no: it is gone for both, and only the own child reads why', async () => {
    const [maya, leo] = await wanting();
    await answer(world, parentAddress(maya), 'no');

    expect(await sentBy(maya)).toMatchObject([{ status: 'refused' }]);
    expect(await listRequests(leo)).toEqual([]);
    expect((await ask(maya, leo)).error.code).toBe('asked_lately');
    expect((await answer(world, parentAddress(leo), 'yes')).error.code).toBe('gone');
    expect(await listBuddyIds(leo)).toEqual([]);
  });

  it('is answered by one click, also of two at the same moment', async () => {
    const [maya, leo] = await wanting();
    await answer(world, parentAddress(leo), 'yes');
    const [token = ''] = await buddyLinks(world, parentAddress(maya));

    const replies = await Promise.all(
      (['yes', 'no'] as const).map((decision) => world.visitor().call(answerApproval, { body: { token, decision } })),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await open(token)).data).toEqual({ state: 'used', about: null });

    const isYes = replies[0]?.status === 200;
    expect(await listBuddyIds(maya)).toEqual(isYes ? [leo.id] : []);
  });

  it('asks only the grown-up of the younger one where the other is 13', async () => {
    const [maya, zoe] = [await child(world, { age: 12 }), await child(world, { age: 14 })];
    const code = (await zoe.call(renewFriendCode, {})).data.code;

    expect((await ask(maya, zoe)).error.code).toBe('not_found');
    expect((await ask(maya, zoe, 'BCDF-2345')).error.code).toBe('not_found');
    expect((await maya.call(searchFriends, { query: { q: code.toLowerCase() } })).data.found).toMatchObject([
      { id: zoe.id, relation: 'none', byCode: true },
    ]);
    expect((await ask(maya, zoe, `${code.slice(0, 4)}-${code.slice(4)}`)).data.relation).toBe('sent');

    const [request] = await listRequests(zoe);
    expect(request).toMatchObject({ byCode: true, user: { id: maya.id } });

    const accepted = await zoe.call(acceptFriendRequest, { params: { id: request?.id ?? '' } });
    expect(accepted.data.relation).toBe('waiting');

    const [token = ''] = await buddyLinks(world, parentAddress(maya));
    expect((await open(token)).data.about).toMatchObject({ isAcross: true, ageGroup: '13-17' });

    await answer(world, parentAddress(maya), 'yes');

    expect(await listBuddyIds(maya)).toEqual([zoe.id]);
    expect(await listBuddyIds(zoe)).toEqual([maya.id]);
  });

  it('ends unasked when one blocks the other meanwhile', async () => {
    const [maya, leo] = await wanting();
    await answer(world, parentAddress(maya), 'yes');

    await leo.call(blockUser, { params: { id: maya.id } });

    expect((await answer(world, parentAddress(leo), 'yes')).error.code).toBe('gone');
    expect(await rowsAbout(world, 'friendships', maya.id)).toBe(0);
  });
});

describe('a grown-up’s answer makes no buddies', () => {
  /** Two who wait for the grown-up of the second one only, and the link of that one's mail. */
  async function waiting() {
    const [maya, leo] = await wanting();
    await answer(world, parentAddress(maya), 'yes');
    const [token = ''] = await buddyLinks(world, parentAddress(leo));
    return { maya, leo, token };
  }

  it.each<[string, (maya: Child) => Promise<unknown>]>([
    ['of a child who was removed', (maya) => updateRow(maya, `update accounts set state = 'removed'`)],
    ['of a child who is leaving', (maya) => maya.call(deleteUser, { body: { confirm: 'DELETE' } })],
    ['of a child whose consent was taken back', (maya) => grant(maya, [], 'revoked')],
  ])('%s, and names nobody', async (_, change) => {
    const { maya, leo, token } = await waiting();
    await change(maya);

    expect((await open(token)).data).toEqual({ state: 'used', about: null });
    expect((await answer(world, parentAddress(leo), 'yes')).error.code).toBe('gone');
    expect(await rowsAbout(world, 'friendships', leo.id)).toBe(0);
  });

  it('of a child who may have no buddies any more, and nobody waits for any', async () => {
    const { maya, leo } = await waiting();

    await grant(maya, ['posts']);
    await world.context.events.idle();

    expect((await answer(world, parentAddress(leo), 'yes')).error.code).toBe('gone');

    await grant(maya, ['posts', 'buddies']);

    expect(await listRequests(leo)).toEqual([]);
    expect(await sentBy(maya)).toEqual([]);
    expect(await listBuddyIds(leo)).toEqual([]);
  });

  it('but those of a child who only rests', async () => {
    const { maya, leo } = await waiting();
    await updateRow(maya, `update accounts set paused_until = '2999-01-01'`);

    expect((await answer(world, parentAddress(leo), 'yes')).data.areBuddies).toBe(true);
  });
});

describe('a parent who has never said yes for a child', () => {
  it('is not asked, and is once they have', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    const wrong = `wrong.${maya.username}@example.org`;
    await name(maya, wrong);

    await agree(maya, leo);

    expect(await askingsTo(wrong)).toEqual([]);
    expect((await askings(maya)).length).toBe(1);

    await decide(world, (await readLinks(world, wrong)).link, 'yes', ['buddies']);

    expect(await askingsTo(wrong)).toHaveLength(1);
    expect((await answer(world, wrong, 'yes')).data.decision).toBe('yes');
  });

  it('is not asked either where somebody else was seen in person', async () => {
    const [maya, leo] = [await child(world, { scopes: 'pending' }), await child(world)];
    const { username } = maya;
    const seen = { parentName: 'Amal', relation: 'mother', isContact: false, scopes: ['posts', 'buddies'] } as const;

    expect(
      (await ines.call(recordConsentInPerson, { body: { username, ...seen, scopes: [...seen.scopes] } })).status,
    ).toBe(200);

    await agree(maya, leo);
    await answer(world, parentAddress(leo), 'yes');

    expect(await askings(maya)).toEqual([]);
    expect(await sentBy(maya)).toMatchObject([{ status: 'waiting', waitsForOwn: true }]);

    await addGrownUp(maya);

    expect((await answer(world, `amal.${username}@example.org`, 'yes')).data.areBuddies).toBe(true);
  });
});

describe('a parent', () => {
  it('gets one mail an hour, which asks about everybody since the last one', async () => {
    const maya = await child(world);
    for (let at = 0; at < 3; at += 1) await agree(maya, await child(world));

    expect(await askings(maya)).toHaveLength(1);

    await nextMails(world);

    expect(await askings(maya)).toHaveLength(2);
    expect(await buddyLinks(world, parentAddress(maya))).toHaveLength(2);
  });

  it('ends the approval of the other parent by saying no', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    const ada = await addGrownUp(maya);
    await agree(maya, leo);

    await answer(world, parentAddress(leo), 'yes');
    await answer(world, parentAddress(maya), 'yes');

    expect(await listBuddyIds(maya)).toEqual([leo.id]);

    const [token = ''] = await buddyLinks(world, ada);
    expect((await open(token)).data.about).toMatchObject({ areBuddies: true });
    expect((await answer(world, ada, 'no')).data).toEqual({ decision: 'no', areBuddies: false });
    expect(await listBuddyIds(leo)).toEqual([]);
  });

  it('finds a link that ran out, and one that never was, closed', async () => {
    const [maya] = await wanting();
    const [token = ''] = await buddyLinks(world, parentAddress(maya));

    await world.pass(30 * DAY);

    expect((await open(token)).data).toEqual({ state: 'late', about: null });

    await world.context.jobs.run('friends.end-requests');

    expect((await open(token)).data.state).toBe('late');
    for (const secret of [token, newToken()])
      expect((await world.visitor().call(answerApproval, { body: { token: secret, decision: 'yes' } })).status).toBe(
        410,
      );
    expect((await open(newToken())).data).toEqual({ state: 'unknown', about: null });
  });
});

it('approvals by parents are exported and erased with the child', async () => {
  const [maya, leo] = await wanting();
  await answer(world, parentAddress(maya), 'yes');

  const kept = await friends.personalData.export(world.context.db, maya.id, world.context);

  expect(kept).toMatchObject({ approvals: [{ buddyId: leo.id, answer: 'yes' }] });

  await world.context.db.transaction((tx) => friends.personalData.erase(tx, maya.id, world.context));

  for (const table of ['buddy_approvals', 'friend_requests']) expect(await rowsAbout(world, table, maya.id)).toBe(0);
});
