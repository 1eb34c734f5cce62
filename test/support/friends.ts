import { answerApproval } from '#contract/approvals.ts';
import {
  acceptFriendRequest,
  listFriendRequests,
  listFriends,
  listSentFriendRequests,
  sendFriendRequest,
} from '#contract/friends.ts';
import { HOUR } from '#server/platform/clock.ts';
import type { World } from '../world.ts';
import type { Child } from './children.ts';

export const ask = (who: Child, whom: { readonly id: string }, code?: string) =>
  who.call(sendFriendRequest, { body: { receiverId: whom.id, ...(code ? { code } : {}) } });

export async function listRequests(who: Child) {
  return (await who.call(listFriendRequests, {})).data.requests;
}

export async function sentBy(who: Child) {
  return (await who.call(listSentFriendRequests, {})).data.requests;
}

export async function listBuddyIds(who: Child): Promise<string[]> {
  return (await who.call(listFriends, {})).data.friends.map(({ id }) => id);
}

/** One sends a request, the other accepts the newest one. */
export async function agree(one: Child, other: Child) {
  await ask(one, other);
  const [newest] = await listRequests(other);
  return other.call(acceptFriendRequest, { params: { id: newest?.id ?? '' } });
}

export const parentAddress = ({ username }: Pick<Child, 'username'>) => `parent.of.${username}@example.org`;

/** The secrets of all links about new buddies in the newest mail to an address. */
export async function buddyLinks(world: World, address: string): Promise<string[]> {
  const { text } = await world.mailTo(address);
  return [...text.matchAll(/\/buddy#([\w-]+)/g)].map(([, token = '']) => token);
}

/** A parent's answer by the first link of the newest mail. */
export async function answer(world: World, address: string, decision: 'yes' | 'no', at = 0) {
  const token = (await buddyLinks(world, address))[at] ?? '';
  return world.visitor().call(answerApproval, { body: { token, decision } });
}

/** An hour later the next mails about new buddies go out. */
export async function nextMails(world: World): Promise<void> {
  await world.pass(HOUR);
  await world.context.jobs.run('family.send-mails');
}
