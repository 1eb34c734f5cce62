import * as approvals from '#contract/approvals.ts';
import * as groups from '#contract/friends/groups.ts';
import * as parents from '#contract/friends/parents.ts';
import * as friends from '#contract/friends.ts';
import { done } from '../../bin/visitor.ts';
import { block, makeBuddies } from '../support/children.ts';
import { agree, ask, buddyLinks, listRequests, parentAddress, sentBy } from '../support/friends.ts';
import { parentSession } from '../support/parents.ts';
import type { Person } from '../support/people.ts';
import { asModerator, asParent, type Call, newName, type Prepared } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** Two children of the same age who can see each other. */
async function two(pond: EndpointWorld): Promise<{ browser: Person; other: Person; params: { id: string } }> {
  const [browser, other] = [await pond.newChild(), await pond.newChild()];
  return { browser, other, params: { id: other.id } };
}

async function twoBuddies(pond: EndpointWorld) {
  const both = await two(pond);
  await makeBuddies(pond.world, both.browser, both.other);
  return both;
}

/** A child with a received request. */
async function asked(pond: EndpointWorld) {
  const { browser, other } = await two(pond);
  await ask(other, browser);
  return { browser, params: { id: (await listRequests(browser))[0]?.id ?? '' } };
}

/** A parent with the link to approve a new buddy. */
async function linked({ world, ...pond }: EndpointWorld) {
  const { browser, other } = await two({ world, ...pond });
  await agree(browser, other);
  const [token = ''] = await buddyLinks(world, parentAddress(browser));
  return { browser: world.visitor(), token };
}

/** A parent whose child has a buddy. */
async function parentOfBuddies(pond: EndpointWorld) {
  const { browser: child, other } = await twoBuddies(pond);
  const browser = await parentSession(pond.world, child);
  return { browser, child, other, params: { childId: child.id, friendId: other.id } };
}

const ofPair =
  (body?: object) =>
  async (pond: EndpointWorld): Promise<Prepared> => {
    const { browser, params } = await parentOfBuddies(pond);
    return { browser, params, ...(body ? { body } : {}) };
  };

const ofChild = (body?: object) => asParent(({ id }) => ({ params: { childId: id }, ...(body ? { body } : {}) }));

/** A group with one child in it. */
async function grouped(pond: EndpointWorld) {
  const [browser, { username }] = [await pond.newModerator(), await pond.newChild()];
  const { id } = done(await browser.call(groups.createGroup, { body: { name: newName() } }));
  done(await browser.call(groups.addMembers, { params: { id }, body: { usernames: [username] } }));
  return { browser, id, username };
}

const ofGroup =
  (body?: object) =>
  async (pond: EndpointWorld): Promise<Prepared> => {
    const { browser, id } = await grouped(pond);
    return { browser, params: { id }, ...(body ? { body } : {}) };
  };

const alone =
  (given: object = {}) =>
  async (pond: EndpointWorld) => ({ browser: await pond.newChild(), ...given });

export const friendCalls: readonly Call[] = [
  { endpoint: friends.listFriends, prepare: alone() },
  {
    endpoint: friends.removeFriend,
    prepare: async (pond) => {
      const { browser, params } = await twoBuddies(pond);
      return { browser, params };
    },
  },
  {
    endpoint: friends.favoriteFriend,
    prepare: async (pond) => {
      const { browser, params } = await twoBuddies(pond);
      return { browser, params };
    },
  },
  {
    endpoint: friends.unfavoriteFriend,
    prepare: async (pond) => {
      const { browser, params } = await twoBuddies(pond);
      return { browser, params };
    },
  },
  { endpoint: friends.searchFriends, prepare: alone({ query: '?q=tadpole' }) },
  { endpoint: friends.listFriendRequests, prepare: alone() },
  { endpoint: friends.listSentFriendRequests, prepare: alone() },
  {
    endpoint: friends.sendFriendRequest,
    prepare: async (pond) => {
      const { browser, other } = await two(pond);
      return { browser, body: { receiverId: other.id } };
    },
  },
  { endpoint: friends.acceptFriendRequest, prepare: asked },
  { endpoint: friends.declineFriendRequest, prepare: asked },
  {
    endpoint: friends.cancelFriendRequest,
    prepare: async (pond) => {
      const { browser, other } = await two(pond);
      await ask(browser, other);
      return { browser, params: { id: (await sentBy(browser))[0]?.id ?? '' } };
    },
  },
  { endpoint: friends.listSuggestions, prepare: alone() },
  { endpoint: friends.setSuggestions, prepare: alone({ body: { isOn: true } }) },
  { endpoint: friends.readFriendCode, prepare: alone() },
  { endpoint: friends.renewFriendCode, prepare: alone() },
  {
    endpoint: friends.readProfile,
    prepare: async (pond) => {
      const { browser, params } = await two(pond);
      return { browser, params };
    },
  },
  {
    endpoint: approvals.readApproval,
    prepare: async (pond) => {
      const { browser, token } = await linked(pond);
      return { browser, body: { token } };
    },
  },
  {
    endpoint: approvals.answerApproval,
    prepare: async (pond) => {
      const { browser, token } = await linked(pond);
      return { browser, body: { token, decision: 'yes' } };
    },
  },
  {
    endpoint: friends.blockUser,
    prepare: async (pond) => {
      const { browser, params } = await twoBuddies(pond);
      return { browser, params };
    },
  },
  {
    endpoint: friends.unblockUser,
    prepare: async (pond) => {
      const { browser, other, params } = await two(pond);
      await block(pond.world, browser, other);
      return { browser, params };
    },
  },
  { endpoint: friends.listBlocks, prepare: alone() },
  { endpoint: parents.listApprovals, prepare: asParent() },
  {
    endpoint: parents.decideApproval,
    prepare: async (pond) => {
      const { browser: child, other } = await two(pond);
      await agree(child, other);
      const browser = await parentSession(pond.world, child);
      const { approvals: waiting } = done(await browser.call(parents.listApprovals, {}));
      return { browser, body: { id: waiting[0]?.id ?? '', decision: 'yes' } };
    },
  },
  { endpoint: parents.readBuddyRule, prepare: ofChild() },
  { endpoint: parents.setBuddyRule, prepare: ofChild({ approval: 'trusted' }) },
  { endpoint: parents.listBuddies, prepare: ofChild() },
  { endpoint: parents.trustFamily, prepare: ofPair({ isTrusted: true }) },
  { endpoint: parents.endFriendship, prepare: ofPair() },
  { endpoint: parents.blockForChild, prepare: ofPair() },
  {
    endpoint: parents.unblockForChild,
    prepare: async (pond) => {
      const { browser, params } = await parentOfBuddies(pond);
      await browser.call(parents.blockForChild, { params });
      return { browser, params };
    },
  },
  { endpoint: parents.reportAsParent, prepare: ofPair({ reason: 'unkind', words: 'They wrote something mean.' }) },
  { endpoint: groups.listGroups, prepare: asModerator },
  {
    endpoint: groups.createGroup,
    prepare: async (pond) => ({ browser: await pond.newModerator(), body: { name: newName() } }),
  },
  { endpoint: groups.renameGroup, prepare: ofGroup({ name: `Class ${newName()}` }) },
  { endpoint: groups.deleteGroup, prepare: ofGroup() },
  { endpoint: groups.addMembers, prepare: ofGroup({ usernames: ['nobody_knows'] }) },
  {
    endpoint: groups.removeMember,
    prepare: async (pond) => {
      const { browser, id, username } = await grouped(pond);
      return { browser, params: { id, username } };
    },
  },
];
