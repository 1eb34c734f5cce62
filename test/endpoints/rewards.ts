import * as rewards from '#contract/rewards.ts';
import { encodeLook, plainLook } from '#contract/rules/rewards/pips.ts';
import { givePoints, makeBuddies } from '../support/children.ts';
import { grant } from '../support/people.ts';
import { asChild, type Call, type Prepared } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

const toBuddy =
  (given: object = {}) =>
  async (pond: EndpointWorld) => {
    const [browser, buddy] = [await pond.newChild(), await pond.newChild()];
    await makeBuddies(pond.world, browser, buddy);
    return { browser, params: { id: buddy.id }, ...given };
  };

/** A child who takes part in leaderboards. */
async function player(pond: EndpointWorld): Promise<Prepared> {
  const browser = await pond.newChild();
  await grant(browser, ['buddies', 'leaderboards']);
  await browser.call(rewards.chooseLeaderboards, { body: { isOn: true } });
  return { browser, query: '?scope=age-group' };
}

export const rewardCalls: readonly Call[] = [
  { endpoint: rewards.listAchievements, prepare: asChild() },
  { endpoint: rewards.readStreaks, prepare: asChild() },
  { endpoint: rewards.readDailyChallenge, prepare: asChild() },
  { endpoint: rewards.readUserStats, prepare: asChild() },
  { endpoint: rewards.readStore, prepare: asChild() },
  {
    endpoint: rewards.buyItem,
    prepare: async (pond) => {
      const browser = await pond.newChild();
      await givePoints(pond.world, browser, 100);
      return { browser, params: { id: 'beanie' } };
    },
  },
  {
    endpoint: rewards.wearItem,
    prepare: asChild(() => ({ params: { id: 'blossom' }, body: { isWorn: true } })),
  },
  {
    endpoint: rewards.dressPip,
    prepare: asChild(() => ({ body: { look: encodeLook(plainLook), isAvatar: true, background: '#d3f9d8' } })),
  },
  { endpoint: rewards.readPond, prepare: asChild() },
  { endpoint: rewards.visitPond, prepare: toBuddy() },
  { endpoint: rewards.waveAtPond, prepare: toBuddy({ body: { words: 'hello' } }) },
  { endpoint: rewards.listLeaderboards, prepare: player },
  { endpoint: rewards.readLeaderboardChoice, prepare: asChild() },
  { endpoint: rewards.chooseLeaderboards, prepare: asChild(() => ({ body: { isOn: false } })) },
];
