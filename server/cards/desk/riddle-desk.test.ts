import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as desk from '#contract/cards/kinds/riddle-desk.ts';
import { listRiddleAttempts } from '#contract/cards.ts';
import { child } from '#test/support/children.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { getLibrary } from '../content-library.ts';
import { riddle } from '../kinds/riddle.ts';
import { listItems } from '../library.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

const ids = (of: World = world) => new Set(listItems(getLibrary(of.context), riddle).map(({ id }) => id));

describe('an admin', () => {
  it('adds a batch of riddles, which children can get at once', async () => {
    const before = ids().size;

    const { data } = await admin.call(desk.generateBatch, { body: { count: 12 } });

    expect(data).toEqual({ message: 'Generated 12 new riddles.', generated: 12 });
    expect(ids().size).toBe(before + 12);
  });

  it('adds riddles of one category', async () => {
    const count = () =>
      listItems(getLibrary(world.context), riddle).filter(({ category }) => category === 'wordplay').length;
    const before = count();

    await admin.call(desk.generateByCategory, { body: { category: 'wordplay', count: 3 } });

    expect(count()).toBe(before + 3);
  });

  it('adds riddles of one difficulty', async () => {
    const count = () =>
      listItems(getLibrary(world.context), riddle).filter(({ difficulty }) => difficulty === 'hard').length;
    const before = count();

    await admin.call(desk.generateByDifficulty, { body: { difficulty: 'hard', count: 3 } });

    expect(count()).toBe(before + 3);
  });

  it('sees how a riddle was made, and why it has only one answer', async () => {
    await admin.call(desk.generateByCategory, { body: { category: 'numbers', count: 1 } });

    const { data } = await admin.call(desk.listGeneratedRiddles, { query: { category: 'numbers' } });

    expect(data.riddles[0]?.proof).toMatch(/finds exactly one answer: \d+/);
  });

  it('sees how many riddles there are of each category and difficulty', async () => {
    const { data } = await admin.call(desk.readRiddleStats, {});

    expect(data.totalRiddles).toBe(ids().size);
    expect(data.cells.reduce((sum, { riddles }) => sum + riddles, 0)).toBe(data.totalRiddles);
  });

  it.each([
    [desk.generateBatch, { count: 0 }, 'Please enter a number between 1 and 200'],
    [desk.generateBatch, { count: 201 }, 'Please enter a number between 1 and 200'],
    [desk.generateByCategory, { category: 'animals', count: 101 }, 'Please enter a number between 1 and 100'],
    [desk.generateByDifficulty, { difficulty: 'easy', count: 1.5 }, 'Please enter a number between 1 and 100'],
    [desk.generateByCategory, { category: '', count: 1 }, 'Please select a category first'],
    [desk.generateByDifficulty, { difficulty: '', count: 1 }, 'Please select a difficulty level first'],
  ])('is told what is wrong: %#', async (endpoint, body, sentence) => {
    const { status, data } = await admin.call(endpoint, { body: body as never });

    expect(status).toBe(400);
    expect(JSON.stringify(data)).toContain(sentence);
  });
});

describe('a generated riddle', () => {
  const newest = async () => {
    await admin.call(desk.generateByCategory, { body: { category: 'numbers', count: 1 } });
    const { data } = await admin.call(desk.listGeneratedRiddles, { query: { category: 'numbers' } });
    const [found] = data.riddles;
    if (!found) throw new Error('nothing was generated');
    return found;
  };
  const texts = {
    question: 'I purr on your lap. Who am I?',
    answer: 'cat',
    accepts: ['kitten'],
    difficulty: 'easy' as const,
  };

  it('can be played by children', async () => {
    const maya = await child(world);
    const { id } = await newest();

    expect((await maya.call(listRiddleAttempts, { params: { id } })).status).toBe(200);
  });

  it('disappears for children when it is retired, and can be published again', async () => {
    const { id } = await newest();

    await admin.call(desk.moveRiddle, { params: { id }, body: { status: 'retired' } });

    expect(ids().has(id)).toBe(false);

    await admin.call(desk.moveRiddle, { params: { id }, body: { status: 'published' } });

    expect(ids().has(id)).toBe(true);
  });

  it('can be edited', async () => {
    const { id } = await newest();

    const { data } = await admin.call(desk.editRiddle, { params: { id }, body: texts });

    expect(data).toMatchObject({ ...texts, status: 'published' });
    expect(getLibrary(world.context).items.find((item) => item.id === id)).toMatchObject(texts);
  });

  it('is refused with its answer in the question', async () => {
    const { id } = await newest();

    const { status } = await admin.call(desk.editRiddle, { params: { id }, body: { ...texts, question: 'A cat?' } });

    expect(status).toBe(400);
  });

  it('is available on all nodes, even one that starts later', async () => {
    const { id } = await newest();
    await using other = await openWorld({ nodeOf: world });

    expect(ids(other).has(id)).toBe(true);
  });

  it('stays when the content files change', async () => {
    const { id } = await newest();
    await using other = await openWorld({ nodeOf: world });

    const { rows } = await other.context.db.pool.query('select retired_at from cards where id = $1', [id]);

    expect(rows).toEqual([{ retired_at: null }]);
  });
});

describe('the hourly job', () => {
  it('makes nothing while there are 200 riddles', async () => {
    const before = ids().size;

    await world.context.jobs.run('cards.top-up-riddles');

    expect(ids().size).toBe(before);
  });
});
