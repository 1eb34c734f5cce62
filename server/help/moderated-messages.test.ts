import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendContact } from '#contract/help.ts';
import { listCases } from '#contract/safety.ts';
import { ines } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let moderator: Awaited<ReturnType<typeof ines>>;
beforeAll(async () => {
  world = await openWorld();
  moderator = await ines(world);
});
afterAll(() => world[Symbol.asyncDispose]());

async function casesAfter(message: string) {
  const form = { name: 'Zoe', email: 'zoe@example.org', subject: 'Hello', message, type: 'general' } as const;
  const { status } = await world.visitor().call(sendContact, { body: form });
  expect(status).toBe(201);
  return (await moderator.call(listCases, { query: { lane: 'visitors' } })).data.cases;
}

describe('a message about nothing in particular', () => {
  it('stays out of the review queue, rude or not', async () => {
    expect(await casesAfter('Your stupid game is shit, I lost all my points!')).toEqual([]);
  });

  it('comes first in the review queue when it sounds like a crisis', async () => {
    const [first] = await casesAfter('I like frogs. My uncle hits me and I want to die.');

    expect(first).toMatchObject({ kind: 'contact', reason: 'crisis', severity: 4, urgent: true });
  });
});
