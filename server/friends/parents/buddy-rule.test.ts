import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMembers, createGroup } from '#contract/friends/groups.ts';
import { endFriendship, readBuddyRule, setBuddyRule, trustFamily } from '#contract/friends/parents.ts';
import { acceptFriendRequest, renewFriendCode } from '#contract/friends.ts';
import type { BuddyApproval } from '#contract/rules/family/buddy-approval.ts';
import { type Child, child, makeBuddies } from '#test/support/children.ts';
import { agree, answer, ask, listRequests, parentAddress } from '#test/support/friends.ts';
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

const choose = (parent: ParentBrowser, { id }: Child, approval: BuddyApproval) =>
  parent.call(setBuddyRule, { params: { childId: id }, body: { approval } });

/** A child whose parent is asked as they have chosen. */
async function childWithRule(approval: BuddyApproval, age = 9): Promise<{ maya: Child; parent: ParentBrowser }> {
  const maya = await child(world, { age });
  const parent = await parentSession(world, maya);
  await choose(parent, maya, approval);
  return { maya, parent };
}

let groups = 0;
async function createTestGroup(...members: readonly Child[]): Promise<void> {
  groups += 1;
  const { data } = await ines.call(createGroup, { body: { name: `Class ${groups}` } });
  const usernames = members.map(({ username }) => username);
  await ines.call(addMembers, { params: { id: data.id }, body: { usernames } });
}

async function createSibling(friend: Child, parent: ParentBrowser): Promise<Child> {
  const sibling = await child(world);
  const { pool } = world.context.db;
  await pool.query('insert into guardianships values ($1, $2, now())', [sibling.id, parent.parentId]);
  await pool.query(
    `insert into consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at)
     select gen_random_uuid(), $1, $2, 'granted', method, scopes, notice_version, at from consent_answers where child_id = $3`,
    [sibling.id, parent.parentId, friend.id],
  );
  return sibling;
}

describe('a parent who is not asked', () => {
  it('has a child who makes buddies at once with one like that', async () => {
    const [{ maya }, { maya: leo }] = [await childWithRule('off'), await childWithRule('off')];

    const { data } = await agree(maya, leo);

    expect(data.relation).toBe('buddy');
  });

  it('gets no mail, and the other family is still asked as it wants', async () => {
    const { maya } = await childWithRule('off');
    const leo = await child(world);

    const { data } = await agree(maya, leo);
    await answer(world, parentAddress(leo), 'yes');

    expect(data.relation).toBe('waiting');
    expect((await subjectsTo(world, parentAddress(maya))).filter((subject) => subject.includes('buddy'))).toEqual([]);
    expect((await listRequests(leo)).length).toBe(0);
  });

  it('is asked nevertheless about one of 13 or more', async () => {
    const { maya } = await childWithRule('off', 12);
    const zoe = await child(world, { age: 14 });
    const { code } = (await zoe.call(renewFriendCode, {})).data;
    await ask(maya, zoe, code);
    const [request] = await listRequests(zoe);

    const { data } = await zoe.call(acceptFriendRequest, { params: { id: request?.id ?? '' } });

    expect(data.relation).toBe('waiting');
  });

  it('is asked nevertheless about a friendship that a parent has ended', async () => {
    const [{ maya, parent }, { maya: leo }] = [await childWithRule('off'), await childWithRule('off')];
    await agree(maya, leo);
    await parent.call(endFriendship, { params: { childId: maya.id, friendId: leo.id } });

    const { data } = await agree(maya, leo);

    expect(data.relation).toBe('waiting');
  });
});

describe('a trusted list', () => {
  it('lets children of one class be buddies at once', async () => {
    const [{ maya }, { maya: leo }] = [await childWithRule('trusted'), await childWithRule('trusted')];
    await createTestGroup(maya, leo);

    const { data } = await agree(maya, leo);

    expect(data.relation).toBe('buddy');
  });

  it('does not let in who is in another class', async () => {
    const [{ maya }, { maya: leo }] = [await childWithRule('trusted'), await childWithRule('off')];
    await createTestGroup(maya, await child(world));
    await createTestGroup(leo);

    const { data } = await agree(maya, leo);

    expect(data.relation).toBe('waiting');
  });

  it('lets in the brother of a child whose family the parent trusts', async () => {
    const [{ maya, parent }, { maya: leo, parent: theirs }] = [
      await childWithRule('trusted'),
      await childWithRule('off'),
    ];
    await makeBuddies(world, maya, leo);
    const brother = await createSibling(leo, theirs);
    await parent.call(trustFamily, { params: { childId: maya.id, friendId: leo.id }, body: { isTrusted: true } });
    const { rows } = await world.context.db.pool.query('select parent_id from guardianships where child_id = $1', [
      brother.id,
    ]);
    for (const { parent_id } of rows)
      await world.context.db.pool.query(
        `insert into buddy_rules values ($1, $2, 'off', now()) on conflict do nothing`,
        [brother.id, parent_id],
      );

    const { data } = await agree(maya, brother);

    expect(data.relation).toBe('buddy');
  });

  it('does not any more once the family is taken off it', async () => {
    const [{ maya, parent }, { maya: leo }] = [await childWithRule('trusted'), await childWithRule('off')];
    await makeBuddies(world, maya, leo);
    const params = { childId: maya.id, friendId: leo.id };
    for (const isTrusted of [true, false]) await parent.call(trustFamily, { params, body: { isTrusted } });
    await world.context.db.pool.query('delete from friendships');

    const { data } = await agree(maya, leo);

    expect(data.relation).toBe('waiting');
  });
});

describe('the choice of a parent', () => {
  it('is to be asked until they choose', async () => {
    const maya = await child(world);
    const parent = await parentSession(world, maya);

    const { data } = await parent.call(readBuddyRule, { params: { childId: maya.id } });

    expect(data).toEqual({ own: 'ask', inForce: 'ask' });
  });

  it('gives way to a stricter one of another parent', async () => {
    const { maya } = await childWithRule('off');
    const { parent: second } = await childWithRule('ask');
    await world.context.db.pool.query('insert into guardianships values ($1, $2, now())', [maya.id, second.parentId]);
    await world.context.db.pool.query(
      `insert into consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at)
       values (gen_random_uuid(), $1, $2, 'granted', 'email_plus', '{posts,buddies}', (select max(version) from notice_versions), now())`,
      [maya.id, second.parentId],
    );

    const { data } = await choose(second, maya, 'trusted');

    expect(data).toEqual({ own: 'trusted', inForce: 'trusted' });
    expect((await second.call(readBuddyRule, { params: { childId: maya.id } })).data.inForce).toBe('trusted');
  });

  it('is nobody else’s', async () => {
    const { maya } = await childWithRule('ask');
    const stranger = await parentSession(world, await child(world));

    expect((await choose(stranger, maya, 'off')).status).toBe(404);
    expect((await stranger.call(readBuddyRule, { params: { childId: maya.id } })).status).toBe(404);
  });
});
