import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPost, listWaitingPosts } from '#contract/posts.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, post } from '#test/support/children.ts';
import { decide, handIn, queue } from '#test/support/moderation.ts';
import { ines, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../../platform/clock.ts';

let world: World;
let moderator: Person;
let maya: Child;
beforeEach(async () => {
  world = await openWorld();
  moderator = await ines(world);
  maya = await child(world, { scopes: ['posts', 'buddies'] });
});
afterEach(() => world[Symbol.asyncDispose]());

const story = { title: 'My frog', content: 'It jumps over the moon.', category: 'story' } as const;
const write = (who: Child, words = {}) => who.call(createPost, { body: { clientId: newId(), ...story, ...words } });
const waiting = async (who: Child) => (await who.call(listWaitingPosts, {})).data;

describe('how long a review takes', () => {
  const reviewed = async (minutes: number): Promise<void> => {
    await handIn(await child(world));
    await world.pass(minutes * MINUTE);
    for (const { id } of await queue(moderator)) await decide(moderator, id, 'approve');
  };

  it('is not said after fewer than five', async () => {
    for (const minutes of [5, 5, 5, 5]) await reviewed(minutes);

    expect((await waiting(maya)).usualWaitMinutes).toBeNull();
  });

  it('is the median of the last 30 days, and what waited for nobody does not count', async () => {
    for (const minutes of [10, 20, 60, 100, 200]) await reviewed(minutes);
    for (let at = 0; at < 3; at += 1) await post(world, maya);
    await write(maya);

    expect((await waiting(maya)).usualWaitMinutes).toBe(60);
    expect((await write(maya, { content: 'Nobody wants to play with you.' })).data.usualWaitMinutes).toBe(60);

    await world.pass(31 * DAY);

    const later = await child(world);
    expect((await waiting(later)).usualWaitMinutes).toBeNull();
  });
});
