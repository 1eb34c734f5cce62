import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/coloring.ts';
import { listWaitingPosts } from '#contract/posts.ts';
import type { Coloring } from '#contract/rules/coloring.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, eventsAbout } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { coloring } from './index.ts';
import { readColoringPages } from './pages.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const params = { id: 'happy-fish' };
const read = async (who: Child) => (await who.call(calls.readColoringProgress, { params })).data;
const save = (who: Child, coloredSections: Coloring) =>
  who.call(calls.saveColoringProgress, { params, body: { coloredSections } });
const share = (who: Child, { clientId = newId(), coloredSections = { 'body-1': 'coral' } as Coloring } = {}) =>
  who.call(calls.shareColoring, {
    params,
    body: { clientId, title: 'My happy fish', content: 'It swims in warm water.', coloredSections },
  });

async function readSections(who: Child): Promise<string[]> {
  const { page } = await read(who);
  return [...page.svgContent.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);
}

describe('the coloring pages', () => {
  it('are 24 or more, of three difficulties', async () => {
    const maya = await child(world);

    const { data } = await maya.call(calls.listColoringPages, {});

    expect(data.pages.length).toBeGreaterThanOrEqual(24);
    for (const difficulty of calls.coloringDifficulties)
      expect(data.pages.filter((page) => page.difficulty === difficulty).length).toBeGreaterThanOrEqual(8);
  });

  it('get more sections as they get harder', async () => {
    const pages = await readColoringPages();
    const median = (difficulty: string) => {
      const counts = pages.filter((page) => page.difficulty === difficulty).map((page) => page.sectionIds.size);
      return counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
    };

    expect(median('easy')).toBeLessThan(median('medium'));
    expect(median('medium')).toBeLessThan(median('hard'));
  });

  it('hold nothing but shapes', async () => {
    for (const { svgContent } of await readColoringPages())
      expect(svgContent.replaceAll(/<\/?svg[^>]*>|<path [^>]*\/>/g, '').trim()).toBe('');
  });
});

describe('what a child colors in', () => {
  it('is there on the next visit', async () => {
    const maya = await child(world);

    await save(maya, { 'body-1': 'coral', 'tail-1': 'gold' });

    const { page, progress } = await read(maya);
    expect(progress.coloredSections).toEqual({ 'body-1': 'coral', 'tail-1': 'gold' });
    expect(page.colored).toBe(2);
  });

  it('is complete with the last section, and stays so', async () => {
    const maya = await child(world);
    const all = Object.fromEntries((await readSections(maya)).map((id) => [id, 'mint' as const]));

    const { data: before } = await save(maya, { 'body-1': 'mint' });
    const { data: complete } = await save(maya, all);
    const { data: after } = await save(maya, { 'body-1': 'mint' });

    expect(before.progress.isCompleted).toBe(false);
    expect(complete.progress.isCompleted).toBe(true);
    expect(after.progress.completedAt).toBe(complete.progress.completedAt);
  });

  it('shows in the picture of that child alone', async () => {
    const [maya, noah] = [await child(world), await child(world)];
    await save(maya, { 'body-1': 'coral' });

    const own = await maya.send('GET', '/api/coloring/happy-fish/picture');
    const other = await noah.send('GET', '/api/coloring/happy-fish/picture');

    expect(own.body).toContain('<path fill="#ff7f6b" id="body-1"');
    expect(other.body).not.toContain('#ff7f6b');
  });

  it('shows in a large picture too, which is sent compressed', async () => {
    const maya = await child(world);

    const { body } = await maya.send('GET', '/api/coloring/houses-by-the-canal/picture', {
      headers: { 'accept-encoding': 'gzip' },
    });

    expect(body.length).toBeGreaterThan(1000);
  });

  it.each([
    ['a section of another picture', { 'unicorn-1': 'coral' }],
    ['a color that is not in the box', { 'body-1': '#ff0000' }],
  ])('is refused with %s', async (_, wrong) => {
    const maya = await child(world);

    const { status } = await save(maya, wrong as Coloring);

    expect(status).toBe(400);
  });

  it('needs a page that there is', async () => {
    const maya = await child(world);

    const { status } = await maya.call(calls.readColoringProgress, { params: { id: 'no-such-page' } });

    expect(status).toBe(404);
  });

  it('is open to a child whose parent has not answered', async () => {
    const maya = await child(world, { scopes: 'pending' });

    const { status } = await save(maya, { 'body-1': 'coral' });

    expect(status).toBe(200);
  });

  it('is exported, and erased with the account', async () => {
    const maya = await child(world);
    await save(maya, { 'body-1': 'coral' });

    const exported = await coloring.personalData.export(world.context.db, maya.id, world.context);
    await world.context.db.transaction((tx) => coloring.personalData.erase(tx, maya.id, world.context));

    expect(JSON.stringify(exported)).toContain('coral');
    expect((await read(maya)).progress.coloredSections).toEqual({});
  });
});

describe('sharing a picture', () => {
  it('makes a post with it that waits for a grown-up', async () => {
    const maya = await child(world);
    const { status, data } = await share(maya);

    expect(status).toBe(201);
    expect(data.status).toBe('held');
    expect(data.post.category).toBe('art');
    const picture = await maya.send('GET', data.post.imageUrl ?? '');
    expect(picture.headers['content-type']).toBe('image/png');
  });

  it('makes one post when it is sent twice', async () => {
    const maya = await child(world);
    const clientId = newId();

    const first = await share(maya, { clientId });
    const second = await share(maya, { clientId });

    expect(second.data.post.id).toBe(first.data.post.id);
    expect((await maya.call(listWaitingPosts, {})).data.posts).toHaveLength(1);
  });

  it('keeps what was shared, and that it was shared', async () => {
    const maya = await child(world);

    await share(maya);

    expect((await read(maya)).progress).toMatchObject({ coloredSections: { 'body-1': 'coral' }, sharedAsPost: true });
  });

  it('completes it with its last section, as saving does', async () => {
    const maya = await child(world);
    const all = Object.fromEntries((await readSections(maya)).map((id) => [id, 'mint' as const]));

    await share(maya, { coloredSections: all });
    await save(maya, all);

    expect((await read(maya)).progress.isCompleted).toBe(true);
    expect((await eventsAbout(world, maya)).map(({ name }) => name)).toContain('page.colored');
  });

  it('needs some color', async () => {
    const maya = await child(world);

    const { status } = await share(maya, { coloredSections: {} });

    expect(status).toBe(400);
  });

  it('needs a parent who allows posts', async () => {
    const maya = await child(world, { scopes: [] });
    const { status } = await share(maya);

    expect(status).toBe(403);
  });
});
