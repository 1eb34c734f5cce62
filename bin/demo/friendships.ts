import { answerApproval } from '#contract/approvals.ts';
import {
  acceptFriendRequest,
  favoriteFriend,
  listFriendRequests,
  listFriends,
  sendFriendRequest,
} from '#contract/friends.ts';
import { areNear, toAgeGroup } from '#contract/rules/age.ts';
import { shuffled } from '#contract/rules/random.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { between, percent } from '../random.ts';
import { done, Visitor } from '../visitor.ts';
import { type Child, mailAddress } from './child.ts';
import { whenAwake } from './days.ts';
import { toBand } from './script.ts';
import type { Simulation } from './simulation.ts';

/** Who knows more of the others than most: of a hundred, so many. */
const known: Partial<Record<NonNullable<Child['script']['role']>, number>> = { hub: 45, teen: 85 };

/** Of a hundred pairs that may meet, this many become buddies. */
function friendshipPercent(one: Child, other: Child): number {
  if (!areNear(toAgeGroup(one.script.age), toAgeGroup(other.script.age))) return 0;
  const better = Math.max(...[one, other].map(({ script }) => (script.role && known[script.role]) ?? 0));
  if (better > 0) return better;
  const [band, otherBand] = [toBand(one.script.age), toBand(other.script.age)];
  if (band !== otherBand) return 5;
  return band === 'middle' ? 34 : 48;
}

/** A new child sends requests to some children and gets requests from others. */
export function scheduleRequests(simulation: Simulation, newcomer: Child): void {
  const { demo, days, timeline, random, children } = simulation;
  for (const other of children) {
    if (other === newcomer || !other.isFree || !percent(random, friendshipPercent(newcomer, other))) continue;
    const [asker, asked] = percent(random, 60) ? [newcomer, other] : [other, newcomer];
    const at = whenAwake(later(demo.clock.now(), days.within(between(random, 0.5, 60))));
    timeline.schedule(at, `${asker.script.username} asks ${asked.script.username}`, () =>
      ask(simulation, asker, asked),
    );
  }
}

/** Most accept on the same or the next day; some requests stay open. */
async function ask(simulation: Simulation, asker: Child, asked: Child): Promise<void> {
  const { demo, days, timeline, random } = simulation;
  if (!asker.isFree || !asked.isFree) return;
  const { data, error } = await asker.tryCall(sendFriendRequest, { body: { receiverId: asked.id } });
  if (error?.code === 'asked_enough') {
    timeline.schedule(later(demo.clock.now(), DAY), 'asks the next day', () => ask(simulation, asker, asked));
    return;
  }
  if (data.relation !== 'sent' || percent(random, 7)) return;
  const at = whenAwake(later(demo.clock.now(), days.within(between(random, 0.3, 26))));
  timeline.schedule(at, `${asked.script.username} answers ${asker.script.username}`, () => accept(asker, asked));
}

async function accept(asker: Child, asked: Child): Promise<void> {
  if (!asker.isFree || !asked.isFree) return;
  const { requests } = await asked.call(listFriendRequests, {});
  const found = requests.find(({ user, status }) => user.id === asker.id && status === 'pending');
  if (!found) return;
  const { relation } = await asked.call(acceptFriendRequest, { params: { id: found.id } });
  if (relation === 'buddy') befriend(asker, asked);
}

function befriend(one: Child, other: Child): void {
  one.buddies.add(other);
  other.buddies.add(one);
}

/** In the evening parents read their mails and approve buddies that they know. */
export async function readMailsAtHome(simulation: Simulation, since: Date): Promise<void> {
  const { demo, children, random } = simulation;
  await demo.context.events.idle();
  const mails = demo.mailbox.newestFirst().filter(({ sentAt }) => sentAt > since.toISOString());
  for (const { to, text } of mails) {
    const family = children.filter(({ script }) => mailAddress(script) === to);
    for (const [, token = ''] of text.matchAll(/\/buddy#([\w-]+)/g)) {
      if (percent(random, 4)) continue;
      await approve(simulation, family, token);
    }
  }
}

async function approve({ demo, children }: Simulation, family: readonly Child[], token: string): Promise<void> {
  const home = new Visitor(demo.app, family[0]?.visitor.ip ?? '10.2.0.1');
  const reply = await home.call(answerApproval, { body: { token, decision: 'yes' } });
  if (reply.error?.code === 'gone' || !done(reply).areBuddies) return;
  for (const child of family) {
    if (!child.isFree) continue;
    const { friends } = await child.call(listFriends, {});
    for (const { id } of friends) {
      const buddy = children.find((one) => one.id === id);
      if (buddy) befriend(child, buddy);
    }
  }
}

/** Marks up to three close buddies as favorites. */
export async function markFavorites({ random }: Simulation, child: Child): Promise<void> {
  const close = [...child.buddies].filter(
    ({ isFree, mayType, script }) => isFree && mayType && toBand(script.age) === toBand(child.script.age),
  );
  for (const buddy of shuffled(random, close).slice(0, 3)) {
    await child.call(favoriteFriend, { params: { id: buddy.id } });
    child.favorites.add(buddy);
  }
}

/** Leaves two received requests and a sent one open. */
export async function leaveRequestsOpen({ children }: Simulation, child: Child): Promise<void> {
  const near = children.filter(
    (other) => other.isFree && other !== child && !child.buddies.has(other) && friendshipPercent(child, other) > 0,
  );
  const [first, second, third] = near.filter(({ script }) => script.role === undefined);
  for (const asker of [first, second]) await asker?.visitor.call(sendFriendRequest, { body: { receiverId: child.id } });
  if (third) await child.visitor.call(sendFriendRequest, { body: { receiverId: third.id } });
}
