import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { guessWord } from '#contract/cards.ts';
import { readFeed } from '#contract/feed.ts';
import { type ContentItem, getCardKind, getLibrary } from '#server/cards/index.ts';
import { HOUR, SECOND } from '#server/platform/clock.ts';
import { type Child, child } from '#test/support/children.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

/** Set SHOW_DECKS to see what was dealt. */
const SHOWS = process.env['SHOW_DECKS'] !== undefined;
const DECKS = 20;
/** Kinds that a child answers. */
const answered = ['riddle', 'trivia', 'wordPuzzles'];
/** About seven of ten, at any time. */
const seldomWrong = (turn: number) => turn % 3 !== 2;
const neverWrong = () => true;
const alwaysWrong = () => false;

const wrongWord = { endpoint: guessWord, body: { guess: 'WETSOCK' } };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** What a child of an age is dealt in many visits, who answers what can be answered. */
async function cardsFor(age: number, knows: (turn: number) => boolean, decks = DECKS): Promise<ContentItem[]> {
  const reader = await child(world, { age });
  const dealt: ContentItem[] = [];
  const turns: Record<string, number> = {};
  for (let deck = 0; deck < decks; deck += 1) {
    await world.pass(HOUR);
    // A session ends after twelve hours, unless its use has been noted, which takes a moment of real time.
    if (deck % 6 === 5) await reader.call(logIn, { body: { username: reader.username, password: PASSWORD } });
    const { data } = await reader.call(readFeed, { query: {} });
    const items = data.items.flatMap(({ id }) => getLibrary(world.context).items.find((item) => item.id === id) ?? []);
    dealt.push(...items);
    for (const item of items.filter(({ kind }) => answered.includes(kind))) {
      const turn = turns[item.kind] ?? 0;
      turns[item.kind] = turn + 1;
      await answer(reader, item, knows(turn));
    }
  }
  if (SHOWS) console.log(`${age} years`, table(dealt));
  return dealt;
}

async function answer(reader: Child, item: ContentItem, isKnown: boolean): Promise<void> {
  const { right = [], wrong = [], giveUp } = getCardKind(getLibrary(world.context).kinds, item).moves?.(item) ?? {};
  // What cannot be given up is found out with many guesses.
  const poor = giveUp ? [giveUp] : item.kind === 'wordPuzzles' ? [...Array(4).fill(wrongWord), ...right] : wrong;
  for (const { endpoint, body } of isKnown ? right : poor) {
    await world.pass(SECOND);
    await reader.call(endpoint, { params: { id: item.id }, body } as never);
  }
}

function table(items: readonly ContentItem[]): object {
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  const count = (list: readonly ContentItem[], of: (item: ContentItem) => string) =>
    Object.fromEntries([...Map.groupBy(list, of)].map(([name, some]) => [name, some.length]));
  return Object.fromEntries(
    [...byKind].map(([kind, list]) => [
      kind,
      { ...count(list, ({ difficulty = 'none' }) => difficulty), ...count(list, ({ ages = [] }) => ages.join('-')) },
    ]),
  );
}

const withDifficulty = (items: readonly ContentItem[]) => items.filter(({ kind }) => answered.includes(kind));
const share = (items: readonly ContentItem[], difficulty: string) =>
  items.filter((item) => item.difficulty === difficulty).length / items.length;

describe('over 20 visits a child of seven', () => {
  let dealt: readonly ContentItem[];
  beforeAll(async () => {
    dealt = await cardsFor(7, seldomWrong);
  });

  it('gets no card that is for children from nine on', () => {
    expect(dealt.filter(({ ages = [6, 13] }) => ages[0] > 8)).toEqual([]);
  });

  it('gets only easy riddles, questions and puzzles', () => {
    expect(share(withDifficulty(dealt), 'easy')).toBe(1);
  });

  it('gets no hard game', () => {
    expect(share(dealt, 'hard')).toBe(0);
  });
});

describe('over 20 visits a child of twelve', () => {
  let dealt: readonly ContentItem[];
  beforeAll(async () => {
    dealt = await cardsFor(12, seldomWrong);
  });

  it('gets no card that is for children up to ten', () => {
    expect(dealt.filter(({ ages = [6, 13] }) => ages[1] < 11)).toEqual([]);
  });

  it('gets no easy riddle, question or puzzle', () => {
    expect(share(withDifficulty(dealt), 'easy')).toBe(0);
  });

  it('gets a hard one about every second time', () => {
    expect(Math.abs(share(withDifficulty(dealt), 'hard') - 0.5)).toBeLessThan(0.2);
  });
});

describe('a child of seven who', () => {
  it('knows everything gets medium cards too, and no hard ones', async () => {
    const dealt = withDifficulty(await cardsFor(7, neverWrong, 12));

    expect(share(dealt, 'medium')).toBeGreaterThan(0);
    expect(share(dealt, 'hard')).toBe(0);
  });
});

describe('a child of twelve who', () => {
  it('knows nothing gets easier cards, and ever fewer hard ones', async () => {
    const dealt = withDifficulty(await cardsFor(12, alwaysWrong, 12));

    expect(share(dealt, 'easy')).toBeGreaterThan(0);
    expect(share(dealt.slice(-20), 'hard')).toBeLessThan(0.2);
  });
});
