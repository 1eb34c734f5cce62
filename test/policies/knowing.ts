import { expect } from 'vitest';
import { listActivities, viewActivities } from '#contract/activities.ts';
import { acceptRequest, blockUser, favorFriend, listFriends, readProfile, renewFriendCode } from '#contract/friends.ts';
import { likePost } from '#contract/posts.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { agree, answer, ask, parentOf, requestsOf } from '../friends.ts';
import { child, makeBuddies, post } from '../pond.ts';
import { isKept, type Proof, tidy } from './proof.ts';

/** Whom children know here. */
export const knowing = {
  buddies: async (world) => {
    const [zoe, ida] = [await child(world, { age: 14 }), await child(world, { age: 14 })];
    await agree(zoe, ida);
    await zoe.call(favorFriend, { params: { id: ida.id } });
    const { code } = (await zoe.call(renewFriendCode, {})).data;
    expect((await zoe.call(listFriends, {})).data.friends).toMatchObject([{ id: ida.id, isFavorite: true }]);
    expect(await isKept(world, [code], 'buddy_settings')).toBe(true);
    await zoe.call(blockUser, { params: { id: ida.id } });
    for (const table of ['blocked_users', 'contacts']) expect(await isKept(world, [ida.id], table), table).toBe(true);
    expect(await isKept(world, [ida.id], 'friendships')).toBe(false);
  },

  profile: async (world) => {
    const [zoe, ida] = [await child(world, { age: 14 }), await child(world, { age: 14 })];
    const { data } = await ida.call(readProfile, { params: { id: zoe.id } });
    const { relation, isFriend, ...shown } = data;
    expect([relation, isFriend]).toEqual(['none', false]);
    const who = ['id', 'username', 'displayName', 'profileImageUrl', 'avatar', 'favoriteColor', 'bio', 'joinedDate'];
    const figures = ['level', 'totalPoints', 'totalPosts', 'totalLikes', 'riddlesSolved', 'triviaCorrect'];
    expect(Object.keys(shown).toSorted()).toEqual([...who, ...figures].toSorted());
  },

  activities: async (world) => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const story = await post(world, maya);
    await leo.call(likePost, { params: { id: story } });
    const { activities } = (await maya.call(listActivities, { query: {} })).data;
    expect(activities.map(({ type }) => type)).toContain('post_like');
    await maya.call(viewActivities, {});
    expect(await isKept(world, [maya.id], 'activity_views')).toBe(true);
    await world.pass(90 * DAY + MINUTE);
    await tidy(world);
    expect(await isKept(world, [leo.id], 'activities')).toBe(false);
    expect(await isKept(world, [maya.id], 'activity_views')).toBe(true);
  },

  requests: async (world) => {
    const [maya, leo] = [await child(world), await child(world)];
    await ask(maya, leo);
    await world.pass(30 * MINUTE);
    await leo.call(acceptRequest, { params: { id: (await requestsOf(leo))[0]?.id ?? '' } });
    await answer(world, parentOf(maya), 'no');
    expect(await isKept(world, [maya.id], 'friend_requests', 'buddy_approvals')).toBe(true);
    await world.pass(30 * DAY - MINUTE);
    await tidy(world);
    expect(await isKept(world, [maya.id], 'friend_requests')).toBe(true);
    await world.pass(30 * DAY);
    await tidy(world);
    expect(await isKept(world, [maya.id], 'friend_requests', 'buddy_approvals')).toBe(false);
  },
} satisfies Record<string, Proof>;
