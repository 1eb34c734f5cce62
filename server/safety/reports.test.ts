import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { readFeed } from '#contract/feed.ts';
import { readProfile, renewFriendCode } from '#contract/friends.ts';
import { readPost } from '#contract/posts.ts';
import {
  listStaffMessages,
  markStaffMessageSeen,
  type Reportable,
  STAFF_MESSAGES_PAGE_SIZE,
  sendReport,
} from '#contract/safety.ts';
import { DAY } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { ask } from '#test/support/friends.ts';
import { caseAt, decide, handIn, queue, read, report } from '#test/support/moderation.ts';
import { bioOnScreen, hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

let world: World;
let ines: Person;
let maya: Child;
let leo: Child;
beforeEach(async () => {
  world = await openWorld();
  [maya, leo] = [await child(world), await child(world)];
  await makeBuddies(world, maya, leo);
  await world.pass(4 * DAY);
  for (const who of [maya, leo]) await signIn(who);
  ines = await hireInes(world);
});
afterEach(() => world[Symbol.asyncDispose]());

function signIn(who: Child) {
  return who.send('POST', '/api/login', { username: who.username, password: PASSWORD, rememberMe: true });
}

const staffMessages = async (who: Child) => (await who.call(listStaffMessages, {})).data.notices;
const sees = async (who: Child, id: string) => (await who.call(readPost, { params: { id } })).status === 200;
const reportName = (who: Child, targetType: Reportable, targetId: string) =>
  who.call(sendReport, { body: { targetType, targetId, reason: 'unkind' } });

describe('a report', () => {
  it('hides the post at once from the reporter only, and adds it to the review queue', async () => {
    const id = await post(world, maya);

    expect((await report(leo, id)).status).toBe(201);
    expect(await sees(leo, id)).toBe(false);
    expect(await sees(maya, id)).toBe(true);

    const feed = (await leo.call(readFeed, { query: { post: id } })).data;
    expect(feed.items.filter(({ type }) => type === 'post')).toEqual([]);
    expect(await caseAt(ines)).toMatchObject({ reason: 'report', severity: 2, reports: 1, title: 'My frog' });

    const { data } = await read(ines, (await caseAt(ines)).id);
    expect(data.reportReasons).toEqual([{ reason: 'unkind', count: 1 }]);
  });

  it('sent twice counts once, also at the same moment', async () => {
    const id = await post(world, maya);
    const replies = await Promise.all(Array.from({ length: 8 }, () => report(leo, id)));

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect((await report(leo, id)).status).toBe(201);
    expect(await queue(ines)).toMatchObject([{ reports: 1 }]);
  });

  it('raises the priority of what others have reported, and never removes anything by itself', async () => {
    const [told, waiting] = [await post(world, maya), await post(world, maya)];
    const children = [leo];
    for (let at = 0; at < 4; at += 1) {
      const one = await child(world);
      await makeBuddies(world, maya, one);
      children.push(one);
    }
    await world.pass(3 * DAY);
    for (const who of children) await signIn(who);
    await report(leo, waiting);
    for (const who of children) await report(who, told);

    const [first, second] = await queue(await hire(world, { username: 'otto', role: 'moderator' }));

    expect(first?.reports).toBe(5);
    expect(second?.reports).toBe(1);

    await signIn(maya);

    expect(await sees(maya, told)).toBe(true);
  });

  it('of an account younger than three days only alerts', async () => {
    const young = await child(world);
    await makeBuddies(world, maya, young);

    const id = await post(world, maya);

    expect((await report(young, id, 'stranger')).status).toBe(201);
    expect(await sees(young, id)).toBe(false);
    expect(await caseAt(ines)).toMatchObject({ severity: 1, urgent: false, reports: 0 });

    await report(leo, id, 'stranger');

    expect(await caseAt(ines)).toMatchObject({ severity: 4, urgent: true, reports: 1 });
  });

  it('never reveals the reporter to the author', async () => {
    const id = await post(world, maya);
    await report(leo, id);

    expect(await staffMessages(maya)).toEqual([]);

    await decide(ines, (await caseAt(ines)).id, 'remove');
    const told = await staffMessages(maya);

    expect(told).toMatchObject([{ template: 'removed', about: 'My frog' }]);
    expect(JSON.stringify(told)).not.toContain(leo.id);
    expect(JSON.stringify(told)).not.toContain(leo.username);
  });

  it('ends with a message to the reporter, whatever the decision', async () => {
    const [bad, fine] = [await post(world, maya), await post(world, maya)];
    await report(leo, bad);
    await report(leo, fine);
    const [one, other] = await queue(ines);

    await decide(ines, one?.id ?? '', 'remove');
    await decide(ines, other?.id ?? '', 'approve');

    expect((await staffMessages(leo)).map(({ template }) => template).toSorted()).toEqual([
      'thanks_acted',
      'thanks_looked',
    ]);
    expect((await staffMessages(leo)).map(({ about }) => about)).toEqual(['', '']);
    expect(await sees(leo, fine)).toBe(false);
    expect(await sees(maya, fine)).toBe(true);
  });

  it('returns to the review queue when another child reports it after the decision', async () => {
    const id = await post(world, maya);
    await report(leo, id);
    await decide(ines, (await caseAt(ines)).id, 'approve');
    const ida = await child(world);
    await makeBuddies(world, maya, ida);

    await report(ida, id);

    expect(await queue(ines)).toHaveLength(1);
  });
});

describe('reads as not found', () => {
  it.each<[string, () => Promise<string>]>([
    ['what nobody wrote', async () => newId()],
    ['what still waits', () => handIn(maya)],
    ['one’s own', () => post(world, leo)],
    ['what a stranger wrote', async () => post(world, await child(world))],
    [
      'what somebody wrote who is blocked',
      async () => {
        await block(world, maya, leo);
        return post(world, maya);
      },
    ],
  ])('%s', async (_what, make) => {
    const id = await make();
    const before = (await queue(ines)).length;

    expect((await report(leo, id)).error.code).toBe('not_found');
    expect(await queue(ines)).toHaveLength(before);
  });
});

describe('a name', () => {
  it('that is removed is replaced by a neutral one, and the child gets a message', async () => {
    expect((await reportName(leo, 'username', maya.id)).status).toBe(201);
    expect(await sees(leo, await post(world, maya))).toBe(false);

    const { id } = await caseAt(ines);
    expect((await read(ines, id)).data).toMatchObject({ kind: 'username', text: maya.username });
    expect((await decide(ines, id, 'teach', 'kinder')).status).toBe(400);
    expect((await decide(ines, id, 'remove')).status).toBe(200);

    const [told] = await staffMessages(maya);
    const { data } = await maya.call(readUser, {});

    expect(told).toMatchObject({ template: 'new_name', about: data.username });
    expect(data.username).toMatch(/^[a-z]+_\d{7}$/);
    expect(data).toMatchObject({ displayName: data.username, hasStaffMessages: true });

    const login = { username: data.username, password: PASSWORD };
    expect((await world.visitor().send('POST', '/api/login', login)).statusCode).toBe(200);
  });

  it('that is fine stays, and children cannot report their own', async () => {
    await reportName(leo, 'name', maya.id);
    await decide(ines, (await caseAt(ines)).id, 'approve');

    expect((await maya.call(readUser, {})).data.username).toBe(maya.username);
    expect((await reportName(leo, 'name', leo.id)).status).toBe(404);
  });
});

describe('a bio', () => {
  const bioFor = async (reader: Child) => (await reader.call(readProfile, { params: { id: maya.id } })).data.bio;
  const reportBio = () => reportName(leo, 'bio', maya.id);
  beforeEach(() => bioOnScreen(maya, 'I like newts.'));

  it('that a buddy reports is hidden from that buddy alone', async () => {
    const ida = await child(world);
    await makeBuddies(world, maya, ida);

    expect((await reportBio()).status).toBe(201);
    expect(await bioFor(leo)).toBe('');
    expect(await bioFor(ida)).toBe('I like newts.');
  });

  it('is removed alone when staff remove it, and the child gets a message', async () => {
    await reportBio();
    const { id } = await caseAt(ines);
    const before = (await maya.call(readUser, {})).data;

    expect((await read(ines, id)).data).toMatchObject({ kind: 'bio', text: 'I like newts.' });
    expect((await decide(ines, id, 'remove')).status).toBe(200);

    const after = (await maya.call(readUser, {})).data;
    expect(after.bio).toBe('');
    expect(after.username).toBe(before.username);
    expect(after.displayName).toBe(before.displayName);
    expect(await staffMessages(maya)).toMatchObject([{ template: 'bio_removed' }]);
  });

  it('that is fine stays', async () => {
    await reportBio();
    await decide(ines, (await caseAt(ines)).id, 'approve');

    expect((await maya.call(readUser, {})).data.bio).toBe('I like newts.');
  });

  it('that a stranger cannot read cannot be reported by them', async () => {
    const stranger = await child(world);

    expect((await reportName(stranger, 'bio', maya.id)).status).toBe(404);
  });

  it('that is empty cannot be reported', async () => {
    await bioOnScreen(maya, '');

    expect((await reportBio()).status).toBe(404);
  });
});

describe('a name that the reader may not see is treated like one that does not exist', () => {
  it.each<[string, () => Promise<string>]>([
    ['of someone who has blocked them', () => block(world, maya, leo).then(() => maya.id)],
    ['of somebody across the line of 13', async () => (await child(world, { age: 14 })).id],
    ['of who may have no buddies', async () => (await child(world, { scopes: ['posts'] })).id],
  ])('%s', async (_what, make) => {
    const id = await make();

    for (const kind of ['name', 'username'] as const) {
      const { status, error } = await reportName(leo, kind, id);
      const nobody = await reportName(leo, kind, newId());

      expect(status).toEqual(nobody.status);
      expect(error).toEqual(nobody.error);
      expect(status).toBe(404);
    }
    expect(await queue(ines)).toEqual([]);
  });

  it('except the name of a child who has sent a request by code', async () => {
    const zoe = await child(world, { age: 14 });
    const { code } = (await zoe.call(renewFriendCode, {})).data;

    expect((await ask(leo, zoe, code)).data.relation).toBe('sent');
    expect((await reportName(zoe, 'username', leo.id)).status).toBe(201);
  });
});

it('a staff message can only be read by its child, is shown once, and can be read again', async () => {
  const id = await post(world, maya);
  await report(leo, id);
  await decide(ines, (await caseAt(ines)).id, 'remove');
  const [notice] = await staffMessages(maya);
  const see = (who: Child) => who.call(markStaffMessageSeen, { params: { id: notice?.id ?? '' } });

  expect((await see(leo)).status).toBe(404);
  expect((await maya.call(readUser, {})).data.hasStaffMessages).toBe(true);
  expect((await see(maya)).status).toBe(204);
  expect((await see(maya)).status).toBe(204);
  expect(await staffMessages(maya)).toEqual([]);
  expect((await maya.call(listStaffMessages, {})).data.past).toEqual([notice]);
  expect((await leo.call(listStaffMessages, {})).data.past).toEqual([]);
  expect((await maya.call(readUser, {})).data.hasStaffMessages).toBeUndefined();
});

it('older messages are loaded page by page', async () => {
  const zoe = await child(world);
  await world.context.db.pool.query(
    `insert into staff_notices (id, account_id, template, at, seen_at)
     select gen_random_uuid(), $1, 'kinder', $3::timestamptz - n * interval '1 minute', $3 from generate_series(1, $2) n`,
    [zoe.id, STAFF_MESSAGES_PAGE_SIZE + 3, world.clock.now()],
  );

  const first = (await zoe.call(listStaffMessages, {})).data;
  const second = (await zoe.call(listStaffMessages, { query: { cursor: first.cursor ?? '' } })).data;

  expect(first.past.length).toEqual(STAFF_MESSAGES_PAGE_SIZE);
  expect(second.past).toHaveLength(3);
  expect(second.cursor).toBeNull();
  expect(new Set([...first.past, ...second.past].map(({ id }) => id)).size).toBe(STAFF_MESSAGES_PAGE_SIZE + 3);
  expect((await zoe.call(listStaffMessages, { query: { cursor: 'frog' } })).status).toBe(400);
});

it('visitors and staff cannot report', async () => {
  const id = await post(world, maya);
  const body = { targetType: 'post', targetId: id, reason: 'unkind' } as const;

  expect((await world.visitor().call(sendReport, { body })).error.code).toBe('sign_in_required');
  expect((await ines.call(sendReport, { body })).error.code).toBe('not_for_you');
  expect((await ines.call(listStaffMessages, {})).error.code).toBe('not_for_you');
  expect(await queue(ines)).toEqual([]);
});
