import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HintContext, readWritingHint } from '#contract/safety/screening.ts';
import { child } from '#test/support/children.ts';
import { ines } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

describe('a child who is writing', () => {
  it.each<[text: string, context: HintContext, hint: string | null]>([
    ['My frog jumps over the moon.', 'post', null],
    ['', 'post', null],
    ['you are such an idiot', 'post', 'unkind'],
    ['call me at 0171 234 5678', 'post', 'phone'],
    ['where do you live and how old are you', 'post', 'private'],
    ['i want to die', 'post', 'help'],
    ['pond_skater', 'name', null],
    ['kill_you_all', 'name', 'unkind'],
    ['emily_johnson', 'name', 'private'],
    ['I like rain and bass guitars.', 'bio', null],
  ])('of %j for a %s hears %s', async (text, context, hint) => {
    const maya = await child(world);
    const { status, data } = await maya.call(readWritingHint, { body: { text, context } });

    expect(status).toBe(200);
    expect(data).toEqual({ hint });
  });

  it('sees in a chat where private things stand, and nothing of what else was found', async () => {
    const maya = await child(world);
    const text = 'you idiot, my number is 07700 900142';

    const { data } = await maya.call(readWritingHint, { body: { text, context: 'chat' } });
    const unkind = await maya.call(readWritingHint, { body: { text: 'you idiot', context: 'chat' } });

    expect(data.places?.map(({ from, to }) => text.slice(from, to))).toEqual(['07700 900142']);
    expect(unkind.data).toEqual({ hint: 'unkind' });
  });

  it('sees it without any consent, too: it is for her alone', async () => {
    const maya = await child(world, { scopes: 'pending' });
    const { data } = await maya.call(readWritingHint, { body: { text: 'you are ugly', context: 'post' } });

    expect(data).toEqual({ hint: 'unkind' });
  });

  it('may ask once a second at most', async () => {
    const maya = await child(world);
    const ask = () => maya.call(readWritingHint, { body: { text: 'My frog', context: 'post' } });

    for (let n = 0; n < 60; n += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

it('nobody else is answered', async () => {
  const body = { text: 'My frog', context: 'post' } as const;

  expect((await world.visitor().call(readWritingHint, { body })).status).toBe(401);
  expect((await (await ines(world)).call(readWritingHint, { body })).status).toBe(403);
});
