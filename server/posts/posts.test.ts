import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPost } from '#contract/posts.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, deletePost, makeBuddies, post, rowsAbout } from '#test/support/children.ts';
import { grant } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { friends } from '../friends/index.ts';
import { posts } from './index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const read = (who: Child, id: string) => who.call(readPost, { params: { id } });

async function buddies(age = 9, otherAge = 9): Promise<[Child, Child]> {
  const pair: [Child, Child] = [await child(world, { age }), await child(world, { age: otherAge })];
  await makeBuddies(world, ...pair);
  return pair;
}

async function ask(text: string, values: unknown[]) {
  return (await world.context.db.pool.query(text, values)).rows;
}

describe('a post', () => {
  it('is shown to a buddy as other children may know its author', async () => {
    const [maya, leo] = await buddies();
    const id = await post(world, maya, { title: 'My frog' });
    await ask('insert into child_points (account_id, total) values ($1, 210)', [maya.id]);

    const { data } = await read(leo, id);

    expect(data).toMatchObject({
      id,
      title: 'My frog',
      category: 'story',
      liked: false,
      likesCount: 0,
      commentsCount: 0,
    });
    expect(Object.keys(data.user).sort()).toEqual([
      'avatar',
      'displayName',
      'id',
      'level',
      'profileImageUrl',
      'username',
    ]);
    expect(data.user).toMatchObject({ id: maya.id, level: 3 });
  });

  it('says when it came out, which is also when it last changed', async () => {
    const maya = await child(world);
    const id = await post(world, maya);

    const { data } = await read(maya, id);

    expect(data.updatedAt).toBe(data.createdAt);
  });

  it('is shown to its author', async () => {
    const maya = await child(world);

    expect((await read(maya, await post(world, maya))).status).toBe(200);
  });

  it('of a stranger nearby is shown when it reaches them, and else reads as not there', async () => {
    const [maya, leo] = [await child(world, { age: 9 }), await child(world, { age: 10 })];

    expect((await read(leo, await post(world, maya, { reach: 1000 }))).status).toBe(200);
    expect((await read(leo, await post(world, maya, { reach: 0 }))).error.code).toBe('not_found');
  });

  it('never crosses the line of 13 to a stranger', async () => {
    const [maya, zoe] = [await child(world, { age: 12 }), await child(world, { age: 13 })];
    const [younger, older] = [await post(world, maya, { reach: 1000 }), await post(world, zoe, { reach: 1000 })];

    expect((await read(zoe, younger)).status).toBe(404);
    expect((await read(maya, older)).status).toBe(404);

    await makeBuddies(world, maya, zoe);

    expect((await read(zoe, younger)).status).toBe(200);
  });

  it.each(['maya', 'leo'])('disappears for both when %s blocks the other', async (who) => {
    const [maya, leo] = await buddies();
    const [one, other] = [await post(world, maya), await post(world, leo)];

    expect((await read(leo, one)).status).toBe(200);

    await (who === 'maya' ? block(world, maya, leo) : block(world, leo, maya));

    expect((await read(leo, one)).status).toBe(404);
    expect((await read(maya, other)).status).toBe(404);
  });

  it('that is held, deleted or unknown reads as not there', async () => {
    const [maya, leo] = await buddies();
    const deleted = await post(world, maya);

    await deletePost(world, deleted);

    for (const id of [await post(world, maya, { held: true }), deleted, newId(), 'no-id'])
      expect((await read(leo, id)).error.code).toBe('not_found');
  });

  it('disappears when its author is paused or their parent takes posts back', async () => {
    const [maya, leo] = await buddies();
    const id = await post(world, maya);

    await ask(`update accounts set state = 'paused' where id = $1`, [maya.id]);

    expect((await read(leo, id)).status).toBe(404);

    await ask(`update accounts set state = 'active' where id = $1`, [maya.id]);

    expect((await read(leo, id)).status).toBe(200);

    await grant(maya, ['buddies']);

    expect((await read(leo, id)).status).toBe(404);
  });

  it('needs the consent of the reader', async () => {
    const pending = await child(world, { scopes: 'pending' });
    const closed = await child(world, { scopes: ['buddies'] });

    expect((await read(pending, newId())).error.code).toBe('consent_required');
    expect((await read(closed, newId())).error.code).toBe('scope_off');
    expect((await world.visitor().call(readPost, { params: { id: newId() } })).status).toBe(401);
  });

  it('says whether the reader likes it', async () => {
    const [maya, leo] = await buddies();
    const id = await post(world, maya);

    await ask('insert into post_likes (post_id, account_id, at) values ($1, $2, now())', [id, leo.id]);

    expect((await read(leo, id)).data.liked).toBe(true);
    expect((await read(maya, id)).data.liked).toBe(false);
  });
});

it('what a child wrote, liked and whom they knew is exported and erased, and others keep the right counts', async () => {
  const [maya, leo] = await buddies();
  const [own, his] = [await post(world, maya), await post(world, leo)];
  const comment = async (on: string, by: Child) => {
    const id = newId();
    await ask(
      `insert into comments (id, post_id, author_id, client_id, content, status, created_at)
       values ($1, $2, $3, $4, 'Nice frog!', 'published', now())`,
      [id, on, by.id, newId()],
    );
    await ask('update posts set comments_count = comments_count + 1 where id = $1', [on]);
    return id;
  };
  const [mayas, leos] = [await comment(his, maya), await comment(his, leo)];
  await comment(own, leo);
  await ask('insert into post_likes (post_id, account_id, at) values ($1, $2, now()), ($3, $4, now())', [
    his,
    maya.id,
    own,
    leo.id,
  ]);
  await ask('update posts set likes_count = 1', []);
  await ask('insert into comment_likes (comment_id, account_id, at) values ($1, $2, now()), ($3, $4, now())', [
    leos,
    maya.id,
    mayas,
    leo.id,
  ]);
  await ask('update comments set likes_count = 1', []);
  await block(world, maya, await child(world));

  const kept = await posts.personalData.export(world.context.db, maya.id, world.context);

  expect(kept).toMatchObject({ posts: [{ id: own }], comments: [{ content: 'Nice frog!' }], likes: [{}, {}] });
  expect(await friends.personalData.export(world.context.db, maya.id, world.context)).toMatchObject({
    buddies: [{ buddyId: leo.id }],
    blocked: [{}],
  });

  await world.context.db.transaction(async (tx) => {
    for (const module of [posts, friends]) await module.personalData.erase(tx, maya.id, world.context);
  });

  for (const table of ['posts', 'comments', 'post_likes', 'comment_likes', 'friendships', 'blocked_users'])
    expect(await rowsAbout(world, table, maya.id), table).toBe(0);
  expect(await ask('select likes_count as likes, comments_count as comments from posts where id = $1', [his])).toEqual([
    { likes: 0, comments: 1 },
  ]);
  expect(await ask('select likes_count as likes from comments where id = $1', [leos])).toEqual([{ likes: 0 }]);
});
