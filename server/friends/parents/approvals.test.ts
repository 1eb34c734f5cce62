import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#contract/accounts/departures.ts';
import { sendParentReport } from '#contract/family.ts';
import { decideApproval, listApprovals } from '#contract/friends/parents.ts';
import { blockUser, cancelFriendRequest } from '#contract/friends.ts';
import { type Child, child, makeBuddies } from '#test/support/children.ts';
import { agree, answer, ask, listBuddyIds, nextMails, parentAddress, sentBy } from '#test/support/friends.ts';
import { type ParentBrowser, parentSession } from '#test/support/parents.ts';
import { grant } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

interface Waiting {
  readonly maya: Child;
  readonly leo: Child;
  readonly parent: ParentBrowser;
}

/** Two of nine who both want, and the parent of the first one. */
async function waiting(ages = [9, 9]): Promise<Waiting> {
  const [maya, leo] = [await child(world, { age: ages[0] ?? 9 }), await child(world, { age: ages[1] ?? 9 })];
  await agree(maya, leo);
  return { maya, leo, parent: await parentSession(world, maya) };
}

const waitingFor = async (parent: ParentBrowser) => (await parent.call(listApprovals, {})).data.approvals;
const idFor = async (parent: ParentBrowser) => (await waitingFor(parent))[0]?.id ?? '';
const decide = (parent: ParentBrowser, id: string, decision: 'yes' | 'no' = 'yes') =>
  parent.call(decideApproval, { body: { id, decision } });

/** Adds the parent of one child to another one, who has consented too. */
async function share(parent: ParentBrowser, { id }: Child): Promise<void> {
  const { pool } = world.context.db;
  await pool.query('insert into guardianships values ($1, $2, now())', [id, parent.parentId]);
  await pool.query(
    `insert into consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at)
     values (gen_random_uuid(), $1, $2, 'granted', 'email_plus', '{posts,buddies,reach}', (select max(version) from notice_versions), now())`,
    [id, parent.parentId],
  );
}

describe('what waits for a parent', () => {
  it('helps to decide without a name, an age or a birthday of the other child', async () => {
    const { maya, leo, parent } = await waiting();
    const friend = await child(world);
    await makeBuddies(world, maya, friend);
    await makeBuddies(world, leo, friend);

    const approvals = await waitingFor(parent);

    const shown = { childId: maya.id, ageGroup: 'same', commonBuddies: 1, otherParentAgreed: false, byCode: false };
    expect(approvals).toMatchObject([{ ...shown, user: { id: leo.id, username: leo.username } }]);
    expect(Object.keys(approvals[0]?.user ?? {}).toSorted()).toEqual(['avatar', 'id', 'username']);
  });

  it('stands in the report too, with the way to the answer', async () => {
    const { maya, leo } = await waiting();
    await maya.call(sendParentReport, {});
    await nextMails(world);

    const mail = world.mailbox
      .newestFirst()
      .find(({ to, subject }) => to === parentAddress(maya) && /sent you a report/.test(subject));
    const text = mail?.text.replace(/\s+/g, ' ');

    expect(text).toContain(`Waiting for you`);
    expect(text).toContain(`${leo.username} and Robin would like to be buddies.`);
    expect(text).toContain(`Review the request: <${world.context.config.publicUrl}/family/${maya.id}>`);
    expect(text).toContain(`Change the limits: <${world.context.config.publicUrl}/family/${maya.id}#time>`);
  });

  it('says when the other family has agreed', async () => {
    const { leo, parent } = await waiting();

    await answer(world, parentAddress(leo), 'yes');

    expect(await waitingFor(parent)).toMatchObject([{ otherParentAgreed: true }]);
  });

  it('says when the other child is in the next age group', async () => {
    const { parent } = await waiting([10, 11]);

    expect(await waitingFor(parent)).toMatchObject([{ ageGroup: 'near' }]);
  });

  it('is about all children of the parent', async () => {
    const { maya, parent } = await waiting();
    const other = await waiting();
    await share(parent, other.maya);
    await agree(other.maya, await child(world));

    const approvals = await waitingFor(parent);

    expect(approvals.map(({ childId }) => childId).toSorted()).toEqual([maya.id, other.maya.id].toSorted());
  });

  it('contains nothing of other families', async () => {
    await waiting();
    const stranger = await parentSession(world, await child(world));

    expect(await waitingFor(stranger)).toEqual([]);
  });
});

describe('a parent’s answer on the page', () => {
  it('makes the two buddies once both families agree', async () => {
    const { maya, leo, parent } = await waiting();
    await answer(world, parentAddress(leo), 'yes');

    const { data } = await decide(parent, await idFor(parent));

    expect(data).toEqual({ decision: 'yes', areBuddies: true });
    expect(await listBuddyIds(maya)).toEqual([leo.id]);
    expect(await waitingFor(parent)).toEqual([]);
  });

  it('ends the request if it is a no', async () => {
    const { maya, parent } = await waiting();

    await decide(parent, await idFor(parent), 'no');

    expect(await sentBy(maya)).toMatchObject([{ status: 'refused' }]);
    expect(await waitingFor(parent)).toEqual([]);
  });

  it('counts once, here or by mail', async () => {
    const { maya, parent } = await waiting();
    const id = await idFor(parent);
    await answer(world, parentAddress(maya), 'yes');

    const refused = await decide(parent, id, 'no');

    expect(refused.error.code).toBe('gone');
    expect(await waitingFor(parent)).toEqual([]);
  });

  it('counts once when two arrive at the same moment', async () => {
    const { parent } = await waiting();
    const id = await idFor(parent);

    const replies = await Promise.all([decide(parent, id, 'yes'), decide(parent, id, 'no')]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('makes buddies once when both families answer at the same moment', async () => {
    const { maya, leo, parent } = await waiting();
    const other = await parentSession(world, leo);
    const [own, theirs] = [await idFor(parent), await idFor(other)];

    await Promise.all([decide(parent, own), decide(other, theirs)]);

    expect(await listBuddyIds(maya)).toEqual([leo.id]);
    expect(await listBuddyIds(leo)).toEqual([maya.id]);
  });

  it('is not asked again of a second parent, whose no still ends it', async () => {
    const { maya, leo, parent } = await waiting();
    const second = await parentSession(world, await child(world));
    await share(second, maya);
    await agree(maya, await child(world));
    await world.context.db.pool.query(
      `insert into buddy_approvals (id, request_id, child_id, parent_id)
       select gen_random_uuid(), request_id, child_id, $1 from buddy_approvals where child_id = $2 and parent_id = $3
       on conflict do nothing`,
      [second.parentId, maya.id, parent.parentId],
    );
    const [first] = (await waitingFor(second)).filter(({ user }) => user.id === leo.id);
    await answer(world, parentAddress(leo), 'yes');
    const [asked] = (await waitingFor(parent)).filter(({ user }) => user.id === leo.id);
    await decide(parent, asked?.id ?? '');

    const listed = await waitingFor(second);
    const { data } = await decide(second, first?.id ?? '', 'no');

    expect(listed.map(({ user }) => user.id)).not.toContain(leo.id);
    expect(data).toEqual({ decision: 'no', areBuddies: false });
    expect(await listBuddyIds(maya)).toEqual([]);
  });

  it('is recorded', async () => {
    const { maya, leo, parent } = await waiting();

    await decide(parent, await idFor(parent), 'no');

    const { rows } = await world.context.db.pool.query(
      'select act, about_id, parent_id, detail from parent_acts where child_id = $1',
      [maya.id],
    );
    expect(rows).toEqual([
      { act: 'buddy.answer', about_id: leo.id, parent_id: parent.parentId, detail: { decision: 'no' } },
    ]);
  });
});

describe('an answer is refused', () => {
  it('for the child of another parent', async () => {
    const { leo, parent } = await waiting();
    const other = await parentSession(world, leo);

    const refused = await decide(parent, await idFor(other));

    expect(refused.status).toBe(404);
  });

  it('from a parent whose guardianship has ended', async () => {
    const { maya, parent } = await waiting();
    await share(parent, await child(world));
    const id = await idFor(parent);
    await world.context.db.pool.query('delete from guardianships where child_id = $1', [maya.id]);

    const refused = await decide(parent, id);

    expect(refused.status).toBe(404);
    expect(await waitingFor(parent)).toEqual([]);
  });

  it('from a child', async () => {
    const { maya, parent } = await waiting();
    const body = { id: await idFor(parent), decision: 'yes' } as const;

    expect((await maya.call(decideApproval, { body })).status).toBe(401);
    expect((await maya.call(listApprovals, {})).status).toBe(401);
  });

  it.each<[string, (pair: Waiting) => Promise<unknown>]>([
    ['the other one has blocked', ({ maya, leo }) => leo.call(blockUser, { params: { id: maya.id } })],
    ['is leaving', ({ leo }) => leo.call(deleteUser, { body: { confirm: 'DELETE' } })],
    [
      'may have no buddies any more',
      async ({ leo }) => {
        await grant(leo, ['posts']);
        await world.context.events.idle();
      },
    ],
    [
      'was removed by staff',
      ({ leo }) => world.context.db.pool.query(`update accounts set state = 'removed' where id = $1`, [leo.id]),
    ],
    [
      'has turned 13',
      ({ leo }) =>
        world.context.db.pool.query(
          `update children set birth_date = birth_date - interval '4 years' where account_id = $1`,
          [leo.id],
        ),
    ],
    [
      'has taken the request back',
      async ({ maya }) => {
        const [sent] = await sentBy(maya);
        await maya.call(cancelFriendRequest, { params: { id: sent?.id ?? '' } });
      },
    ],
  ])('when one of the children %s', async (_, change) => {
    const pair = await waiting();
    const id = await idFor(pair.parent);
    await change(pair);

    const refused = await decide(pair.parent, id);

    expect(refused.status).toBe(410);
    expect(await waitingFor(pair.parent)).toEqual([]);
    expect(await listBuddyIds(pair.maya)).toEqual([]);
  });

  it('but not while a child is suspended', async () => {
    const { leo, parent } = await waiting();
    await world.context.db.pool.query(`update accounts set paused_until = '2999-01-01' where id = $1`, [leo.id]);

    expect((await decide(parent, await idFor(parent))).status).toBe(200);
  });

  it('before the other child has accepted the request', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await ask(maya, leo);
    const parent = await parentSession(world, maya);

    expect(await waitingFor(parent)).toEqual([]);
  });
});
