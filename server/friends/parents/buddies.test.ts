import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  blockForChild,
  endFriendship,
  listBuddies,
  reportAsParent,
  unblockForChild,
} from '#contract/friends/parents.ts';
import { listBlocks, listFriends, unblockUser } from '#contract/friends.ts';
import { listStaffMessages } from '#contract/safety.ts';
import { type Child, child, makeBuddies } from '#test/support/children.ts';
import { ask, listBuddyIds, parentAddress } from '#test/support/friends.ts';
import { decide, queue } from '#test/support/moderation.ts';
import { subjectsTo } from '#test/support/parent-mails.ts';
import { type ParentBrowser, parentSession } from '#test/support/parents.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
afterAll(() => world[Symbol.asyncDispose]());

interface Pair {
  readonly maya: Child;
  readonly leo: Child;
  readonly parent: ParentBrowser;
  readonly params: { readonly childId: string; readonly friendId: string };
}

async function buddies(): Promise<Pair> {
  const [maya, leo] = [await child(world), await child(world)];
  await makeBuddies(world, maya, leo);
  const parent = await parentSession(world, maya);
  return { maya, leo, parent, params: { childId: maya.id, friendId: leo.id } };
}

const listFor = async ({ parent, maya }: Pair) =>
  (await parent.call(listBuddies, { params: { childId: maya.id } })).data;

describe('a friendship that a parent ends', () => {
  it('is gone for both, and the own child is told kindly', async () => {
    const { maya, leo, parent, params } = await buddies();

    await parent.call(endFriendship, { params });

    expect(await listBuddyIds(maya)).toEqual([]);
    expect(await listBuddyIds(leo)).toEqual([]);
    expect((await maya.call(listStaffMessages, {})).data.notices).toMatchObject([
      { template: 'buddy_ended', about: '' },
    ]);
    expect((await leo.call(listStaffMessages, {})).data.notices).toEqual([]);
  });

  it('ends once', async () => {
    const { parent, params } = await buddies();
    const replies = await Promise.all([1, 2].map(() => parent.call(endFriendship, { params })));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  it('is nobody else’s to end', async () => {
    const { maya, leo, params } = await buddies();
    const stranger = await parentSession(world, leo);

    expect((await stranger.call(endFriendship, { params })).status).toBe(404);
    expect((await maya.call(endFriendship, { params })).status).toBe(401);
    expect((await maya.call(listFriends, {})).data.friends).toHaveLength(1);
  });
});

describe('a block that a parent sets', () => {
  it('ends the friendship, and only a parent lifts it', async () => {
    const pair = await buddies();
    const { maya, leo, parent, params } = pair;
    await parent.call(blockForChild, { params });

    expect((await maya.call(listBlocks, {})).data.blocked).toMatchObject([{ id: leo.id, byParent: true }]);
    expect((await maya.call(unblockUser, { params: { id: leo.id } })).error.code).toBe('not_for_you');
    expect((await ask(leo, maya)).status).toBe(404);
    expect(await listFor(pair)).toMatchObject({ buddies: [], blocked: [{ id: leo.id }] });
    expect((await parent.call(unblockForChild, { params })).status).toBe(204);
    expect((await maya.call(listBlocks, {})).data.blocked).toEqual([]);
  });

  it('needs somebody whom the child had to do with', async () => {
    const { maya, parent } = await buddies();
    const { id: friendId } = await child(world);

    const refused = await parent.call(blockForChild, { params: { childId: maya.id, friendId } });

    expect(refused.status).toBe(404);
  });

  it('does not lift one of the child', async () => {
    const { maya, leo, parent, params } = await buddies();
    await world.context.db.pool.query('insert into blocked_users values ($1, $2, now())', [maya.id, leo.id]);

    expect((await parent.call(unblockForChild, { params })).status).toBe(404);
  });
});

describe('a report of a parent', () => {
  it('is a case, and staff answer the parent alone by mail that names nobody', async () => {
    const { maya, leo, parent, params } = await buddies();
    await parent.call(reportAsParent, { params, body: { reason: 'scary', words: 'He says he will come.' } });
    const [found] = (await queue(ines)).filter(({ kind }) => kind === 'parent_report');

    await decide(ines, found?.id ?? '', 'remove');
    await world.context.events.idle();
    await world.context.jobs.run('family.send-mails');

    expect(found).toMatchObject({ title: leo.username, reason: 'parent', severity: 3 });
    const mail = await world.mailTo(parentAddress(maya));
    expect(mail.subject).toBe('We looked into your report');
    expect(mail.text).not.toContain(leo.username);
    expect(await subjectsTo(world, parentAddress(leo))).not.toContain('We looked into your report');
  });

  it('is refused about a child whom the own one never met', async () => {
    const { maya, parent } = await buddies();
    const { id: friendId } = await child(world);
    const body = { reason: 'unkind', words: '' } as const;

    const refused = await parent.call(reportAsParent, { params: { childId: maya.id, friendId }, body });

    expect(refused.status).toBe(404);
  });
});

it('a parent sees buddies by username and picture alone', async () => {
  const pair = await buddies();

  const { buddies: listed } = await listFor(pair);

  expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual(['avatar', 'id', 'isTrusted', 'since', 'username']);
});
