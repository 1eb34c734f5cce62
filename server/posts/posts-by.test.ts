import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { createPost, deletePost, listPostsBy, readPost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { decide, handIn, queue } from '#test/support/moderation.ts';
import { grant, ines } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const by = (reader: Child, author: { id: string }, cursor?: string) =>
  reader.call(listPostsBy, { params: { id: author.id }, query: cursor ? { cursor } : {} });
const titles = async (reader: Child, author: Child) => (await by(reader, author)).data.posts.map(({ title }) => title);

describe('own posts', () => {
  it('are listed newest first with those that wait, and can be deleted', async () => {
    const maya = await child(world);
    await post(world, maya, { title: 'Read' });
    await world.pass(1000);
    await maya.call(createPost, {
      body: { clientId: newId(), title: 'Waits', content: 'It jumps over.', category: 'story' },
    });
    await world.pass(1000);
    const gone = await post(world, maya, { title: 'Gone' });
    await maya.call(deletePost, { params: { id: gone } });

    const { posts, cursor } = (await by(maya, maya)).data;

    expect(posts).toMatchObject([
      { title: 'Waits', status: 'held', can: { delete: true } },
      { title: 'Read', status: 'published', can: { delete: true } },
    ]);
    expect(cursor).toBeNull();
  });

  it('stay listed when a grown-up has taken the yes back', async () => {
    const maya = await child(world);
    await post(world, maya);
    await grant(maya, [], 'revoked');

    await maya.call(logIn, { body: { username: maya.username, password: PASSWORD } });

    expect((await by(maya, maya)).data.posts).toHaveLength(1);
  });

  it('come twenty a page, none twice and none left out, also of one moment', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);

    for (let at = 0; at < 45; at += 1) {
      await post(world, maya, { title: `Frog ${at}` });
      if (at % 7 === 0) await world.pass(1000);
    }

    for (const reader of [maya, leo]) {
      const read: string[] = [];
      let cursor: string | undefined;
      do {
        const page = (await by(reader, maya, cursor)).data;
        expect(page.posts.length).toBeLessThanOrEqual(20);
        read.push(...page.posts.map(({ title }) => title));
        cursor = page.cursor ?? undefined;
      } while (cursor);
      expect(new Set(read).size).toBe(45);
      expect(read).toHaveLength(45);
    }
    expect((await by(maya, maya, 'nonsense')).status).toBe(400);
  });
});

describe('posts of another child', () => {
  it('are those that the reader may see, and never one that waits', async () => {
    const [maya, leo, stranger] = [await child(world), await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    await post(world, maya, { title: 'Near' });
    await post(world, maya, { title: 'Waits', held: true });
    await world.pass(1000);

    await post(world, maya, { title: 'Far', reach: 1000 });

    expect(await titles(leo, maya)).toEqual(['Far', 'Near']);
    expect((await by(leo, maya)).data.posts[0]).toMatchObject({ status: 'published', can: { delete: false } });
    expect(await titles(stranger, maya)).toEqual(['Far']);
  });

  it('are not found where one of the two has blocked, the ages are apart or there is nobody', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    await post(world, maya, { reach: 1000 });

    await block(world, maya, leo);

    expect((await by(leo, maya)).error.code).toBe('not_found');
    expect((await by(maya, leo)).error.code).toBe('not_found');
    expect((await by(await child(world, { age: 14 }), maya)).error.code).toBe('not_found');
    expect((await by(leo, { id: newId() })).error.code).toBe('not_found');
  });

  it('ask for a grown-up’s yes, and for the part of it that is about posts', async () => {
    const maya = await child(world);

    expect((await by(await child(world, { scopes: 'pending' }), maya)).error.code).toBe('consent_required');
    expect((await by(await child(world, { scopes: ['buddies'] }), maya)).error.code).toBe('scope_off');
    expect((await by(world.visitor() as Child, maya)).error.code).toBe('sign_in_required');
  });
});

describe('how far a post reaches', () => {
  async function published(author: Child) {
    const moderator = await (moderatorByWorld.get(world) ?? hireModerator());
    await handIn(author);
    for (const { id } of await queue(moderator)) await decide(moderator, id, 'approve');
  }
  const moderatorByWorld = new Map<World, ReturnType<typeof ines>>();
  const hireModerator = () => {
    const moderator = ines(world);
    moderatorByWorld.set(world, moderator);
    return moderator;
  };
  const readReach = async ({ id }: Child) =>
    (await world.context.db.pool.query('select reach from posts where author_id = $1 order by id', [id])).rows.map(
      ({ reach }) => reach,
    );
  const hasLevel30 = ({ id }: Child) =>
    world.context.db.pool.query('insert into child_points (account_id, total) values ($1, 15200)', [id]);

  it('comes from the level when it is published, from 25 on, and only where a grown-up has opened that', async () => {
    const [maya, leo, zoe] = [await child(world), await child(world, { scopes: ['posts'] }), await child(world)];
    for (const one of [maya, leo]) await hasLevel30(one);

    for (const one of [maya, leo, zoe]) await published(one);

    expect(await readReach(maya)).toEqual([30]);
    expect(await readReach(leo)).toEqual([0]);
    expect(await readReach(zoe)).toEqual([0]);
  });

  it('ends on all posts at once when it is switched off, and does not come back by itself', async () => {
    const [maya, stranger] = [await child(world), await child(world)];
    const [one, other] = [await post(world, maya, { reach: 1000 }), await post(world, maya, { reach: 40 })];
    const reads = async (id: string) => (await stranger.call(readPost, { params: { id } })).status;

    expect(await reads(one)).toBe(200);

    await grant(maya, ['posts', 'buddies']);

    expect(await reads(one)).toBe(404);
    expect(await reads(other)).toBe(404);

    await grant(maya, ['posts', 'buddies', 'reach']);

    expect(await readReach(maya)).toEqual([0, 0]);
    expect(await reads(one)).toBe(404);
  });

  it('is the own choice from 13 on, and ends at once, too', async () => {
    const [zoe, ida] = [await child(world, { age: 14 }), await child(world, { age: 15 })];
    const choose = (reach: boolean) => zoe.call(updateUser, { body: { reach } });
    await hasLevel30(zoe);
    await published(zoe);
    await choose(true);

    await published(zoe);

    expect(await readReach(zoe)).toEqual([0, 30]);

    const far = await post(world, zoe, { reach: 1000 });
    const reads = async () => (await ida.call(readPost, { params: { id: far } })).status;

    expect(await reads()).toBe(200);

    await choose(false);

    expect(await reads()).toBe(404);
    expect(await readReach(zoe)).toEqual([0, 0, 0]);

    await choose(true);

    expect(await reads()).toBe(404);
  });
});
