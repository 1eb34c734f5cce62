import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { readReviewFacts } from '#contract/help.ts';
import { child, makeBuddies, post } from '#test/support/children.ts';
import { decide, queue, report } from '#test/support/moderation.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../platform/clock.ts';

let world: World;
let ada: Person;

beforeAll(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

async function facts() {
  await world.pass(5 * MINUTE);
  return (await world.visitor().call(readReviewFacts, {})).data;
}

/** A report that staff decide after so many minutes. */
async function decidedAfter(minutes: number): Promise<void> {
  const [author, reader] = [
    await child(world, { scopes: ['posts', 'buddies'] }),
    await child(world, { scopes: ['posts', 'buddies'] }),
  ];
  await makeBuddies(world, author, reader);
  await report(reader, await post(world, author));
  await world.pass(minutes * MINUTE);
  for (const { id } of await queue(ada)) await decide(ada, id, 'approve');
}

describe('what a visitor learns about who reads along', () => {
  it('is how many people there are, and nobody by name', async () => {
    const known = await facts();

    expect(known.staff).toBe(1);
    expect(JSON.stringify(known)).not.toContain('ada');
  });

  it('is what is read first, as the admin has set it', async () => {
    await ada.call(changeSettings, { body: { reviewPosts: 'all', reviewComments: 'flagged' } });

    expect(await facts()).toMatchObject({ postRule: 'all', commentRule: 'flagged' });
  });

  it('is no speed after fewer than ten reports, then the median of the last 30 days', { timeout: 60_000 }, async () => {
    for (const minutes of [5, 5, 5, 5, 5, 40, 40, 40, 40]) await decidedAfter(minutes);

    expect((await facts()).reportMinutes).toBeNull();

    await decidedAfter(60);

    expect((await facts()).reportMinutes).toBe(22);

    await world.pass(31 * DAY);

    expect((await facts()).reportMinutes).toBeNull();
  });
});
