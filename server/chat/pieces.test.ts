import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageTexts, readConversation, sendText, twoBuddies } from '#test/support/chat.ts';
import type { Child } from '#test/support/children.ts';
import { decide, queue, read } from '#test/support/moderation.ts';
import { ines, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await openWorld();
  moderator = await ines(world);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.context.db.pool.query('delete from cases'));

const sayAll = async (from: Child, to: Child, ...texts: string[]) => {
  const statuses: string[] = [];
  for (const text of texts) statuses.push((await sendText(from, to, text)).data?.message.status ?? 'refused');
  return statuses;
};
const fillers = ['lol', 'haha', 'my cat is asleep', 'it rains', 'what are you doing', 'nothing', 'me too'];

describe('a phone number sent in pieces', () => {
  it('is held at its last piece, whatever is written in between', async () => {
    const [maya, leo] = await twoBuddies(world);

    const statuses = await sayAll(maya, leo, '07700', ...fillers, '900', ...fillers, '123');

    expect(statuses.at(-1)).toBe('held');
    expect(messageTexts(await readConversation(leo, maya))).not.toContain('123');
  });

  it('is found digit by digit', async () => {
    const [maya, leo] = await twoBuddies(world);

    const statuses = await sayAll(maya, leo, ...'07700900123');

    expect(statuses).toContain('held');
  });

  it('is one case that shows all its pieces', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sayAll(maya, leo, '07700', 'lol', '900', 'haha', '123');

    const found = await queue(moderator);

    expect(found).toMatchObject([{ kind: 'message', reason: 'held', title: '123' }]);
    expect((await read(moderator, found[0]?.id ?? '')).data.text).toBe('07700\n900\n123');
  });

  it('adds later pieces to the same case', async () => {
    const [maya, leo] = await twoBuddies(world);

    const statuses = await sayAll(maya, leo, '07700', 'lol', '900', 'haha', '123', 'so', '4');

    expect(statuses.slice(-3)).toEqual(['held', 'sent', 'held']);
    expect(await queue(moderator)).toHaveLength(1);
  });

  it('is delivered in order when a moderator approves it', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sayAll(maya, leo, '07700', 'lol', '900', 'haha', '123', 'so', '4');
    const [found] = await queue(moderator);

    await decide(moderator, found?.id ?? '', 'approve');

    const heard = await readConversation(leo, maya);

    expect(messageTexts(heard)).toEqual(['07700', 'lol', '900', 'haha', 'so', '123', '4']);
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('is removed as a whole', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sayAll(maya, leo, '07700', 'lol', '900', 'haha', '123', 'so', '4');
    const [found] = await queue(moderator);

    await decide(moderator, found?.id ?? '', 'remove');

    expect(messageTexts(await readConversation(maya, leo))).toEqual(['07700', 'lol', '900', 'haha', 'so']);
  });

  it('opens a new case after the first one was decided', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sayAll(maya, leo, '07700', '900', '123');
    const [found] = await queue(moderator);
    await decide(moderator, found?.id ?? '', 'remove');

    const [status] = await sayAll(maya, leo, '123');

    expect(status).toBe('held');
    expect(await queue(moderator)).toHaveLength(1);
  });

  it('is not assembled from what two children say, or from what one says to two buddies', async () => {
    const [maya, leo] = await twoBuddies(world);
    const [zoe, ida] = await twoBuddies(world);

    const statuses = [
      ...(await sayAll(maya, leo, '07700')),
      ...(await sayAll(leo, maya, '900')),
      ...(await sayAll(zoe, ida, '123')),
      ...(await sayAll(maya, leo, '123')),
    ];

    expect(statuses).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  it('is no longer recognized after a day', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sayAll(maya, leo, '07700', ...fillers, '900', ...fillers);
    await world.context.db.pool.query(`update chat_messages set created_at = created_at - interval '25 hours'`);

    const [status] = await sayAll(maya, leo, '123');

    expect(status).toBe('sent');
  });
});

it('a username for another app is held too', async () => {
  const [maya, leo] = await twoBuddies(world);

  const statuses = await sayAll(maya, leo, 'snap', 'lol', 'frogkid99');

  expect(statuses).toEqual(['sent', 'sent', 'held']);
});

it('a cry for help between the pieces is not part of their case', async () => {
  const [maya, leo] = await twoBuddies(world);
  await sayAll(maya, leo, '07700', '900', '123', 'i want to die 4');

  const found = await queue(moderator);

  expect(found.map(({ reason }) => reason).sort()).toEqual(['crisis', 'held']);
});

it('counting and keeping score is fine', async () => {
  const [maya, leo] = await twoBuddies(world);

  const statuses = await sayAll(
    maya,
    leo,
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '3:2',
    'I got 12',
    '7 7 7',
  );

  expect(new Set(statuses)).toEqual(new Set(['sent']));
});
