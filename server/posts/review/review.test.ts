import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listActivities, readActivityNews } from '#contract/activities.ts';
import { changeSettings } from '#contract/admin.ts';
import { createComment } from '#contract/comments.ts';
import { readPoints } from '#contract/points.ts';
import { createPost, deletePost, listWaitingPosts, readPost, viewReleasedPost } from '#contract/posts.ts';
import type { ReviewRule } from '#contract/rules/review.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { decide, handIn, queue } from '#test/support/moderation.ts';
import { hire, ines, type Person } from '#test/support/people.ts';
import { openSocket } from '#test/support/sockets.ts';
import { openWorld, type World } from '#test/world.ts';
import { setConsent } from '../../accounts/index.ts';
import { MINUTE } from '../../platform/clock.ts';

let world: World;
let moderator: Person;
let admin: Person;
let maya: Child;
beforeAll(async () => {
  world = await openWorld();
  moderator = await ines(world);
  admin = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

/** With nothing in the queue, and with the rules that apply where the operator has chosen none. */
beforeEach(async () => {
  await approveAll();
  await world.context.db.pool.query(`delete from settings where name like 'review_%'`);
  maya = await child(world, { scopes: ['posts', 'buddies'] });
});

const story = { title: 'My frog', content: 'It jumps over the moon.', category: 'story' } as const;
const write = (who: Child, words = {}, clientId = newId()) =>
  who.call(createPost, { body: { clientId, ...story, ...words } });
const points = async (who: Child) => (await who.call(readPoints, {})).data.totalPoints;
const released = async (who: Child) => (await who.call(listWaitingPosts, {})).data.released;
const rule = (posts: ReviewRule, comments = posts) =>
  admin.call(changeSettings, { body: { reviewPosts: posts, reviewComments: comments } });

async function approveAll(): Promise<void> {
  for (const { id } of await queue(moderator)) await decide(moderator, id, 'approve');
  await world.context.events.idle();
}

/** Three of this child's stories are out. */
async function known(who: Child): Promise<void> {
  for (let at = 0; at < 3; at += 1) await post(world, who);
}

async function comment(who: Child, author: Child) {
  await makeBuddies(world, who, author);
  const params = { id: await post(world, author) };
  return (await who.call(createComment, { params, body: { clientId: newId(), content: 'What a jump!' } })).data;
}

describe('what a new author writes', () => {
  it('waits until three pieces are out', async () => {
    await post(world, maya);
    await post(world, maya);

    expect((await write(maya)).data.status).toBe('held');

    await approveAll();

    expect((await write(maya)).data.status).toBe('published');
  });

  it('counts stories and comments together', async () => {
    await post(world, maya);
    await post(world, maya);
    const leo = await child(world);

    expect((await comment(maya, leo)).comment.status).toBe('held');

    await approveAll();

    expect((await write(maya)).data.status).toBe('published');
  });

  it('does not count what staff have removed', async () => {
    await known(maya);
    await world.context.db.pool.query(
      `update posts set status = 'removed' where id = (select id from posts where author_id = $1 limit 1)`,
      [maya.id],
    );

    expect((await write(maya)).data.status).toBe('held');
  });
});

describe('a story that needs no review', () => {
  it('is read by a buddy at once', async () => {
    await known(maya);
    const leo = await child(world);
    await makeBuddies(world, maya, leo);

    const { data } = await write(maya);

    expect((await leo.call(readPost, { params: { id: data.post.id } })).data.title).toBe('My frog');
  });

  it('brings its points with the answer, once', async () => {
    await known(maya);
    const same = newId();

    const first = await write(maya, {}, same);
    const again = await write(maya, {}, same);

    expect(first.data).toMatchObject({ status: 'published', pointsAwarded: 15, leveledUp: false });
    expect(again.data).toMatchObject({ status: 'published', pointsAwarded: 0, post: { id: first.data.post.id } });
    expect(await points(maya)).toBe(15);
  });

  it('is one story, however often it is sent at the same moment', async () => {
    await known(maya);
    const same = newId();

    const replies = await Promise.all(Array.from({ length: 5 }, () => write(maya, {}, same)));

    expect(new Set(replies.map(({ data }) => data.post.id)).size).toBe(1);
    expect(await points(maya)).toBe(15);
  });

  it('opens no case, and is not told as released', async () => {
    await known(maya);

    await write(maya);
    await world.context.events.idle();

    expect(await queue(moderator)).toEqual([]);
    expect(await released(maya)).toEqual([]);
  });

  it('is not told as released when the clock goes on while it is stored', async () => {
    await known(maya);
    const { clock } = world;
    const now = clock.now.bind(clock);
    const ticking = vi.spyOn(clock, 'now').mockImplementation(() => {
      clock.pass(1);
      return now();
    });

    await write(maya);
    ticking.mockRestore();

    expect(await released(maya)).toEqual([]);
  });

  it('celebrates a level that it brings', async () => {
    await known(maya);
    await world.context.db.pool.query('insert into child_points (account_id, total) values ($1, 90)', [maya.id]);

    expect((await write(maya)).data).toMatchObject({ leveledUp: true, newLevel: 2 });
  });
});

describe('the operator', () => {
  it('has everything read first', async () => {
    await known(maya);

    await rule('all');

    expect((await write(maya)).data.status).toBe('held');
    expect((await comment(maya, await child(world))).comment.status).toBe('held');
  });

  it('has only what the filter is not sure about read first', async () => {
    await rule('flagged');

    expect((await write(maya)).data.status).toBe('published');
    expect((await write(maya, { content: 'Nobody wants to play with you.' })).data.status).toBe('held');
    expect((await comment(maya, await child(world))).comment.status).toBe('published');
  });

  it('chooses for stories and comments apart', async () => {
    await rule('all', 'flagged');

    expect((await write(maya)).data.status).toBe('held');
    expect((await comment(maya, await child(world))).comment.status).toBe('published');
  });

  it('cannot let out unread what a child writes whose parent consented by e-mail', async () => {
    await rule('flagged');
    const consent = { status: 'granted', method: 'email_plus', scopes: ['posts', 'buddies'] } as const;
    await world.context.db.transaction((tx) => setConsent(world.context, tx, maya.id, consent));

    expect((await write(maya)).data.status).toBe('held');
    expect((await comment(maya, await child(world))).comment.status).toBe('held');
  });

  it('cannot let out unread a drawing, nor what goes beyond buddies', async () => {
    await rule('flagged');
    const drawing = {
      paper: '#ffffff',
      marks: [{ kind: 'stroke' as const, ink: '#d13766', size: 6, path: 'AA' }],
    };
    const far = await child(world, { scopes: ['posts', 'buddies', 'reach'] });
    await world.context.db.pool.query('insert into child_points (account_id, total) values ($1, 100000)', [far.id]);

    expect((await write(maya, { drawing })).data.status).toBe('held');
    expect((await write(far)).data.status).toBe('held');
  });
});

describe('a story that staff let out', () => {
  it('is announced to its author with the points, until they have seen it', async () => {
    const id = await handIn(maya);
    await world.pass(2 * MINUTE);
    await approveAll();

    expect(await released(maya)).toEqual([
      {
        id,
        title: 'My frog',
        publishedAt: world.clock.now().toISOString(),
        pointsAwarded: 15,
        leveledUp: false,
      },
    ]);

    expect((await maya.call(viewReleasedPost, { params: { id } })).status).toBe(204);
    expect((await maya.call(viewReleasedPost, { params: { id } })).status).toBe(204);
    expect(await released(maya)).toEqual([]);
  });

  it('brings the level that its points reach', async () => {
    await world.context.db.pool.query('insert into child_points (account_id, total) values ($1, 90)', [maya.id]);
    await handIn(maya);
    await world.pass(MINUTE);

    await approveAll();

    expect(await released(maya)).toMatchObject([{ leveledUp: true, newLevel: 2 }]);
  });

  it('is announced at once by the socket', async () => {
    const address = await world.listen();
    const socket = await openSocket(address, maya);
    const id = await handIn(maya);

    await approveAll();

    expect(await socket.next('post_out')).toEqual({ type: 'post_out', postId: id });
    socket.close();
  });

  it('stands in the activities, with a dot', async () => {
    const id = await handIn(maya);
    await world.pass(MINUTE);

    await approveAll();

    expect((await maya.call(readActivityNews, {})).data.hasNew).toBe(true);
    const { activities } = (await maya.call(listActivities, {})).data;
    expect(activities).toMatchObject([{ type: 'post_published', post: { id, title: 'My frog' }, isNew: true }]);
  });

  it('is not told once its author has deleted it', async () => {
    const id = await handIn(maya);
    await world.pass(MINUTE);
    await approveAll();

    await maya.call(deletePost, { params: { id } });

    expect(await released(maya)).toEqual([]);
    expect((await maya.call(listActivities, {})).data.activities).toEqual([]);
    expect((await maya.call(viewReleasedPost, { params: { id } })).error.code).toBe('not_found');
  });

  it('is announced to nobody else', async () => {
    const id = await handIn(maya);
    await world.pass(MINUTE);
    await approveAll();
    const leo = await child(world);

    expect(await released(leo)).toEqual([]);
    expect((await leo.call(viewReleasedPost, { params: { id } })).error.code).toBe('not_found');
    expect((await maya.call(viewReleasedPost, { params: { id: newId() } })).error.code).toBe('not_found');
    expect((await world.visitor().call(viewReleasedPost, { params: { id } })).error.code).toBe('sign_in_required');
    expect(await released(maya)).toHaveLength(1);
  });

  it('is not told while it still waits', async () => {
    const id = await handIn(maya);

    expect((await maya.call(viewReleasedPost, { params: { id } })).error.code).toBe('not_found');
    expect(await released(maya)).toEqual([]);
  });
});
