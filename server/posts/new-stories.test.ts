import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendReport } from '#contract/safety.ts';
import { type Child, child, makeBuddies } from '#test/support/children.ts';
import { decide, handIn, queue } from '#test/support/moderation.ts';
import { ines, type Person } from '#test/support/people.ts';
import { openSocket, type TestSocket } from '#test/support/sockets.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let moderator: Person;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  moderator = await ines(world);
  address = await world.listen();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A buddy of Maya's with the feed open. */
async function buddy(maya: Child, scopes: readonly ('posts' | 'buddies')[] = ['posts', 'buddies']) {
  const friend = await child(world, { scopes });
  await makeBuddies(world, maya, friend);
  return { friend, socket: await openSocket(address, friend) };
}

async function publish(maya: Child): Promise<string> {
  const id = await handIn(maya);
  for (const waiting of await queue(moderator)) await decide(moderator, waiting.id, 'approve');
  await world.context.events.idle();
  return id;
}

async function heard(socket: TestSocket) {
  await socket.quiet();
  return socket.all('buddy_story');
}

it('a new story is announced to the open feeds of buddies, and to nobody else', async () => {
  const maya = await child(world, { scopes: ['posts', 'buddies'] });
  const { socket: ofLeo } = await buddy(maya);
  const ofStranger = await openSocket(address, await child(world, { scopes: ['posts', 'buddies'] }));
  const ofMaya = await openSocket(address, maya);

  const id = await publish(maya);

  expect(await ofLeo.next('buddy_story')).toEqual({ type: 'buddy_story', postId: id });
  expect(await heard(ofStranger)).toEqual([]);
  expect(await heard(ofMaya)).toEqual([]);
});

it('a new story is not announced to a buddy who may not read it', async () => {
  const maya = await child(world, { scopes: ['posts', 'buddies'] });
  const { socket: ofLeo } = await buddy(maya);
  const { socket: ofClosed } = await buddy(maya, ['buddies']);
  const { friend: ida, socket: ofIda } = await buddy(maya);
  await ida.call(sendReport, { body: { targetType: 'username', targetId: maya.id, reason: 'unkind' } });

  const id = await publish(maya);

  expect(await ofLeo.next('buddy_story')).toEqual({ type: 'buddy_story', postId: id });
  expect(await heard(ofClosed), 'no consent to posts').toEqual([]);
  expect(await heard(ofIda), 'has reported the name').toEqual([]);
});
