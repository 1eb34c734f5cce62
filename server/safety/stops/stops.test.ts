import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createComment } from '#contract/comments.ts';
import { createPost } from '#contract/posts.ts';
import { MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { screen } from '#server/safety/index.ts';
import { sendText, twoBuddies } from '#test/support/chat.ts';
import { type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { ines } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { stopReason } from './stops.ts';

let world: World;
let maya: Child;
let leo: Child;
beforeAll(async () => {
  world = await openWorld();
  maya = await child(world, { age: 14 });
  leo = await child(world, { age: 14 });
  await makeBuddies(world, maya, leo);
});
afterAll(() => world[Symbol.asyncDispose]());

const PHONE = 'My number is 0171 5550123, call me!';

const stops = async ({ id }: Child) =>
  (
    await world.context.db.pool.query(
      'select place, reason from filter_stops where account_id = $1 order by at, place',
      [id],
    )
  ).rows;
const write = (content: string) =>
  maya.call(createPost, { body: { clientId: newId(), title: 'Hello', content, category: 'story' } });

describe('parents hear what kind of thing was stopped', () => {
  it('in a story, a comment and a message, and of several tries once', async () => {
    const id = await post(world, leo);
    await write(PHONE);
    await write(PHONE);
    await maya.call(createComment, { params: { id }, body: { clientId: newId(), content: PHONE } });

    expect(await stops(maya)).toEqual([
      { place: 'comment', reason: 'phone' },
      { place: 'post', reason: 'phone' },
    ]);

    await world.pass(10 * MINUTE);
    await write(PHONE);
    expect(await stops(maya)).toHaveLength(3);
  });

  it('without a word of it', async () => {
    const { rows } = await world.context.db.pool.query('select * from filter_stops');

    expect(JSON.stringify(rows)).not.toMatch(/0171|call/);
  });

  it.each([
    ['My number is 0171 5550123', 'phone'],
    ['write to me at maya@example.org', 'mail'],
    ['you are so stupid', 'unkind'],
  ])('%s: %s', (text, reason) => {
    expect(stopReason(screen(text))).toBe(reason);
  });
});

describe('parents hear nothing', () => {
  it.each([
    'I want to kill myself',
    'my dad hits me every night',
    'my uncle touches me and says I must not tell',
    'go kill yourself',
    'send me a naked picture',
    'I will kill you',
    'My number is 0171 5550123 and my dad hits me',
  ])('of words that may mean danger: %s', (text) => {
    expect(stopReason(screen(text))).toBeUndefined();
  });

  it('of what was not refused', () => {
    expect(stopReason(screen('My frog jumps high'))).toBeUndefined();
  });
});

it('a message is counted as one', async () => {
  await ines(world);
  const [kai, noa] = await twoBuddies(world);

  await sendText(kai, noa, 'you idiot');
  await sendText(kai, noa, 'my dad hits me');

  expect(await stops(kai)).toEqual([{ place: 'message', reason: 'unkind' }]);
});
