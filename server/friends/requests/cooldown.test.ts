import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  blockUser,
  cancelFriendRequest,
  declineFriendRequest,
  listSuggestions,
  readProfile,
  removeFriend,
  setSuggestions,
  unblockUser,
} from '#contract/friends.ts';
import { type Child, child, makeBuddies } from '#test/support/children.ts';
import { signInAgain } from '#test/support/family.ts';
import { agree, answer, ask, listBuddyIds, listRequests, parentAddress, sentBy } from '#test/support/friends.ts';
import { grant } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../../platform/clock.ts';
import { friends } from '../index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

type Ending = (leo: Child, maya: Child) => Promise<unknown>;

const firstRequestId = async (who: Child) => (await listRequests(who))[0]?.id ?? '';
const decline: Ending = async (leo) => leo.call(declineFriendRequest, { params: { id: await firstRequestId(leo) } });

async function blockForAMoment(leo: Child, { id }: Child): Promise<void> {
  await leo.call(blockUser, { params: { id } });
  await leo.call(unblockUser, { params: { id } });
}

async function closeForAMoment(leo: Child): Promise<void> {
  await grant(leo, ['posts']);
  await world.context.events.idle();
  await grant(leo, ['posts', 'buddies']);
}

async function sayNo(leo: Child, maya: Child): Promise<void> {
  await agree(maya, leo);
  await answer(world, parentAddress(leo), 'no');
}

async function letRunOut(): Promise<void> {
  await world.pass(30 * DAY);
  await world.context.jobs.run('friends.end-requests');
}

/** All that a child can find out about what was between the two. */
async function seenBy(who: Child, whom: Child) {
  const profile = await who.call(readProfile, { params: { id: whom.id } });
  const { error, status } = await ask(who, whom);
  return [await listRequests(who), await sentBy(who), profile.data.relation, status, error.code, error.message];
}
const over = [[], [], 'none', 409, 'asked_lately', 'Give it a little time. Then you can ask again.'];

describe('a child whose request has ended reads the same for 14 days, and may then ask again, when', () => {
  it.each<[string, Ending]>([
    ['the other child has said no', decline],
    [
      'the other child has wanted, and then thought better of it',
      async (leo, maya) => {
        await agree(maya, leo);
        await decline(leo, maya);
      },
    ],
    ['a grown-up of the other child has said no', sayNo],
    ['a grown-up of the other child has closed buddies, and opened them again', closeForAMoment],
    ['the other child has blocked them, and taken it back', blockForAMoment],
    ['nobody has answered for 30 days', letRunOut],
  ])('%s', async (_why, end) => {
    const [maya, leo] = [await child(world), await child(world)];
    await ask(maya, leo);

    await end(leo, maya);

    expect(await seenBy(await signInAgain(maya), leo)).toEqual(over);

    await world.pass(14 * DAY - MINUTE);

    expect(await seenBy(await signInAgain(maya), leo)).toEqual(over);

    await world.pass(MINUTE);

    expect((await ask(await signInAgain(maya), leo)).data).toEqual({ relation: 'sent' });
  });
});

it.each<[string, Ending]>([
  [
    'who had asked has taken it back',
    async (maya) => {
      const [sent] = await sentBy(maya);
      await maya.call(cancelFriendRequest, { params: { id: sent?.id ?? '' } });
    },
  ],
  ['a grown-up of theirs has said no', (maya) => answer(world, parentAddress(maya), 'no')],
])('whoever has said yes reads the same when %s', async (_why, end) => {
  const [maya, leo] = [await child(world), await child(world)];
  await agree(maya, leo);

  await end(maya, leo);

  expect(await seenBy(leo, maya)).toEqual(over);
});

describe('a former friend reads the same, and the child who ended it may ask again at once, when', () => {
  it.each<[string, Ending]>([
    ['the other one has ended it', (leo, { id }) => leo.call(removeFriend, { params: { id } })],
    ['the other one has blocked them, and taken it back', blockForAMoment],
  ])('%s', async (_why, end) => {
    const [maya, leo] = [await child(world), await child(world)];
    await agree(maya, leo);

    for (const one of [maya, leo]) await answer(world, parentAddress(one), 'yes');

    expect(await listBuddyIds(maya)).toEqual([leo.id]);

    await end(leo, maya);

    expect(await seenBy(maya, leo)).toEqual(over);
    expect((await ask(leo, maya)).data).toEqual({ relation: 'sent' });
  });
});

it('neither suggestions nor the export tell how it ended', async () => {
  const [maya, leo, robin] = [await child(world), await child(world), await child(world)];
  for (const one of [maya, leo]) {
    await makeBuddies(world, one, robin);
    await one.call(setSuggestions, { body: { isOn: true } });
  }
  const suggested = async () => (await maya.call(listSuggestions, {})).data.suggestions.map(({ id }) => id);

  expect(await suggested()).toEqual([leo.id]);

  await ask(maya, leo);
  await closeForAMoment(leo);

  expect(await suggested()).toEqual([]);

  const { requests } = await friends.personalData.export(world.context.db, maya.id, world.context);
  expect(requests).toMatchObject([{ receiverId: leo.id, status: 'ended' }]);
});
