import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as reviews from '#contract/cards/card-desk.ts';
import * as desk from '#contract/cards/kinds/riddle-desk.ts';
import { readFeed } from '#contract/feed.ts';
import { smallContent } from '#test/content/small.ts';
import { child } from '#test/support/children.ts';
import { hire, ines, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { getLibrary } from '../content-library.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld({ settings: { CONTENT_DIR: smallContent() } });
  ada = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

const cardId = (kind: string, at: number) =>
  getLibrary(world.context).items.filter((item) => item.kind === kind)[at]?.id ?? '';
const list = async (query: { kind?: string; reviewed?: reviews.ReviewState; cursor?: string }) =>
  (await ada.call(reviews.listContentCards, { query })).data;
const mark = (id: string, who: Pick<Person, 'call'> = ada) => who.call(reviews.reviewCard, { params: { id } });
const takeBack = (id: string, who = ada) => who.call(reviews.takeBackReview, { params: { id } });

describe('a card that an admin has reviewed', () => {
  it('shows who reviewed it, and when', async () => {
    const id = cardId('joke', 0);

    await mark(id);

    const { cards } = await list({ kind: 'joke', reviewed: 'yes' });
    const at = world.clock.now().toISOString();
    expect(cards).toMatchObject([{ id, review: { by: 'ada', at, isCurrent: true } }]);
  });

  it('shows only the latest reviewer', async () => {
    const id = cardId('joke', 1);
    const grace = await hire(world, { username: 'grace', role: 'admin' });
    await mark(id);

    await mark(id, grace);

    const { cards } = await list({ kind: 'joke', reviewed: 'yes' });
    expect(cards.find((card) => card.id === id)?.review?.by).toBe('grace');
  });

  it('is unreviewed again when the review is taken back, even twice', async () => {
    const id = cardId('trivia', 0);
    await mark(id);

    expect((await takeBack(id)).status).toBe(204);
    expect((await takeBack(id)).status).toBe(204);
    expect((await list({ kind: 'trivia' })).reviewed).toBe(0);
  });

  it('says so when it has changed since', async () => {
    const id = cardId('poster', 0);
    await mark(id);

    await world.context.db.pool.query(
      `update cards set body = jsonb_set(body, '{message}', '"Other words."') where id = $1`,
      [id],
    );

    expect((await list({ kind: 'poster', reviewed: 'changed' })).cards).toMatchObject([
      { id, review: { by: 'ada', isCurrent: false } },
    ]);
    expect((await list({ kind: 'poster' })).reviewed).toBe(0);
  });

  it('shows nothing of this to children', async () => {
    const maya = await child(world);
    for (const { id } of getLibrary(world.context).items.slice(0, 60)) await mark(id);

    const { data } = await maya.call(readFeed, { query: {} });

    expect(JSON.stringify(data)).not.toMatch(/review|"ada"/);
  });
});

describe('the list of cards', () => {
  it('shows answers and how each was checked', async () => {
    const { cards } = await list({ kind: 'riddle' });

    expect(cards[0]?.answer).toBeTruthy();
    expect(cards[0]?.checked?.how).toBe('answered blind');
  });

  it('keeps what children read after they answered apart from what they read before', async () => {
    const { cards } = await list({ kind: 'joke' });

    const joke = cards[0];
    const item = getLibrary(world.context).items.find(({ id }) => id === joke?.id);
    expect(joke).toMatchObject({ texts: [], after: [(item as unknown as { punchline: string }).punchline] });
  });

  it('continues where the last page ended', async () => {
    const first = await list({ kind: 'riddle' });

    const next = await list({ kind: 'riddle', cursor: first.cursor ?? '' });

    const ids = [...first.cards, ...next.cards].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
  });

  it('counts all cards of a kind', async () => {
    const { total, kinds } = await list({ kind: 'joke' });

    expect(total).toBe(getLibrary(world.context).items.filter(({ kind }) => kind === 'joke').length);
    expect(kinds).toEqual(expect.arrayContaining(['riddle', 'joke', 'mini_game']));
  });
});

describe('a generated riddle', () => {
  const newest = async () => (await ada.call(desk.listGeneratedRiddles, { query: {} })).data.riddles[0];

  it('keeps its review until it is edited', async () => {
    await ada.call(desk.generateByCategory, { body: { category: 'numbers', count: 1 } });
    const id = (await newest())?.id ?? '';

    await mark(id);

    expect((await newest())?.review).toMatchObject({ by: 'ada', isCurrent: true });

    const body = { question: 'I purr on your lap. Who am I?', answer: 'cat', accepts: [], difficulty: 'easy' as const };
    const { data } = await ada.call(desk.editRiddle, { params: { id }, body });

    expect(data.review).toMatchObject({ by: 'ada', isCurrent: false });
    expect((await newest())?.review).toMatchObject({ by: 'ada', isCurrent: false });
  });
});

describe('a review is refused', () => {
  it("for a card that doesn't exist", async () => {
    expect((await mark('zzzzzzzz')).status).toBe(404);
  });

  it('for anyone but an admin', async () => {
    const id = cardId('joke', 5);
    const others = [await ines(world), await child(world), world.visitor()];

    const statuses = await Promise.all(others.map(async (who) => (await mark(id, who)).status));

    expect(statuses).toEqual([403, 403, 401]);
  });
});
