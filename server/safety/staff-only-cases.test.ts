import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { createComment } from '#contract/comments.ts';
import { createPost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { newId } from '#server/platform/tokens.ts';
import { sendText, twoBuddies } from '#test/support/chat.ts';
import { type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { decide, queue, read } from '#test/support/moderation.ts';
import { ines, join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await openWorld();
  moderator = await ines(world);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.context.db.pool.query('delete from cases'));

const write = (who: Child, content: string, title = 'A day') =>
  who.call(createPost, { body: { clientId: newId(), title, category: 'story', content } });
const comment = (who: Child, id: string, content: string) =>
  who.call(createComment, { params: { id }, body: { clientId: newId(), content } });
const robin = () => join(world, { age: 9, consent: 'granted' });
const readBio = async (who: Person) => (await who.call(readUser, {})).data.bio;

describe('telling others to hurt themselves is refused, and opens a case for staff', () => {
  const urgent = { urgent: true, severity: 4 };

  it.each(['kys', 'go kill yourself', 'nobody would miss you', 'you should jump off a bridge'])(
    'in a chat: %s',
    async (text) => {
      const [maya, leo] = await twoBuddies(world);

      const { status } = await sendText(maya, leo, text);

      expect(status).toBe(400);
      expect(await queue(moderator)).toMatchObject([{ kind: 'message', title: text, ...urgent }]);
    },
  );

  it('in a comment that is not published', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const story = await post(world, maya);

    const { status } = await comment(leo, story, 'go kill yourself');

    expect(status).toBe(400);

    const [found] = await queue(moderator);
    expect(found).toMatchObject({ kind: 'refused', ...urgent });
    expect((await read(moderator, found?.id ?? '')).data).toMatchObject({ text: 'go kill yourself' });
  });

  it('in a post, in its title, too', async () => {
    const maya = await child(world);

    const { status } = await write(maya, 'It is a nice day.', 'kys');

    expect(status).toBe(400);
    expect(await queue(moderator)).toMatchObject([{ kind: 'refused', ...urgent }]);
  });

  it.each([{ bio: 'nobody would miss you' }, { displayName: 'kys' }])('on a profile: %o', async (words) => {
    const maya = await robin();

    const { status } = await maya.call(updateUser, { body: words });

    expect(status).toBe(400);
    expect(await queue(moderator)).toMatchObject([{ kind: 'refused', ...urgent }]);
  });

  it('in one open case per child, however often it is tried', async () => {
    const maya = await child(world);

    await write(maya, 'go kill yourself');
    await write(maya, 'kill yourself, kill yourself');

    expect(await queue(moderator)).toMatchObject([{ added: 1 }]);
  });

  it('with all that the child tried, the newest marked as new', async () => {
    const maya = await child(world);
    await write(maya, 'go kill yourself');
    const [found] = await queue(moderator);
    await read(moderator, found?.id ?? '');

    await write(maya, 'kill yourself, Leo');

    const { data } = await read(moderator, found?.id ?? '');

    expect([data.text, ...data.additions.map(({ text }) => text)]).toEqual([
      'A day\ngo kill yourself',
      'A day\nkill yourself, Leo',
    ]);
  });

  it('that staff can decide on', async () => {
    await write(await child(world), 'go kill yourself');
    const [found] = await queue(moderator);

    const { status } = await decide(moderator, found?.id ?? '', 'approve');

    expect(status).toBe(200);
    expect(await queue(moderator)).toEqual([]);
  });

  it('other refused words open no case', async () => {
    await write(await child(world), 'You are a bitch.');

    expect(await queue(moderator)).toEqual([]);
  });
});

describe('a child in crisis gets help, wherever it is written', () => {
  const crisis = { reason: 'crisis', urgent: true, severity: 4 };

  it('in a chat, whatever the words', async () => {
    const [maya, leo] = await twoBuddies(world);

    const { data } = await sendText(maya, leo, 'is there a way to stop existing');

    expect(data.needsComfort).toBe(true);
    expect(await queue(moderator)).toMatchObject([crisis]);
  });

  it('in a post with a refused title', async () => {
    const { status, data } = await write(await child(world), 'i want to disappear forever', 'This shit');

    expect(status).toBe(201);
    expect(data.needsComfort).toBe(true);
  });

  it('in a comment with refused words', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);

    const { status, data } = await comment(leo, await post(world, maya), 'this is shit, nobody would miss me');

    expect(status).toBe(201);
    expect(data.needsComfort).toBe(true);
  });

  it('in a bio: a grown-up reads it, other children do not', async () => {
    const maya = await robin();

    const { status, data } = await maya.call(updateUser, { body: { bio: 'i want to disappear forever' } });

    expect(status).toBe(200);
    expect(data.needsComfort).toBe(true);
    expect(await readBio(maya)).toBe('');
    expect(await queue(moderator)).toMatchObject([{ kind: 'cry', ...crisis }]);
  });

  it('in one bio after the other: a grown-up reads both', async () => {
    const maya = await robin();
    await maya.call(updateUser, { body: { bio: 'i want to disappear forever' } });

    await maya.call(updateUser, { body: { bio: 'my uncle hits me every night' } });

    const [found] = await queue(moderator);

    expect((await read(moderator, found?.id ?? '')).data).toMatchObject({
      text: 'i want to disappear forever',
      additions: [{ text: 'my uncle hits me every night' }],
    });
  });

  it('in a display name, and the rest of the call is saved', async () => {
    const maya = await robin();

    const { data } = await maya.call(updateUser, { body: { displayName: 'I want to die', bio: 'I like rain.' } });

    expect(data.needsComfort).toBe(true);
    expect(data.displayName).not.toContain('die');
    expect(data.waiting.displayName).toBeNull();
    expect(data.waiting.bio).toBe('I like rain.');
  });

  it('but not for harmless words', async () => {
    const { data } = await (await robin()).call(updateUser, { body: { bio: 'I like rain.' } });

    expect(data.needsComfort).toBe(false);
  });
});
