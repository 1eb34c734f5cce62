import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { readFeed } from '#contract/feed.ts';
import { readPoints } from '#contract/points.ts';
import { createPost, deletePost, listWaitingPosts, readPost } from '#contract/posts.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, eventsAbout, makeBuddies, post } from '#test/support/children.ts';
import { duringLock } from '#test/support/locks.ts';
import { grant, hire } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { posts } from './index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

type Story = Body<typeof createPost>;

const story = (): Story => ({
  clientId: newId(),
  title: 'My frog',
  content: 'It jumps over the moon.',
  category: 'story',
});

const write = (who: Child, changed: Partial<Story> = {}) => who.call(createPost, { body: { ...story(), ...changed } });
const waiting = async (who: Child) => (await who.call(listWaitingPosts, {})).data.posts;
const remove = (who: Child, id: string) => who.call(deletePost, { params: { id } });

async function publish(id: string): Promise<void> {
  await world.context.db.pool.query(`update posts set status = 'published', published_at = $2 where id = $1`, [
    id,
    world.clock.now(),
  ]);
}

describe('a new post', () => {
  it('is held, and waits where its author sees it', async () => {
    const maya = await child(world);
    const { status, data } = await write(maya, { title: '  My frog  ', content: 'It\r\njumps.\n\n\n\nHigh!' });

    expect(status).toBe(201);
    expect(data).toEqual({
      post: {
        id: expect.any(String),
        title: 'My frog',
        content: 'It\njumps.\n\nHigh!',
        category: 'story',
        imageUrl: null,
        createdAt: world.clock.now().toISOString(),
      },
      status: 'held',
      usualWaitMinutes: null,
      needsComfort: false,
      pointsAwarded: 0,
      leveledUp: false,
    });
    expect(await waiting(maya)).toEqual([data.post]);
    expect(await eventsAbout(world, maya)).toEqual([{ name: 'post.held', facts: { postId: data.post.id } }]);
  });

  it('is seen by nobody else, has no reach and pays nothing', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const { data } = await write(maya);
    const { id } = data.post;

    expect((await leo.call(readPost, { params: { id } })).status).toBe(404);

    const feed = (await leo.call(readFeed, { query: { post: id } })).data;
    expect(feed.items.filter(({ type }) => type === 'post')).toEqual([]);
    expect(await waiting(leo)).toEqual([]);
    expect((await maya.call(readPoints, {})).data.totalPoints).toBe(0);

    const { rows } = await world.context.db.pool.query('select reach, published_at from posts where id = $1', [id]);
    expect(rows).toEqual([{ reach: 0, published_at: null }]);

    await publish(id);

    expect((await leo.call(readPost, { params: { id } })).status).toBe(200);
    expect(await waiting(maya)).toEqual([]);
  });

  it.each(['question', 'announcement', 'other'] as const)('may be of the category %s', async (category) => {
    const maya = await child(world);

    expect((await write(maya, { category })).data.post.category).toBe(category);
  });

  it('may be as long as its limits, and as short', async () => {
    const maya = await child(world);
    const longest = { title: 't'.repeat(100), content: 'Rain. '.repeat(170).slice(0, 999).padEnd(1000, '!') };

    expect((await write(maya, longest)).data.post).toMatchObject(longest);
    expect((await write(maya, { title: 'T', content: 'It rained.' })).status).toBe(201);
  });

  it('waits newest first, twenty at most', async () => {
    const maya = await child(world);
    for (let at = 0; at < 21; at += 1) {
      await post(world, maya, { title: `Frog ${at}`, held: true });
      await world.pass(1000);
    }

    const titles = (await waiting(maya)).map(({ title }) => title);

    expect(titles.length).toBe(20);
    expect(titles[0]).toBe('Frog 20');
    expect(titles.at(-1)).toBe('Frog 1');
  });
});

it('no more than ten posts wait for review, also when several are sent at the same moment', async () => {
  const maya = await child(world);
  for (let at = 0; at < 9; at += 1) await write(maya);

  const replies = await duringLock(world, 'posts', () => Promise.all(Array.from({ length: 6 }, () => write(maya))));

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ error }) => error?.code === 'too_fast')).toHaveLength(5);
  expect(await waiting(maya)).toHaveLength(10);
});

it('an eleventh waiting post is refused, but one that was sent before is answered as before', async () => {
  const maya = await child(world);
  const same = { clientId: newId() };
  const first = await write(maya, same);
  for (let at = 0; at < 9; at += 1) await post(world, maya, { held: true });

  const { status, error } = await write(maya);

  expect(status).toBe(429);
  expect(error.code).toBe('too_fast');
  expect(error.message).toBe('Ten of your posts are waiting for a grown-up. You can write more later.');
  expect((await write(maya, same)).data).toEqual(first.data);

  await remove(maya, first.data.post.id);

  expect((await write(maya)).status).toBe(201);
});

describe('a post that is sent again with the same clientId', () => {
  it('is stored once, also when it is sent ten times at the same moment', async () => {
    const maya = await child(world);
    const same = { clientId: newId() };

    const replies = await Promise.all(Array.from({ length: 10 }, () => write(maya, same)));

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(new Set(replies.map(({ data }) => data.post.id)).size).toBe(1);
    expect(await waiting(maya)).toHaveLength(1);
    expect(await eventsAbout(world, maya)).toHaveLength(1);
  });

  it('keeps the words of the first, and says when it is published', async () => {
    const maya = await child(world);
    const same = { clientId: newId() };
    const { data } = await write(maya, same);
    await publish(data.post.id);

    const again = await write(maya, { ...same, title: 'My newt' });

    expect(again.data).toEqual({ ...data, status: 'published' });
  });

  it('does not bring back what was deleted', async () => {
    const maya = await child(world);
    const same = { clientId: newId() };
    await remove(maya, (await write(maya, same)).data.post.id);

    const { status, error } = await write(maya, same);

    expect(status).toBe(410);
    expect(error.code).toBe('gone');
    expect(await waiting(maya)).toEqual([]);
  });

  it('is another post when another child sends it', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    const same = { clientId: newId() };
    const [one, other] = [await write(maya, same), await write(leo, same)];

    expect(other.status).toBe(201);
    expect(other.data.post.id).not.toBe(one.data.post.id);
  });
});

/** A yes that was taken back has signed the child out everywhere. */
const comeBack = (maya: Child) => maya.call(logIn, { body: { username: maya.username, password: PASSWORD } });

describe('a post is refused with a sentence, and not stored,', () => {
  const unkind = 'Please choose kinder words. Others will read this.';
  const phone = 'Please leave out phone numbers. Only your family needs them.';
  it.each([
    ['an empty title', { title: '   ' }, 'Title is required'],
    ['a long title', { title: 't'.repeat(101) }, 'Title must be less than 100 characters'],
    ['a title of two lines', { title: 'My\nfrog' }, 'Please use plain letters here'],
    ['a short content', { content: ' It rains. ' }, 'Please write a little more: at least 10 characters'],
    ['a long content', { content: 'r'.repeat(1001) }, 'Please use 1,000 characters or less'],
    ['a content that turns around', { content: 'It jumps \u202e over it.' }, 'Please use plain letters here'],
    ['a category of drawings', { category: 'art' }, 'Please choose what it is'],
    ['a rude title', { title: 'You bitch' }, unkind],
    ['a rude content', { content: 'You are a bitch.' }, unkind],
    ['a phone number', { content: 'Call me: 0171 2345678' }, phone],
  ])('%s', async (_what, wrong, sentence) => {
    const maya = await child(world);
    const { status, error } = await write(maya, wrong as Partial<Story>);

    expect(status).toBe(400);
    expect(error.code).toBe('invalid');
    expect(error.message).toEqual(sentence);
    expect(error.fields).toEqual({ [Object.keys(wrong)[0] ?? '']: sentence });
    expect(await waiting(maya)).toEqual([]);
    expect((await write(maya)).status).toBe(201);
  });

  it('for all flaws at once, each with its own sentence', async () => {
    const maya = await child(world);
    const { error } = await write(maya, { title: 'You bitch', content: 'See www.example.com' });

    expect(error.fields).toEqual({
      title: unkind,
      content: "Please leave out web addresses. Tell us in your own words what's good there.",
    });
    expect(JSON.stringify(error)).not.toMatch(/profanity|link|rule|filter/i);
  });

  it.each(['pending', 'declined', 'revoked', 'expired'] as const)('without a parent’s yes: %s', async (consent) => {
    const maya = await child(world, { scopes: 'pending' });
    if (consent !== 'pending') await grant(maya, ['posts'], consent);
    if (consent === 'revoked') await comeBack(maya);

    const { status, error } = await write(maya);

    expect(status).toBe(403);
    expect(error.code).toBe('consent_required');

    await grant(maya, ['posts']);

    expect((await write(maya)).status).toBe(201);
    expect(await waiting(maya)).toHaveLength(1);
  });

  it('while a parent has switched posts off', async () => {
    const maya = await child(world, { scopes: ['buddies'] });
    const { status, error } = await write(maya);

    expect(status).toBe(403);
    expect(error.code).toBe('scope_off');
  });

  it('but not from 13 on, when children need no consent', async () => {
    expect((await write(await child(world, { age: 13 }))).status).toBe(201);
  });
});

describe('deleting a post', () => {
  it('removes the child’s own for good, waiting or published, with its words', async () => {
    const maya = await child(world);
    const [held, read] = [(await write(maya)).data.post.id, (await write(maya)).data.post.id];

    await publish(read);

    for (const id of [held, read]) {
      expect((await remove(maya, id)).status).toBe(204);
      expect((await remove(maya, id)).error.code).toBe('not_found');
      expect((await maya.call(readPost, { params: { id } })).status).toBe(404);
    }
    expect(await waiting(maya)).toEqual([]);
    expect(JSON.stringify(await posts.personalData.export(world.context.db, maya.id, world.context))).not.toContain(
      'frog',
    );
  });

  it('reads as not found for somebody else’s, also for a buddy', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const published = await post(world, maya);

    const held = (await write(maya)).data.post.id;

    for (const id of [published, held, newId()]) {
      const { status, error } = await remove(leo, id);

      expect(status).toBe(404);
      expect(error.code).toBe('not_found');
    }
    expect((await leo.call(readPost, { params: { id: published } })).status).toBe(200);
    expect(await waiting(maya)).toHaveLength(1);
  });

  it('stays possible after a parent has withdrawn consent', async () => {
    const maya = await child(world);
    const { id } = (await write(maya)).data.post;
    await grant(maya, [], 'revoked');

    await comeBack(maya);

    expect(await waiting(maya)).toHaveLength(1);
    expect((await remove(maya, id)).status).toBe(204);
    expect(await waiting(maya)).toEqual([]);
  });
});

it('visitors and staff write, see and delete nothing', async () => {
  const ines = await hire(world, { username: 'ines', role: 'moderator' });

  for (const [who, expected] of [
    [world.visitor(), 'sign_in_required'],
    [ines, 'not_for_you'],
  ] as const) {
    expect((await who.call(createPost, { body: story() })).error.code).toBe(expected);
    expect((await who.call(listWaitingPosts, {})).error.code).toBe(expected);
    expect((await who.call(deletePost, { params: { id: newId() } })).error.code).toBe(expected);
  }
});
