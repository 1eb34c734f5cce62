import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCollaborativeGame, listCollaborativeGames } from '#contract/collaborative-games.ts';
import { createComment } from '#contract/comments.ts';
import { createPost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { queue, read } from '#test/support/moderation.ts';
import { ines, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await openWorld();
  moderator = await ines(world);
  await world.context.db.pool.query(`insert into settings (name, value) values ('review_posts', 'flagged')`);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.context.db.pool.query('delete from cases'));

const writer = () => child(world, { scopes: ['posts', 'buddies', 'chat', 'multiplayer'] });

async function share(who: Child, title: string, content: string) {
  const { data, error } = await who.call(createPost, {
    body: { clientId: newId(), title, content, category: 'story' },
  });
  if (error) throw new Error(error.message);
  return data.status;
}

async function comment(who: Child, id: string, content: string) {
  const { data } = await who.call(createComment, { params: { id }, body: { clientId: newId(), content } });
  return data.comment.status;
}

/** A child and the post of a buddy, on which they may comment. */
async function withStory() {
  const [maya, leo] = [await writer(), await writer()];
  await makeBuddies(world, maya, leo);
  return { maya, leo, story: await post(world, maya) };
}

/** What staff see of the only case of a kind. */
async function readCaseText(kind: string) {
  const found = (await queue(moderator)).filter((one) => one.kind === kind);
  return found.length === 1 ? (await read(moderator, found[0]?.id ?? '')).data.text : found;
}

describe('titles and texts of posts', () => {
  it('wait for staff with the last piece of a number, and staff see all pieces', async () => {
    const maya = await writer();
    await share(maya, 'Frog 07700', 'It jumps all day.');
    await share(maya, 'Cat 900', 'It sleeps all day.');

    const status = await share(maya, 'Dog 143', 'It barks all day.');

    expect(status).toBe('held');
    expect(await readCaseText('post')).toBe('Frog 07700\nCat 900\nIt barks all day.');
  });

  it('wait with the last piece of an address', async () => {
    const maya = await writer();
    await share(maya, 'I live at', 'Can you guess where?');
    await share(maya, '14', 'I tell you more soon.');

    expect(await share(maya, 'Willow Lane', 'So this is it now.')).toBe('held');
  });

  it('are published when they only count', async () => {
    const maya = await writer();

    expect(await share(maya, 'Frog number 1', 'It has 12 spots.')).toBe('published');
    expect(await share(maya, 'Frog number 2', 'It has 345 spots.')).toBe('published');
    expect(await share(maya, 'Frog number 3', 'It has 1200 spots.')).toBe('published');
  });

  it('are not read together after a day', async () => {
    const maya = await writer();
    await share(maya, 'Frog 07700', 'It jumps all day.');
    await share(maya, 'Cat 900', 'It sleeps all day.');
    await world.context.db.pool.query(
      `update posts set created_at = created_at - interval '25 hours' where author_id = $1`,
      [maya.id],
    );

    expect(await share(maya, 'Dog 143', 'It barks all day.')).toBe('published');
  });
});

describe('comments', () => {
  it('wait with the last piece of what titles and the profile began', async () => {
    const { leo, story } = await withStory();
    await leo.call(updateUser, { body: { bio: 'first 07700' } });
    await share(leo, 'then 900', 'It jumps all day.');

    const status = await comment(leo, story, 'last 143');

    expect(status).toBe('held');
    expect(await readCaseText('comment')).toBe('first 07700\nthen 900\nlast 143');
  });

  it('wait with the last piece below posts of two children', async () => {
    const { leo, story } = await withStory();
    const zoe = await writer();
    await makeBuddies(world, leo, zoe);
    await comment(leo, story, '07700');
    await comment(leo, await post(world, zoe), '900');

    expect(await comment(leo, story, '143')).toBe('held');
  });

  it('are published when they give points', async () => {
    const { leo, story } = await withStory();

    expect(await comment(leo, story, '10 out of 10')).toBe('published');
    expect(await comment(leo, story, '100 out of 100')).toBe('published');
    expect(await comment(leo, story, '555 stars and 9000 hearts')).toBe('published');
  });
});

describe('a bio', () => {
  const setBio = async (who: Child, bio: string) => (await who.call(updateUser, { body: { bio } })).status;

  it('is refused as the last piece of what titles began', async () => {
    const maya = await writer();
    await share(maya, 'Frog 07700', 'It jumps all day.');
    await share(maya, 'Cat 900', 'It sleeps all day.');

    expect(await setBio(maya, 'and 143')).toBe(400);
  });

  it('is taken beside titles with other numbers', async () => {
    const maya = await writer();
    await share(maya, 'Frog 12', 'It jumps all day.');
    await share(maya, 'Level 345', 'It sleeps all day.');

    expect(await setBio(maya, 'I have 1200 points.')).toBe(200);
  });
});

describe('the name of a game', () => {
  const nameGame = (who: Child, title: string) =>
    who.call(createCollaborativeGame, { body: { gameType: 'memory_match', title } });
  const titlesFor = async (who: Child) =>
    (await who.call(listCollaborativeGames, {})).data.games.map(({ title }) => title);

  it('is read by nobody as the last piece of a number', async () => {
    const { maya, leo, story } = await withStory();
    await comment(leo, story, '07700');
    await comment(leo, story, '900');

    await nameGame(leo, '143');

    expect(await titlesFor(maya)).not.toContain('143');
    expect(await readCaseText('game_words')).toBe('07700\n900\n');
  });

  it('is read by friends beside points', async () => {
    const { maya, leo, story } = await withStory();
    await comment(leo, story, '100 points');

    await nameGame(leo, 'Round 3');

    expect(await titlesFor(maya)).toContain('Round 3');
  });
});
