import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivities } from '#contract/activities.ts';
import { createComment, hideComment, likeComment, listComments, showComment } from '#contract/comments.ts';
import { readPoints } from '#contract/points.ts';
import { deletePost, readPost } from '#contract/posts.ts';
import { sendReport } from '#contract/safety.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { caseAt, decide, read } from '#test/support/moderation.ts';
import { grant, hire, ines, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { posts } from '../index.ts';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await openWorld();
  moderator = await ines(world);
});
afterAll(() => world[Symbol.asyncDispose]());

const hide = (who: Child, id: string) => who.call(hideComment, { params: { id } });
const show = (who: Child, id: string) => who.call(showComment, { params: { id } });
const list = async (who: Child, id: string) => (await who.call(listComments, { params: { id } })).data;
const shown = async (who: Child, id: string) => (await list(who, id)).comments;
const counted = async (who: Child, id: string) => (await who.call(readPost, { params: { id } })).data.commentsCount;
const points = async (who: Child) => (await who.call(readPoints, {})).data.totalPoints;

async function write(who: Child, postId: string, content = 'What a jump!', clientId = newId()): Promise<string> {
  const { data } = await who.call(createComment, { params: { id: postId }, body: { clientId, content } });
  return data.comment.id;
}

/** Maya has posted; Leo and Zoe are her buddies, and Leo has commented. */
async function commented() {
  const [maya, leo, zoe] = [await child(world), await child(world), await child(world)];
  await makeBuddies(world, maya, leo);
  await makeBuddies(world, maya, zoe);
  const story = await post(world, maya);
  return { maya, leo, zoe, story, id: await write(leo, story) };
}

describe('a comment that the author of the post hides', () => {
  it('is gone for everybody, its writer too', async () => {
    const { maya, leo, zoe, story, id } = await commented();

    const { status } = await hide(maya, id);

    expect(status).toBe(204);
    expect(await shown(leo, story)).toEqual([]);
    expect(await shown(zoe, story)).toEqual([]);
  });

  it('stays in the list of the author, who can show it again', async () => {
    const { maya, zoe, story, id } = await commented();

    await hide(maya, id);

    expect(await shown(maya, story)).toMatchObject([{ id, isHidden: true }]);

    await show(maya, id);

    expect(await shown(maya, story)).toMatchObject([{ id, isHidden: false }]);
    expect(await shown(zoe, story)).toMatchObject([{ id, isHidden: false }]);
  });

  it('is not counted while it is hidden, however often either is sent', async () => {
    const { maya, story, id } = await commented();
    const twice = (what: typeof hide) => Promise.all([what(maya, id), what(maya, id)]);

    await twice(hide);

    expect(await counted(maya, story)).toBe(0);
    expect((await list(maya, story)).count).toBe(0);

    await twice(show);

    expect(await counted(maya, story)).toBe(1);
    expect((await list(maya, story)).count).toBe(1);
  });

  it('keeps its points', async () => {
    const { maya, leo, id } = await commented();

    await hide(maya, id);

    expect(await points(leo)).toBe(10);
  });

  it('stays in the export of its writer', async () => {
    const { maya, leo, id } = await commented();

    await hide(maya, id);

    const exported = await posts.personalData.export(world.context.db, leo.id, world.context);
    expect(exported['comments']).toMatchObject([{ id }]);
  });

  it('takes no hearts, and leaves the activities', async () => {
    const { maya, leo, zoe, id } = await commented();
    await makeBuddies(world, leo, zoe);
    await zoe.call(likeComment, { params: { id } });

    await hide(maya, id);

    expect((await zoe.call(likeComment, { params: { id } })).error.code).toBe('not_found');
    expect((await leo.call(listActivities, {})).data.activities).toEqual([]);
    expect((await maya.call(listActivities, {})).data.activities).toEqual([]);
  });

  it('can still be reported by the author, and removed once', async () => {
    const { maya, leo, story, id } = await commented();
    await write(leo, story, 'And what a splash!');
    await hide(maya, id);

    const report = { targetType: 'comment', targetId: id, reason: 'unkind' } as const;
    expect((await maya.call(sendReport, { body: report })).status).toBe(201);

    const { id: caseId } = await caseAt(moderator);
    expect((await read(moderator, caseId)).data.text).toBe('What a jump!');

    await decide(moderator, caseId, 'remove', 'kinder');

    expect(await counted(maya, story)).toBe(1);
    expect((await show(maya, id)).error.code).toBe('not_found');
  });

  it('answers a late repetition of its writer as gone', async () => {
    const { maya, leo, story } = await commented();
    const same = newId();
    const id = await write(leo, story, 'Twice.', same);

    await hide(maya, id);

    const body = { clientId: same, content: 'Twice.' };
    expect((await leo.call(createComment, { params: { id: story }, body })).error.code).toBe('gone');
  });

  it('is erased with its writer, and the count stays right', async () => {
    const { maya, leo, zoe, story, id } = await commented();
    await write(zoe, story);
    await hide(maya, id);

    await world.context.db.transaction((tx) => posts.personalData.erase(tx, leo.id, world.context));

    expect(await counted(maya, story)).toBe(1);
  });
});

describe('hiding a comment is refused', () => {
  it('to everybody but the author of the post', async () => {
    const { leo, zoe, story, id } = await commented();
    const stranger = await child(world);

    for (const who of [leo, zoe, stranger]) {
      expect((await hide(who, id)).error.code).toBe('not_found');
      expect((await show(who, id)).error.code).toBe('not_found');
    }
    expect(await shown(zoe, story)).toHaveLength(1);
  });

  it('for a comment that is not there, waits, is blocked, or stands below a deleted post', async () => {
    const { maya, leo, story, id } = await commented();
    const held = await write(leo, story, 'Nobody wants to play with you.');

    expect((await hide(maya, newId())).error.code).toBe('not_found');
    expect((await hide(maya, held)).error.code).toBe('not_found');

    await block(world, maya, leo);

    expect((await hide(maya, id)).error.code).toBe('not_found');

    const other = await commented();
    await other.maya.call(deletePost, { params: { id: other.story } });

    expect((await hide(other.maya, other.id)).error.code).toBe('not_found');
  });

  it('without a grown-up’s yes, with posts switched off, to visitors and to staff', async () => {
    const { maya, id } = await commented();
    const staff = await hire(world, { username: 'tomas', role: 'moderator' });

    expect((await world.visitor().call(hideComment, { params: { id } })).error.code).toBe('sign_in_required');
    expect((await staff.call(hideComment, { params: { id } })).error.code).toBe('not_for_you');

    await grant(maya, ['buddies']);

    expect((await hide(maya, id)).error.code).toBe('scope_off');

    await grant(maya, ['posts'], 'pending');

    expect((await hide(maya, id)).error.code).toBe('consent_required');
  });
});
