import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { createComment, likeComment, unlikeComment } from '#contract/comments.ts';
import { readPoints } from '#contract/points.ts';
import { likePost, readPost, unlikePost } from '#contract/posts.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, deletePost, eventsAbout, makeBuddies, post } from '#test/support/children.ts';
import { grant } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY } from '../../platform/clock.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Maya has posted, and Leo is her buddy. */
async function buddies() {
  const [maya, leo] = [await child(world), await child(world)];
  await makeBuddies(world, maya, leo);
  return { maya, leo, story: await post(world, maya) };
}

const like = (who: Child, id: string) => who.call(likePost, { params: { id } });
const unlike = (who: Child, id: string) => who.call(unlikePost, { params: { id } });
const points = async (who: Child) => (await who.call(readPoints, {})).data.totalPoints;
const seen = async (who: Child, id: string) => {
  const { data } = await who.call(readPost, { params: { id } });
  return { liked: data.liked, likesCount: data.likesCount };
};

describe('a heart', () => {
  it('is counted, shown and paid', async () => {
    const { leo, story } = await buddies();
    const { status, data } = await like(leo, story);

    expect(status).toBe(200);
    expect(data).toEqual({ liked: true, likesCount: 1, pointsAwarded: 5, leveledUp: false });
    expect(await seen(leo, story)).toEqual({ liked: true, likesCount: 1 });
    expect(await points(leo)).toBe(5);
  });

  it('given twice is given once', async () => {
    const { leo, story } = await buddies();
    await like(leo, story);

    const { data } = await like(leo, story);

    expect(data).toEqual({ liked: true, likesCount: 1, pointsAwarded: 0, leveledUp: false });
    expect(await points(leo)).toBe(5);
  });

  it('can be taken back, and the points stay; given again it is neither rewarded nor announced again', async () => {
    const { maya, leo, story } = await buddies();
    await like(leo, story);

    expect((await unlike(leo, story)).data).toEqual({
      liked: false,
      likesCount: 0,
      pointsAwarded: 0,
      leveledUp: false,
    });
    expect((await unlike(leo, story)).data.likesCount).toBe(0);
    expect((await like(leo, story)).data).toMatchObject({ likesCount: 1, pointsAwarded: 0 });
    expect(await points(leo)).toBe(5);

    const facts = { postId: story, authorId: maya.id };
    expect(await eventsAbout(world, leo)).toEqual([{ name: 'post.liked', facts }]);
  });

  it('is counted for the child’s own post, but neither rewarded nor announced', async () => {
    const { maya, story } = await buddies();

    expect((await like(maya, story)).data).toMatchObject({ liked: true, likesCount: 1, pointsAwarded: 0 });
    expect(await points(maya)).toBe(0);
    expect(await eventsAbout(world, maya)).toEqual([]);
  });

  it('brings a level where it was the last that was missing, and says so once', async () => {
    const { leo, story } = await buddies();
    await world.context.db.pool.query('insert into child_points (account_id, total) values ($1, 95)', [leo.id]);

    expect((await like(leo, story)).data).toMatchObject({ pointsAwarded: 5, leveledUp: true, newLevel: 2 });

    await unlike(leo, story);

    expect((await like(leo, story)).data.leveledUp).toBe(false);
  });

  it('can come from a stranger whom the post reaches', async () => {
    const [maya, stranger] = [await child(world), await child(world)];
    const story = await post(world, maya, { reach: 1000 });

    expect((await like(stranger, story)).data.likesCount).toBe(1);
  });
});

describe('many hearts at once', () => {
  it('are counted right, and each child is paid once', async () => {
    const { maya, leo, story } = await buddies();
    const others = await Promise.all(Array.from({ length: 4 }, () => child(world)));
    for (const other of others) await makeBuddies(world, maya, other);

    const replies = await Promise.all([leo, ...others].flatMap((one) => [like(one, story), like(one, story)]));

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect((await seen(maya, story)).likesCount).toBe(5);
    expect(await Promise.all([leo, ...others].map(points))).toEqual([5, 5, 5, 5, 5]);
  });

  it('given and taken back in a hurry leave no more than one, and tell once', async () => {
    const { leo, story } = await buddies();
    const hurry = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? like(leo, story) : unlike(leo, story)));
    await Promise.all(hurry);

    const { liked, likesCount } = await seen(leo, story);

    expect(likesCount).toBe(liked ? 1 : 0);
    expect(await eventsAbout(world, leo)).toHaveLength(1);
    expect(await points(leo)).toBe(5);
  });

  it('are paid twenty a day, posts and comments together; what came too late is never paid', async () => {
    const { maya, leo } = await buddies();
    const story = await post(world, maya);
    const { data } = await maya.call(createComment, {
      params: { id: story },
      body: { clientId: newId(), content: 'I drew it, too.' },
    });
    await leo.call(likeComment, { params: { id: data.comment.id } });
    const stories: string[] = [];
    for (let at = 0; at < 20; at += 1) stories.push(await post(world, maya));

    for (const one of stories) await like(leo, one);

    expect(await points(leo)).toBe(100);

    await world.pass(DAY);
    for (const one of [leo, maya]) await one.call(logIn, { body: { username: one.username, password: PASSWORD } });
    const late = stories.at(-1) ?? '';

    await unlike(leo, late);

    expect((await like(leo, late)).data.pointsAwarded).toBe(0);
    expect((await like(leo, await post(world, maya))).data.pointsAwarded).toBe(5);
  });
});

describe('a heart is refused, and nothing is stored,', () => {
  const refused = async (who: Child, id: string, code: string) => {
    for (const ask of [like, unlike]) {
      const { error } = await ask(who, id);
      expect(error.code).toBe(code);
    }
    const { rows } = await world.context.db.pool.query('select * from post_likes where post_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await points(who)).toBe(0);
  };

  it('for a stranger’s post that does not reach this child', async () => {
    const { story } = await buddies();
    await refused(await child(world), story, 'not_found');
  });

  it('for a post of a buddy who has blocked the reader, or was blocked', async () => {
    for (const turn of [0, 1]) {
      const { maya, leo, story } = await buddies();
      await block(world, turn ? maya : leo, turn ? leo : maya);
      await refused(leo, story, 'not_found');
    }
  });

  it('for a post that is in review, deleted or unknown', async () => {
    const { maya, leo } = await buddies();
    await refused(leo, await post(world, maya, { held: true }), 'not_found');
    const gone = await post(world, maya);
    await deletePost(world, gone);
    await refused(leo, gone, 'not_found');
    await refused(leo, newId(), 'not_found');
  });

  it('without a grown-up’s yes, and with posts switched off', async () => {
    const { maya, story } = await buddies();
    for (const [scopes, code] of [
      ['pending', 'consent_required'],
      [['buddies'], 'scope_off'],
    ] as const) {
      const leo = await child(world, { scopes });
      await makeBuddies(world, maya, leo);
      await refused(leo, story, code);
    }
  });

  it('when the author’s grown-up has withdrawn consent', async () => {
    const { maya, leo, story } = await buddies();
    await grant(maya, [], 'revoked');
    await refused(leo, story, 'not_found');
  });
});

describe('a heart for a comment', () => {
  async function commented() {
    const { maya, leo, story } = await buddies();
    const body = { clientId: newId(), content: 'What a jump!' };
    const { data } = await leo.call(createComment, { params: { id: story }, body });
    return { maya, leo, story, id: data.comment.id };
  }

  it('is counted, rewarded and announced only once', async () => {
    const { maya, leo, story, id } = await commented();
    const first = await maya.call(likeComment, { params: { id } });

    expect(first.data).toEqual({ liked: true, likesCount: 1, pointsAwarded: 5, leveledUp: false });
    expect((await maya.call(unlikeComment, { params: { id } })).data).toMatchObject({ liked: false, likesCount: 0 });
    expect((await maya.call(likeComment, { params: { id } })).data.pointsAwarded).toBe(0);
    expect(await points(maya)).toBe(5);

    const facts = { commentId: id, postId: story, authorId: leo.id };
    expect(await eventsAbout(world, maya)).toEqual([{ name: 'comment.liked', facts }]);
  });

  it('is not given where the comment, its author or the post is hidden', async () => {
    const { maya, leo, id } = await commented();
    const stranger = await child(world);

    expect((await stranger.call(likeComment, { params: { id } })).error.code).toBe('not_found');

    await block(world, maya, leo);

    expect((await maya.call(likeComment, { params: { id } })).error.code).toBe('not_found');
    expect((await maya.call(unlikeComment, { params: { id } })).error.code).toBe('not_found');
  });
});

it('visitors and staff give no hearts', async () => {
  const { story } = await buddies();

  expect((await world.visitor().call(likePost, { params: { id: story } })).error.code).toBe('sign_in_required');
});
