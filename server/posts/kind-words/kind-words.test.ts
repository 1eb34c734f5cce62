import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivities, readActivityNews } from '#contract/activities.ts';
import { createComment } from '#contract/comments.ts';
import { removeFriend } from '#contract/friends.ts';
import { readPoints } from '#contract/points.ts';
import { sendKindWords, takeBackKindWords } from '#contract/posts/kind-words.ts';
import { listPostsBy, readPost } from '#contract/posts.ts';
import type { KindWord } from '#contract/rules/kind-words.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, deletePost, eventsAbout, makeBuddies, post } from '#test/support/children.ts';
import { grant, hire } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { posts } from '../index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const send = (who: Child, id: string, words: KindWord = 'great_idea') =>
  who.call(sendKindWords, { params: { id }, body: { words } });
const takeBack = (who: Child, id: string) => who.call(takeBackKindWords, { params: { id } });
const seen = async (who: Child, id: string) => (await who.call(readPost, { params: { id } })).data.kindWords;
const received = async (who: Child, id: string) => (await seen(who, id)).received;
const activities = async (who: Child) => (await who.call(listActivities, {})).data.activities;
const stored = async (id: string) =>
  (await world.context.db.pool.query('select words from kind_words where post_id = $1', [id])).rows;

/** Maya has posted to everybody; Leo is no buddy of hers. */
async function reached() {
  const [maya, leo] = [await child(world), await child(world)];
  return { maya, leo, story: await post(world, maya, { reach: 1000 }) };
}

describe('kind words for a post by reach', () => {
  it('are kept, and shown to the child who sent them', async () => {
    const { leo, story } = await reached();

    const { status, data } = await send(leo, story);

    expect(status).toBe(200);
    expect(data).toEqual({ mine: 'great_idea' });
    expect(await seen(leo, story)).toEqual({ mine: 'great_idea', received: [] });
  });

  it('are what is left where comments are for buddies', async () => {
    const { leo, story } = await reached();
    const body = { clientId: newId(), content: 'What a jump!' };

    const { error } = await leo.call(createComment, { params: { id: story }, body });

    expect(error.code).toBe('not_buddies');
    expect((await leo.call(readPost, { params: { id: story } })).data.can.comment).toBe(false);
    expect((await send(leo, story)).status).toBe(200);
  });

  it('are counted for the author alone, most frequent first', async () => {
    const { maya, leo, story } = await reached();
    const [zoe, robin] = [await child(world), await child(world)];

    await send(leo, story, 'well_done');
    await send(zoe, story, 'me_too');
    await send(robin, story, 'me_too');

    const counts = [
      { words: 'me_too', count: 2 },
      { words: 'well_done', count: 1 },
    ];
    expect(await received(maya, story)).toEqual(counts);
    expect((await maya.call(listPostsBy, { params: { id: maya.id } })).data.posts[0]?.kindWords.received).toEqual(
      counts,
    );
    expect(await received(zoe, story)).toEqual([]);
  });

  it('replace those before', async () => {
    const { maya, leo, story } = await reached();
    await send(leo, story, 'well_done');

    await send(leo, story, 'tell_more');

    expect(await received(maya, story)).toEqual([{ words: 'tell_more', count: 1 }]);
  });

  it('can be taken back, twice too', async () => {
    const { maya, leo, story } = await reached();
    await send(leo, story);

    await takeBack(leo, story);

    expect((await takeBack(leo, story)).data).toEqual({ mine: null });
    expect(await seen(leo, story)).toEqual({ mine: null, received: [] });
    expect(await received(maya, story)).toEqual([]);
  });

  it('earn no points', async () => {
    const { maya, leo, story } = await reached();

    await send(leo, story);

    expect((await leo.call(readPoints, {})).data.totalPoints).toBe(0);
    expect((await maya.call(readPoints, {})).data.totalPoints).toBe(0);
  });

  it('may come from a buddy, too', async () => {
    const { maya, leo } = await reached();
    await makeBuddies(world, maya, leo);

    expect((await send(leo, await post(world, maya))).status).toBe(200);
  });
});

describe('the author', () => {
  it('reads in the activities that somebody sent some, not who', async () => {
    const { maya, leo, story } = await reached();

    await send(leo, story);

    expect(await activities(maya)).toMatchObject([
      { type: 'kind_words', fromUser: { id: maya.id }, others: 0, post: { id: story }, isNew: true },
    ]);
    const { body } = await maya.send('GET', '/api/activities');
    expect(body).not.toContain(leo.id);
    expect(body).not.toContain(leo.username);
  });

  it('has one line for all of a post', async () => {
    const { maya, leo, story } = await reached();
    await send(leo, story);

    await send(await child(world), story);

    expect(await activities(maya)).toMatchObject([{ type: 'kind_words', others: 1 }]);
  });

  it('is told once, however often they are changed', async () => {
    const { maya, leo, story } = await reached();
    await send(leo, story);
    await takeBack(leo, story);
    await send(leo, story, 'me_too');

    expect(await eventsAbout(world, leo)).toEqual([
      { name: 'kind_words.sent', facts: { postId: story, authorId: maya.id } },
    ]);
    expect(await activities(maya)).toHaveLength(1);
  });

  it('reads nothing of what was taken back', async () => {
    const { maya, leo, story } = await reached();
    await send(leo, story);

    await takeBack(leo, story);

    expect(await activities(maya)).toEqual([]);
    expect((await maya.call(readActivityNews, {})).data.hasNew).toBe(false);
  });

  it('loses those of a child whom they block', async () => {
    const { maya, leo, story } = await reached();
    await send(leo, story);

    await block(world, maya, leo);

    expect(await received(maya, story)).toEqual([]);
    expect(await activities(maya)).toEqual([]);
  });
});

describe('kind words are refused, and nothing is stored,', () => {
  const refused = async (who: Child, id: string, code: string) => {
    expect((await send(who, id)).error.code).toBe(code);
    expect((await takeBack(who, id)).error.code).toBe(code);
    expect(await stored(id)).toEqual([]);
  };

  it('for an own post', async () => {
    const { maya, story } = await reached();
    await refused(maya, story, 'own_post');
  });

  it('for a post that does not reach so far', async () => {
    const { maya, leo } = await reached();
    await refused(leo, await post(world, maya), 'not_found');
  });

  it('across the line of 13', async () => {
    const { story } = await reached();
    await refused(await child(world, { age: 14, scopes: 'pending' }), story, 'not_found');
  });

  it('where one has blocked the other', async () => {
    for (const isAuthor of [true, false]) {
      const { maya, leo, story } = await reached();
      await block(world, isAuthor ? maya : leo, isAuthor ? leo : maya);
      await refused(leo, story, 'not_found');
    }
  });

  it('for a post that is in review, deleted or unknown', async () => {
    const { maya, leo, story } = await reached();
    await refused(leo, await post(world, maya, { held: true, reach: 1000 }), 'not_found');
    await deletePost(world, story);
    await refused(leo, story, 'not_found');
    await refused(leo, newId(), 'not_found');
  });

  it('without a grown-up’s yes, and with posts switched off', async () => {
    const { story } = await reached();
    await refused(await child(world, { scopes: 'pending' }), story, 'consent_required');
    await refused(await child(world, { scopes: ['buddies'] }), story, 'scope_off');
  });

  it('when the author’s grown-up has closed reach', async () => {
    const { maya, leo, story } = await reached();
    await grant(maya, ['posts', 'buddies']);
    await refused(leo, story, 'not_found');
  });

  it('after the friendship has ended', async () => {
    const { maya, leo } = await reached();
    await makeBuddies(world, maya, leo);
    const story = await post(world, maya);
    await leo.call(removeFriend, { params: { id: maya.id } });
    await refused(leo, story, 'not_found');
  });

  it('when they are not on the list', async () => {
    const { leo, story } = await reached();

    const { statusCode } = await leo.send('PUT', `/api/posts/${story}/kind-words`, { words: 'You jump well, Maya' });

    expect(statusCode).toBe(400);
    expect(await stored(story)).toEqual([]);
  });

  it('from visitors and staff', async () => {
    const { story } = await reached();
    const moderator = await hire(world, { username: 'keeper_of_words', role: 'moderator' });
    const asked = { params: { id: story }, body: { words: 'me_too' } } as const;

    expect((await world.visitor().call(sendKindWords, asked)).error.code).toBe('sign_in_required');
    expect((await moderator.call(sendKindWords, asked)).error.code).toBe('not_for_you');
  });
});

describe('what is stored', () => {
  const exported = async (who: Child) => posts.personalData.export(world.context.db, who.id, world.context);

  it('is in the export of the child who sent it', async () => {
    const { leo, story } = await reached();

    await send(leo, story);

    expect(await exported(leo)).toMatchObject({ kindWords: [{ postId: story, words: 'great_idea' }] });
  });

  it('goes with the child who sent it, and with the author', async () => {
    for (const isAuthor of [true, false]) {
      const { maya, leo, story } = await reached();
      await send(leo, story);

      await world.context.db.transaction(async (tx) => {
        await posts.personalData.erase(tx, isAuthor ? maya.id : leo.id, world.context);
      });

      expect(await stored(story)).toEqual([]);
    }
  });
});
