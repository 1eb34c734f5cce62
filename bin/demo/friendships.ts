import { answerApproval } from '#contract/approvals.ts';
import {
  acceptFriendRequest,
  favoriteFriend,
  listFriendRequests,
  listFriends,
  sendFriendRequest,
} from '#contract/friends.ts';
import { areNear, toAgeGroup } from '#contract/rules/age.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { done, Visitor } from '../visitor.ts';
import { type Child, mailAddress } from './child.ts';
import { whenAwake } from './days.ts';
import type { Making } from './making.ts';
import { toBand } from './words.ts';

/** Who knows more of the others than most: of a hundred, so many. */
const known: Partial<Record<NonNullable<Child['words']['role']>, number>> = { hub: 45, teen: 85 };

/** Of a hundred pairs that may meet, this many become buddies. */
function likelihood(one: Child, other: Child): number {
  if (!areNear(toAgeGroup(one.words.age), toAgeGroup(other.words.age))) return 0;
  const better = Math.max(...[one, other].map(({ words }) => (words.role && known[words.role]) ?? 0));
  if (better > 0) return better;
  const [band, otherBand] = [toBand(one.words.age), toBand(other.words.age)];
  if (band !== otherBand) return 5;
  return band === 'middle' ? 34 : 48;
}

/** A new child sends requests to some children and gets requests from others. */
export function scheduleRequests(making: Making, newcomer: Child): void {
  const { demo, days, diary, chance, children } = making;
  for (const other of children) {
    if (other === newcomer || !other.isFree || !chance.percent(likelihood(newcomer, other))) continue;
    const [asker, asked] = chance.percent(60) ? [newcomer, other] : [other, newcomer];
    const at = whenAwake(later(demo.clock.now(), days.within(chance.between(0.5, 60))));
    diary.schedule(at, `${asker.words.username} asks ${asked.words.username}`, () => ask(making, asker, asked));
  }
}

/** Most accept on the same or the next day; some requests stay open. */
async function ask(making: Making, asker: Child, asked: Child): Promise<void> {
  const { demo, days, diary, chance } = making;
  if (!asker.isFree || !asked.isFree) return;
  const { data, error } = await asker.tries(sendFriendRequest, { body: { receiverId: asked.id } });
  if (error?.code === 'asked_enough') {
    diary.schedule(later(demo.clock.now(), DAY), 'asks the next day', () => ask(making, asker, asked));
    return;
  }
  if (data.relation !== 'sent' || chance.percent(7)) return;
  const at = whenAwake(later(demo.clock.now(), days.within(chance.between(0.3, 26))));
  diary.schedule(at, `${asked.words.username} answers ${asker.words.username}`, () => accept(asker, asked));
}

async function accept(asker: Child, asked: Child): Promise<void> {
  if (!asker.isFree || !asked.isFree) return;
  const { requests } = await asked.does(listFriendRequests, {});
  const found = requests.find(({ user, status }) => user.id === asker.id && status === 'pending');
  if (!found) return;
  const { relation } = await asked.does(acceptFriendRequest, { params: { id: found.id } });
  if (relation === 'buddy') befriend(asker, asked);
}

function befriend(one: Child, other: Child): void {
  one.buddies.add(other);
  other.buddies.add(one);
}

/** In the evening parents read their mails and approve buddies that they know. */
export async function readMailsAtHome(making: Making, since: Date): Promise<void> {
  const { demo, children, chance } = making;
  await demo.context.events.idle();
  const mails = demo.mailbox.newestFirst().filter(({ sentAt }) => sentAt > since.toISOString());
  for (const { to, text } of mails) {
    const family = children.filter(({ words }) => mailAddress(words) === to);
    for (const [, token = ''] of text.matchAll(/\/buddy#([\w-]+)/g)) {
      if (chance.percent(4)) continue;
      await approve(making, family, token);
    }
  }
}

async function approve({ demo, children }: Making, family: readonly Child[], token: string): Promise<void> {
  const home = new Visitor(demo.app, family[0]?.visitor.ip ?? '10.2.0.1');
  const reply = await home.call(answerApproval, { body: { token, decision: 'yes' } });
  if (reply.error?.code === 'gone' || !done(reply).areBuddies) return;
  for (const child of family) {
    if (!child.isFree) continue;
    const { friends } = await child.does(listFriends, {});
    for (const { id } of friends) {
      const buddy = children.find((one) => one.id === id);
      if (buddy) befriend(child, buddy);
    }
  }
}

/** Marks up to three close buddies as favorites. */
export async function favor({ chance }: Making, child: Child): Promise<void> {
  const close = [...child.buddies].filter(
    ({ isFree, mayType, words }) => isFree && mayType && toBand(words.age) === toBand(child.words.age),
  );
  for (const buddy of chance.shuffled(close).slice(0, 3)) {
    await child.does(favoriteFriend, { params: { id: buddy.id } });
    child.favorites.add(buddy);
  }
}

/** Leaves two received requests and a sent one open. */
export async function leaveOpen({ children }: Making, child: Child): Promise<void> {
  const near = children.filter(
    (other) => other.isFree && other !== child && !child.buddies.has(other) && likelihood(child, other) > 0,
  );
  const [first, second, third] = near.filter(({ words }) => words.role === undefined);
  for (const asker of [first, second]) await asker?.visitor.call(sendFriendRequest, { body: { receiverId: child.id } });
  if (third) await child.visitor.call(sendFriendRequest, { body: { receiverId: third.id } });
}
