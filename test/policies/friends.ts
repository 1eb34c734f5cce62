import { expect } from 'vitest';
import { listActivities, viewActivities } from '#contract/activities.ts';
import { endFriendship, setBuddyRule, trustFamily } from '#contract/friends/parents.ts';
import {
  acceptFriendRequest,
  blockUser,
  favoriteFriend,
  listFriends,
  readProfile,
  renewFriendCode,
} from '#contract/friends.ts';
import { likePost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { readPond, waveAtPond } from '#contract/rewards.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { type Child, child, makeBuddies, post } from '../support/children.ts';
import { signInAgain } from '../support/family.ts';
import { agree, answer, ask, listRequests, parentAddress } from '../support/friends.ts';
import { parentSession } from '../support/parents.ts';
import { bioOnScreen, nameOnScreen } from '../support/people.ts';
import type { World } from '../world.ts';
import { isStored, type Proof, runJobs } from './proof.ts';

/** Friends, requests, profiles and activities. */
export const friendProofs = {
  buddies: async (world) => {
    const [zoe, ida] = [await child(world, { age: 14 }), await child(world, { age: 14 })];
    await agree(zoe, ida);
    await zoe.call(favoriteFriend, { params: { id: ida.id } });
    const { code } = (await zoe.call(renewFriendCode, {})).data;
    expect((await zoe.call(listFriends, {})).data.friends).toMatchObject([{ id: ida.id, isFavorite: true }]);
    expect(await isStored(world, [code], 'buddy_settings')).toBe(true);
    await zoe.call(blockUser, { params: { id: ida.id } });
    for (const table of ['blocked_users', 'contacts']) expect(await isStored(world, [ida.id], table), table).toBe(true);
    expect(await isStored(world, [ida.id], 'friendships')).toBe(false);
  },

  buddyRules: async (world) => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const parent = await parentSession(world, maya);
    const params = { childId: maya.id, friendId: leo.id };
    await parent.call(setBuddyRule, { params: { childId: maya.id }, body: { approval: 'trusted' } });
    await parent.call(trustFamily, { params, body: { isTrusted: true } });
    await parent.call(endFriendship, { params });
    for (const table of ['buddy_rules', 'trusted_families', 'ended_friendships'])
      expect(await isStored(world, [maya.id], table), table).toBe(true);
    expect(await isStored(world, [parent.parentId], 'parent_acts')).toBe(true);
    expect((await agree(maya, leo)).data.relation).toBe('waiting');
  },

  profile: async (world) => {
    const [zoe, ida] = [await child(world, { age: 14 }), await child(world, { age: 14 })];
    await nameOnScreen(zoe, 'Zqname');
    await bioOnScreen(zoe, 'Zqbio');
    const read = async () => (await ida.call(readProfile, { params: { id: zoe.id } })).data;
    const { relation, isFriend, ...shown } = await read();
    expect([relation, isFriend]).toEqual(['none', false]);
    expect(shown).toMatchObject({ displayName: zoe.username, bio: '', favoriteColor: null, joinedDate: null });
    const who = ['id', 'username', 'displayName', 'profileImageUrl', 'avatar', 'favoriteColor', 'bio', 'joinedDate'];
    const stats = ['level', 'totalPoints', 'totalPosts', 'totalLikes', 'riddlesSolved', 'triviaCorrect'];
    expect(Object.keys(shown).toSorted()).toEqual([...who, ...stats].toSorted());
    await makeBuddies(world, zoe, ida);
    expect(await read()).toMatchObject({ displayName: 'Zqname', bio: 'Zqbio', favoriteColor: 'blue' });
    await proveWordsAreChecked(world);
    await proveRequestsAreLimited(world);
  },

  activities: async (world) => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const story = await post(world, maya);
    await leo.call(likePost, { params: { id: story } });
    const { activities } = (await maya.call(listActivities, { query: {} })).data;
    expect(activities.map(({ type }) => type)).toContain('post_like');
    await maya.call(viewActivities, {});
    expect(await isStored(world, [maya.id], 'activity_views')).toBe(true);
    await world.pass(90 * DAY + MINUTE);
    await runJobs(world);
    expect(await isStored(world, [leo.id], 'activities')).toBe(false);
    expect(await isStored(world, [maya.id], 'activity_views')).toBe(true);
  },

  waves: async (world) => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    await leo.call(waveAtPond, { params: { id: maya.id }, body: { words: 'hello' } });
    await leo.call(waveAtPond, { params: { id: maya.id }, body: { words: 'fish' } });
    const { waves } = (await maya.call(readPond, {})).data;
    expect(waves).toMatchObject([{ from: { id: leo.id }, words: 'hello' }]);
    await world.pass(14 * DAY - MINUTE);
    await runJobs(world);
    expect(await isStored(world, [leo.id], 'pond_waves')).toBe(true);
    await world.pass(2 * MINUTE);
    await runJobs(world);
    expect(await isStored(world, [leo.id], 'pond_waves')).toBe(false);
  },

  requests: async (world) => {
    const [maya, leo] = [await child(world), await child(world)];
    await ask(maya, leo);
    await world.pass(30 * MINUTE);
    await leo.call(acceptFriendRequest, { params: { id: (await listRequests(leo))[0]?.id ?? '' } });
    await answer(world, parentAddress(maya), 'no');
    expect(await isStored(world, [maya.id], 'friend_requests', 'buddy_approvals')).toBe(true);
    await world.pass(30 * DAY - MINUTE);
    await runJobs(world);
    expect(await isStored(world, [maya.id], 'friend_requests')).toBe(true);
    await world.pass(30 * DAY);
    await runJobs(world);
    expect(await isStored(world, [maya.id], 'friend_requests', 'buddy_approvals')).toBe(false);
  },
} satisfies Record<string, Proof>;

async function proveWordsAreChecked(world: World): Promise<void> {
  const [zoe, ida] = [await child(world, { age: 14 }), await child(world, { age: 14 })];
  await makeBuddies(world, zoe, ida);
  const seen = async (reader: Child) => (await reader.call(readProfile, { params: { id: zoe.id } })).data.bio;
  await zoe.call(updateUser, { body: { bio: 'I like herons.' } });
  expect(await seen(ida)).toBe('');
  expect(await isStored(world, ['i like herons'], 'waiting_words')).toBe(true);
  await world.pass(7 * DAY + MINUTE);
  const [known, reader] = [await signInAgain(zoe), await signInAgain(ida)];
  await known.call(updateUser, { body: { bio: 'I like newts.' } });
  expect(await seen(reader)).toBe('I like newts.');
  expect(await isStored(world, [zoe.id], 'waiting_words')).toBe(false);
  await known.call(updateUser, { body: { bio: 'Where do you live?' } });
  expect(await seen(reader)).toBe('I like newts.');
  await world.context.db.pool.query(`update children set consent_method = 'email_plus' where account_id = $1`, [
    zoe.id,
  ]);
  await known.call(updateUser, { body: { bio: 'I like frogs.' } });
  expect(await seen(reader)).toBe('I like newts.');
}

async function proveRequestsAreLimited(world: World): Promise<void> {
  const zoe = await child(world, { age: 14 });
  const others = await Promise.all(Array.from({ length: 15 }, () => child(world, { age: 14 })));
  const asked = async (who: Child, from: number, to: number) => {
    const replies = [];
    for (const other of others.slice(from, to)) replies.push(await ask(who, other));
    return replies.filter(({ status }) => status === 201).length;
  };
  expect(await asked(zoe, 0, 4)).toBe(3);
  expect(await isStored(world, [zoe.id], 'refused_asks')).toBe(true);
  await world.pass(7 * DAY + MINUTE);
  expect(await asked(await signInAgain(zoe), 4, 15)).toBe(10);
  await world.pass(31 * DAY);
  await runJobs(world);
  expect(await isStored(world, [zoe.id], 'refused_asks')).toBe(false);
}
