import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivities, readActivityNews, viewActivities } from '#contract/activities.ts';
import { createComment, likeComment } from '#contract/comments.ts';
import {
  acceptFriendRequest,
  blockUser,
  listFriendRequests,
  removeFriend,
  sendFriendRequest,
} from '#contract/friends.ts';
import { likePost, unlikePost } from '#contract/posts.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, deletePost, makeBuddies, post } from '#test/support/children.ts';
import { signInAgain } from '#test/support/family.ts';
import { grant } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../platform/clock.ts';
import { activities } from './index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Maya has posted, and has buddies. */
async function withBuddies(count = 1): Promise<{ maya: Child; story: string; buddies: Child[]; leo: Child }> {
  const maya = await child(world);
  const buddies: Child[] = [];
  for (let at = 0; at < count; at += 1) {
    const buddy = await child(world);
    await makeBuddies(world, maya, buddy);
    buddies.push(buddy);
  }
  return { maya, story: await post(world, maya), buddies, leo: buddies[0] as Child };
}

const like = (who: Child, id: string) => who.call(likePost, { params: { id } });
const news = async (who: Child) => (await who.call(readActivityNews, {})).data.hasNew;
const page = async (who: Child, cursor?: string) =>
  (await who.call(listActivities, { query: cursor === undefined ? {} : { cursor } })).data;
const list = async (who: Child) => (await page(who)).activities;
const types = async (who: Child) => (await list(who)).map(({ type }) => type);

async function comment(who: Child, postId: string, content = 'What a jump!'): Promise<string> {
  const body = { clientId: newId(), content };
  const { data, error } = await who.call(createComment, { params: { id: postId }, body });
  if (error) throw new Error(error.message);
  return data.comment.id;
}

describe('what others did', () => {
  it('is listed with who did it and to what, newest first', async () => {
    const { maya, leo, story } = await withBuddies();
    await like(leo, story);
    await world.pass(MINUTE);

    const id = await comment(leo, story);

    expect(await page(maya)).toEqual({
      activities: [
        expect.objectContaining({ type: 'comment_received', comment: { id, content: 'What a jump!' }, isNew: true }),
        expect.objectContaining({
          type: 'post_like',
          fromUser: expect.objectContaining({ id: leo.id }),
          others: 0,
          post: { id: story, title: 'My frog' },
          comment: null,
        }),
      ],
      cursor: null,
      hasNew: true,
    });
    expect(await list(leo)).toEqual([]);
  });

  it('is one line for several hearts', async () => {
    const { maya, buddies, story } = await withBuddies(3);
    for (const buddy of buddies) {
      await world.pass(MINUTE);
      await like(buddy, story);
    }

    expect(await list(maya)).toMatchObject([{ type: 'post_like', fromUser: { id: buddies[2]?.id }, others: 2 }]);
  });

  it('lists a heart for a comment, and not what the child did', async () => {
    const { maya, leo, story } = await withBuddies();
    const id = await comment(leo, story);
    await maya.call(likeComment, { params: { id } });
    await comment(maya, story);

    await like(maya, story);

    expect(await list(leo)).toMatchObject([{ type: 'comment_like', comment: { id }, post: { id: story } }]);
    expect(await types(maya)).toEqual(['comment_received']);
  });

  it('lists a new buddy for both, once', async () => {
    const [zoe, nia] = [await child(world, { age: 14 }), await child(world, { age: 14 })];
    await zoe.call(sendFriendRequest, { body: { receiverId: nia.id } });
    const [request] = (await nia.call(listFriendRequests, {})).data.requests;

    await nia.call(acceptFriendRequest, { params: { id: request?.id ?? '' } });
    await nia.call(acceptFriendRequest, { params: { id: request?.id ?? '' } });

    expect(await list(zoe)).toMatchObject([{ type: 'buddy_made', fromUser: { id: nia.id }, post: null }]);
    expect(await list(nia)).toMatchObject([{ type: 'buddy_made', fromUser: { id: zoe.id } }]);

    await zoe.call(removeFriend, { params: { id: nia.id } });

    expect(await list(nia)).toEqual([]);
  });

  it('lists an own level, without a dot, as it was celebrated already', async () => {
    const { maya, leo, story } = await withBuddies();
    const pool = world.context.db.pool;

    await pool.query('insert into child_points (account_id, total) values ($1, 95)', [leo.id]);

    expect((await like(leo, story)).data).toMatchObject({ leveledUp: true, newLevel: 2 });
    expect(await page(leo)).toMatchObject({
      activities: [{ type: 'level_reached', level: 2, fromUser: { id: leo.id }, others: 0, post: null, isNew: false }],
      hasNew: false,
    });
    expect(await news(leo)).toBe(false);
    expect(await list(maya)).toMatchObject([{ type: 'post_like', level: null, fromUser: { id: leo.id } }]);

    await grant(leo, []);

    expect(await types(leo)).toEqual(['level_reached']);

    await world.pass(91 * DAY);

    expect(await types(await signInAgain(leo))).toEqual([]);
  });

  it('comes by pages of twenty, each thing once', async () => {
    const { maya, leo } = await withBuddies();
    for (let at = 0; at < 21; at += 1) {
      await world.pass(MINUTE);
      await like(leo, await post(world, maya));
    }

    const first = await page(maya);
    const second = await page(maya, first.cursor ?? '');

    expect(first.activities).toHaveLength(20);
    expect(second.activities).toHaveLength(1);
    expect(second.cursor).toBeNull();
    expect(new Set([...first.activities, ...second.activities].map(({ id }) => id)).size).toBe(21);
    expect((await maya.call(listActivities, { query: { cursor: 'frog' } })).status).toBe(400);
  });
});

describe('the dot', () => {
  it('is there until the child has looked', async () => {
    const { maya, leo, story } = await withBuddies();

    expect(await news(maya)).toBe(false);

    await like(leo, story);

    expect(await news(maya)).toBe(true);

    await world.pass(1000);

    expect((await maya.call(viewActivities, {})).status).toBe(204);
    expect(await news(maya)).toBe(false);
    expect(await page(maya)).toMatchObject({ hasNew: false, activities: [{ isNew: false }] });

    await world.pass(1000);
    await comment(leo, story);

    expect(await news(maya)).toBe(true);
  });

  it('is answered from memory as long as nothing happens', async () => {
    const { maya } = await withBuddies();
    await news(maya);
    const waits = async () => {
      const { values } = await world.context.metrics.roundTrips.get();
      const isSum = ({ metricName = '', labels }: (typeof values)[number]) =>
        metricName.endsWith('_sum') && labels.route === 'GET /api/activities/news';
      return values.find(isSum)?.value;
    };
    const before = await waits();

    await news(maya);

    expect(await waits()).toBe(before);
  });

  it('is answered with 304 while nothing has changed', async () => {
    const { maya, leo, story } = await withBuddies();
    const ask = (etag = '') => maya.send('GET', '/api/activities/news', undefined, { 'if-none-match': etag });
    const etag = String((await ask()).headers['etag']);

    const again = await ask(etag);

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');

    await like(leo, story);

    expect((await ask(etag)).statusCode).toBe(200);
  });
});

describe('what is hidden by now', () => {
  it('a heart that was taken back is gone', async () => {
    const { maya, leo, story } = await withBuddies();
    await like(leo, story);

    await leo.call(unlikePost, { params: { id: story } });

    expect(await page(maya)).toEqual({ activities: [], cursor: null, hasNew: false });
  });

  it('a blocked child vanishes, from groups too', async () => {
    const { maya, buddies, story } = await withBuddies(2);
    const [leo, robin] = buddies as [Child, Child];
    await like(robin, story);
    await like(leo, story);
    await comment(leo, story);

    await maya.call(blockUser, { params: { id: leo.id } });

    expect(await list(maya)).toMatchObject([{ type: 'post_like', fromUser: { id: robin.id }, others: 0 }]);
  });

  it('a post or a comment that is gone takes its lines along', async () => {
    const { maya, leo, story } = await withBuddies();
    await like(leo, story);
    const id = await comment(leo, story);

    await world.context.db.pool.query(`update comments set status = 'removed' where id = $1`, [id]);

    expect(await types(maya)).toEqual(['post_like']);

    await deletePost(world, story);

    expect(await list(maya)).toEqual([]);
  });

  it('lists nothing about posts where a parent has closed them', async () => {
    const { maya, leo, story } = await withBuddies();
    await like(leo, story);

    await grant(maya, ['buddies']);

    expect(await page(maya)).toEqual({ activities: [], cursor: null, hasNew: false });

    await grant(maya, ['posts', 'buddies']);

    expect(await types(maya)).toEqual(['post_like']);

    await grant(leo, ['buddies']);

    expect(await list(maya)).toEqual([]);
  });
});

it('somebody else’s are nobody’s, and who is not signed in has none', async () => {
  expect((await world.visitor().call(listActivities, {})).status).toBe(401);
  expect((await world.visitor().call(viewActivities, {})).status).toBe(401);
});

it('an event that is handled twice is stored once', async () => {
  const { maya, leo, story } = await withBuddies();
  const { context } = world;
  const event = { id: newId(), name: 'post.liked', accountId: leo.id, facts: { postId: story, authorId: maya.id } };
  const reaction = (activities.eventHandlers ?? []).find(({ to }) => to === 'post.liked');
  for (const _ of [1, 2])
    await context.db.transaction(async (tx) => {
      await reaction?.inTransaction?.(context, tx, { ...event, at: world.clock.now() });
    });

  const { rows } = await context.db.pool.query('select from activities where account_id = $1', [maya.id]);

  expect(rows).toHaveLength(1);
});

it('is deleted after 90 days, and with the person that it is about', async () => {
  const { maya, leo, story } = await withBuddies();
  const { db } = world.context;
  await like(leo, story);
  await comment(leo, story);

  await maya.call(viewActivities, {});

  expect((await activities.personalData.export(db, maya.id, world.context))['activities']).toHaveLength(2);

  const left = async () => (await db.pool.query('select from activities where account_id = $1', [maya.id])).rows.length;
  await db.transaction((tx) => activities.personalData.erase(tx, leo.id, world.context));

  expect(await left()).toBe(0);

  await comment(leo, story);
  await world.pass(89 * DAY);

  await world.context.jobs.run('retention.delete-old');

  expect(await left()).toBe(1);

  await world.pass(2 * DAY);
  await world.context.jobs.run('retention.delete-old');

  expect(await left()).toBe(0);
});
