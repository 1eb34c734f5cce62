import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { listActivities } from '#contract/activities.ts';
import { pipAddress } from '#contract/art/pip/address.ts';
import { listChatBuddies } from '#contract/chat.ts';
import {
  createCollaborativeGame,
  joinCollaborativeGame,
  listCollaborativeGames,
  readCollaborativeGame,
} from '#contract/collaborative-games.ts';
import { createComment, listComments } from '#contract/comments.ts';
import {
  blockUser,
  listBlocks,
  listFriendRequests,
  listFriends,
  listSentFriendRequests,
  readProfile,
  searchFriends,
} from '#contract/friends.ts';
import { likePost, listPostsBy, readPost } from '#contract/posts.ts';
import { dressPip } from '#contract/rewards.ts';
import { encodeLook, plainLook } from '#contract/rules/rewards/pips.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, makeBuddies, post } from './support/children.ts';
import { ask } from './support/friends.ts';
import { openWorld, type World } from './world.ts';

const look = encodeLook({ ...plainLook, coat: 'teal', hat: 'blossom' });
const face = pipAddress({ pip: look, background: '#d3f9d8' });

let world: World;
/** Has chosen her Pip as her avatar. */
let zoe: Child;
/** Her buddy, who looks. */
let leo: Child;
/** Knows neither. */
let ida: Child;
let postId: string;
let sessionId: string;
let leosPostId: string;

beforeAll(async () => {
  world = await openWorld();
  const scopes = ['posts', 'buddies', 'chat', 'multiplayer'] as const;
  [zoe, leo, ida] = [await child(world, { scopes }), await child(world, { scopes }), await child(world, { scopes })];
  await makeBuddies(world, zoe, leo);
  await zoe.call(dressPip, { body: { look, isAvatar: true, background: '#d3f9d8' } });
  postId = await post(world, zoe);
  const below = { id: await post(world, leo) };
  await zoe.call(createComment, { params: below, body: { clientId: newId(), content: 'What a jump!' } });
  await zoe.call(likePost, { params: below });
  await ask(zoe, ida);
  const { data } = await zoe.call(createCollaborativeGame, { body: { gameType: 'memory_match', title: 'pond_party' } });
  sessionId = data.game.id;
  leosPostId = below.id;
});
afterAll(() => world[Symbol.asyncDispose]());

/** How somebody sees Zoe, wherever an answer shows her. */
function sightsOfZoe(answer: unknown): { avatar: { pip?: string }; profileImageUrl?: string | null }[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const inside = Object.values(answer).flatMap(sightsOfZoe);
  return 'avatar' in answer && 'id' in answer && answer.id === zoe.id ? [answer as never, ...inside] : inside;
}

describe('a Pip that a child has chosen as the avatar is shown', () => {
  it.each([
    ['in the own account', () => zoe.call(readUser, {})],
    ['among buddies', () => leo.call(listFriends, {})],
    ['on the profile', () => leo.call(readProfile, { params: { id: zoe.id } })],
    ['in a search', () => ida.call(searchFriends, { query: { q: zoe.username } })],
    ['in a buddy request', () => ida.call(listFriendRequests, {})],
    ['in the chats', () => leo.call(listChatBuddies, {})],
    ['at a post', () => leo.call(readPost, { params: { id: postId } })],
    ['at the posts of the profile', () => leo.call(listPostsBy, { params: { id: zoe.id }, query: {} })],
    ['at a comment', () => leo.call(listComments, { params: { id: leosPostId }, query: {} })],
    ['in activities', () => leo.call(listActivities, { query: {} })],
    ['in the lobby', () => leo.call(listCollaborativeGames, {})],
    [
      'in a game',
      async () => {
        await leo.call(joinCollaborativeGame, { body: { sessionId } });
        return leo.call(readCollaborativeGame, { params: { id: sessionId } });
      },
    ],
    [
      'among the blocked',
      async () => {
        await leo.call(blockUser, { params: { id: zoe.id } });
        return leo.call(listBlocks, {});
      },
    ],
  ] as const)('%s', async (_where, call) => {
    const { data } = (await call()) as { data: unknown };

    const sights = sightsOfZoe(data);

    expect(sights.length).toBeGreaterThan(0);
    expect(sights.every(({ avatar }) => avatar.pip === look)).toBe(true);
    expect(sights.every(({ profileImageUrl = face }) => profileImageUrl === face)).toBe(true);
  });
});

it('a child who has not chosen the Pip keeps the emoji', async () => {
  await ida.call(dressPip, { body: { look } });

  const { data } = await zoe.call(listSentFriendRequests, {});

  expect(JSON.stringify(data)).not.toContain(look);
});
