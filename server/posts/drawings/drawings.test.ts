import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost, deletePost, listWaitingPosts, readPost } from '#contract/posts.ts';
import { type Drawing, pack } from '#contract/rules/drawings.ts';
import { lookAtPicture } from '#contract/safety/holds.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, makeBuddies } from '#test/support/children.ts';
import { caseAt, decide, queue, read, report } from '#test/support/moderation.ts';
import { grant, hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { posts } from '../index.ts';

let world: World;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
afterAll(() => world[Symbol.asyncDispose]());

const line = pack([
  { x: 100, y: 100 },
  { x: 400, y: 300 },
  { x: 700, y: 120 },
]);
const frog: Drawing = {
  paper: '#daf3e6',
  marks: [
    { kind: 'stroke', ink: '#0b8457', size: 28, path: line },
    { kind: 'stamp', ink: '#ffc93c', size: 56, stamp: 'star', x: 400, y: 300 },
    { kind: 'stroke', ink: 'paper', size: 6, path: line },
  ],
};

const words = { title: 'My frog', content: 'It jumps over the moon.', category: 'story' } as const;
const write = (who: Child, changed: Partial<Body<typeof createPost>> | { drawing: unknown } = {}) =>
  who.call(createPost, { body: { ...words, clientId: newId(), drawing: frog, ...changed } as Body<typeof createPost> });
const look = (who: Pick<Child, 'send'>, address: string) => who.send('GET', address);

/** Has a child hand in a drawing; returns the post and the address of its picture. */
async function draw(who: Child): Promise<{ id: string; imageUrl: string }> {
  const { data } = await write(who);
  return { id: data.post.id, imageUrl: data.post.imageUrl ?? '' };
}

async function decideCase(decision: 'approve' | 'remove'): Promise<void> {
  const waiting = await queue(ines);
  for (const { id } of waiting) await decide(ines, id, decision);
}

/** Width and height as the head of a PNG says. */
function readSize(png: Buffer): number[] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('a drawing', () => {
  it('makes a post art, and is rendered by the server', async () => {
    const maya = await child(world);
    const { data } = await write(maya);

    expect(data).toMatchObject({ status: 'held', post: { category: 'art', title: 'My frog' } });
    expect(data.post.imageUrl).toMatch(/^\/api\/drawings\/[0-9a-f-]{36}$/);
    expect((await maya.call(listWaitingPosts, {})).data.posts).toEqual([data.post]);

    const picture = await look(maya, data.post.imageUrl ?? '');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-cache' });
    expect(readSize(picture.rawPayload)).toEqual([800, 600]);
  });

  it('is kept by a browser, which asks each time whether it still may be seen', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const { imageUrl } = await draw(maya);
    await decideCase('approve');
    const etag = String((await look(leo, imageUrl)).headers.etag);
    const lookAgain = async () => (await leo.send('GET', imageUrl, undefined, { 'if-none-match': etag })).statusCode;

    expect(await lookAgain()).toBe(304);

    await block(world, maya, leo);

    expect(await lookAgain()).toBe(404);
  });

  it('of one child is painted one after the other, and no pile of them is taken', async () => {
    const maya = await child(world);
    const replies = await Promise.all(Array.from({ length: 8 }, () => write(maya)));
    const codes = replies.map(({ status, error }) => (status === 201 ? 'taken' : error.code));

    expect(new Set(codes)).toEqual(new Set(['taken', 'too_fast']));
  });

  it('is stored once, however often its post is sent', async () => {
    const maya = await child(world);
    const same = { clientId: newId() };
    const replies = await Promise.all([write(maya, same), write(maya, same), write(maya, same)]);
    const addresses = new Set(replies.map(({ data }) => data.post.imageUrl));

    expect(addresses.size).toBe(1);
    expect((await look(maya, [...addresses][0] ?? '')).statusCode).toBe(200);

    const { rows } = await world.context.db.pool.query('select from drawings where post_id = $1', [
      replies[0]?.data.post.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('can be larger than any other thing that is sent', async () => {
    const maya = await child(world);
    const path = pack(Array.from({ length: 400 }, (_, at) => ({ x: (at * 7) % 800, y: 50 + ((at * 3) % 500) })));
    const many = {
      ...frog,
      marks: Array.from({ length: 150 }, () => ({ kind: 'stroke', ink: '#d13766', size: 6, path })),
    };

    expect(JSON.stringify(many).length).toBeGreaterThan(100_000);
    expect((await write(maya, { drawing: many })).status).toBe(201);
  });

  it.each([
    ['bytes of a picture', { drawing: 'data:image/png;base64,iVBORw0KGgo=' }],
    ['an empty paper', { drawing: { ...frog, marks: [] } }],
    ['a line off the paper', { drawing: { ...frog, marks: [{ ...frog.marks[0], path: pack([{ x: 900, y: 1 }]) }] } }],
    ['a picture from elsewhere', { drawing: { ...frog, marks: [{ ...frog.marks[1], href: '/api/user' }] } }],
  ])('is refused: %s', async (_, wrong) => {
    const maya = await child(world);
    const { status, error } = await write(maya, wrong);

    expect(status).toBe(400);
    expect(error.code).toBe('invalid');
    expect((await maya.call(listWaitingPosts, {})).data.posts).toEqual([]);
  });
});

describe('the picture of a post that waits', () => {
  it('is there for its author alone', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);

    const { imageUrl } = await draw(maya);

    expect((await look(maya, imageUrl)).statusCode).toBe(200);
    expect((await look(leo, imageUrl)).statusCode).toBe(404);
    expect((await look(ines, imageUrl)).statusCode).toBe(403);
    expect((await look(world.visitor(), imageUrl)).statusCode).toBe(401);
  });

  it('stands before staff, and goes with the copy', async () => {
    await decideCase('approve');
    await draw(await child(world));
    const { id } = await caseAt(ines);

    const { data } = await read(ines, id);
    const { picture } = (await ines.call(lookAtPicture, { params: { id } })).data;

    expect(data.hasPicture).toBe(true);
    expect(JSON.stringify(data)).not.toContain('data:image');
    expect(picture).toMatch(/^data:image\/png;base64,/);
    expect(readSize(Buffer.from(picture?.split(',')[1] ?? '', 'base64'))).toEqual([800, 600]);
  });

  it('is gone when its author deletes the post', async () => {
    const maya = await child(world);
    const { id, imageUrl } = await draw(maya);

    const leo = await child(world);

    expect((await leo.call(deletePost, { params: { id } })).status).toBe(404);
    expect((await look(maya, imageUrl)).statusCode).toBe(200);

    await maya.call(deletePost, { params: { id } });

    expect((await look(maya, imageUrl)).statusCode).toBe(404);
  });
});

describe('the picture of a published post', () => {
  async function published(): Promise<{ maya: Child; leo: Child; id: string; imageUrl: string }> {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const drawn = await draw(maya);
    await decideCase('approve');
    return { maya, leo, ...drawn };
  }

  it('is visible to those who may see the post, and to nobody else', async () => {
    const { leo, id, imageUrl } = await published();

    expect((await leo.call(readPost, { params: { id } })).data).toMatchObject({ category: 'art', imageUrl });
    expect((await look(leo, imageUrl)).statusCode).toBe(200);
    expect((await look(await child(world), imageUrl)).statusCode).toBe(404);
    expect((await look(leo, `/api/drawings/${newId()}`)).statusCode).toBe(404);
    expect((await look(leo, '/api/drawings/frog')).statusCode).toBe(404);
  });

  it('vanishes behind a block, and where a parent has closed the posts', async () => {
    const { maya, leo, imageUrl } = await published();
    await grant(leo, ['buddies']);

    expect((await look(leo, imageUrl)).statusCode).toBe(404);

    await grant(leo, ['posts']);

    expect((await look(leo, imageUrl)).statusCode).toBe(200);

    await block(world, maya, leo);

    expect((await look(leo, imageUrl)).statusCode).toBe(404);
    expect((await look(maya, imageUrl)).statusCode).toBe(200);
  });

  it('stays in the case as it was when it was reported, also when its author deletes it', async () => {
    const { maya, leo, id } = await published();

    expect((await report(leo, id)).status).toBe(201);

    await maya.call(deletePost, { params: { id } });
    const { data } = await read(ines, (await caseAt(ines)).id);

    expect(data).toMatchObject({ title: 'My frog', hasPicture: true });
  });

  it('is gone from all eyes when staff take the post away', async () => {
    const { leo, id, imageUrl } = await published();
    await report(leo, id);
    const zoe = await child(world);

    await decideCase('remove');

    for (const who of [leo, zoe]) expect((await look(who, imageUrl)).statusCode).toBe(404);
  });
});

it('a child gets the strokes of their drawings handed out, and erasing takes them all', async () => {
  const maya = await child(world);
  await draw(maya);
  const { db } = world.context;

  const collected = await posts.personalData.export(db, maya.id, world.context);

  expect(collected['posts']).toMatchObject([{ drawing: frog, title: 'My frog' }]);

  await db.transaction((tx) => posts.personalData.erase(tx, maya.id, world.context));
  const { rows } = await db.pool.query('select from drawings where author_id = $1', [maya.id]);

  expect(rows).toEqual([]);
});
