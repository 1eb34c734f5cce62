import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  guessRiddle,
  listRiddleAttempts,
  readFirstRiddle,
  readRiddleHint,
  readTodaysRiddle,
  revealRiddle,
} from '#contract/cards/kinds/riddle.ts';
import { readPoints } from '#contract/points.ts';
import { DAY } from '#server/platform/clock.ts';
import { type Child, child, eventsAbout } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { getLibrary } from '../content-library.ts';
import { listItems } from '../library.ts';
import { type Riddle, riddle as riddleKind } from './riddle.ts';

let world: World;
let riddle: Riddle;
let maya: Child;

beforeAll(async () => {
  world = await openWorld();
  riddle = findRiddle('easy');
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  maya = await child(world);
});

function riddles(): Riddle[] {
  return listItems(getLibrary(world.context), riddleKind);
}

function findRiddle(difficulty: string): Riddle {
  return riddles().find((riddle) => riddle.difficulty === difficulty) as Riddle;
}

const guess = (text: string, { id } = riddle) => maya.call(guessRiddle, { params: { id }, body: { guess: text } });
const reveal = () => maya.call(revealRiddle, { params: { id: riddle.id } });
const attempts = async () => (await maya.call(listRiddleAttempts, { params: { id: riddle.id } })).data;
const points = async () => (await maya.call(readPoints, {})).data;

const news = async () => (await eventsAbout(world, maya)).map(({ name }) => name);

describe('a right guess', () => {
  it.each([
    ['easy', 20],
    ['medium', 40],
    ['hard', 60],
  ])('at a riddle that is %s brings %i points and the answer', async (difficulty, worth) => {
    const { id, answer } = findRiddle(difficulty);
    const { data } = await maya.call(guessRiddle, {
      params: { id },
      body: { guess: ` ${answer.toUpperCase()}! ` },
    });

    expect(data).toMatchObject({ isCorrect: true, answer, pointsAwarded: worth, leveledUp: false });
    expect(await points()).toMatchObject({ totalPoints: worth, riddlesSolved: 1 });
    expect(await news()).toEqual(['riddle.solved']);
  });

  it('announces a new level', async () => {
    await world.context.db.pool.query('insert into child_points (account_id, total) values ($1, 95)', [maya.id]);

    expect((await guess(riddle.answer)).data).toMatchObject({ leveledUp: true, newLevel: 2 });
  });

  it('ends the guessing', async () => {
    await guess(riddle.answer);

    for (const text of [riddle.answer, 'something else']) {
      const { status, error } = await guess(text);

      expect(status).toBe(409);
      expect(error.code).toBe('already_solved');
      expect(error.message).toContain('already solved');
    }
    expect((await points()).totalPoints).toBe(20);
    expect(await news()).toEqual(['riddle.solved']);
  });

  it('awards points once when it comes from two tabs at the same moment', async () => {
    const replies = await Promise.all([guess(riddle.answer), guess(riddle.answer), guess(riddle.answer)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await points()).totalPoints).toBe(20);
    expect(await attempts()).toHaveLength(1);
  });

  it('and a reveal at the same moment settle the card once, whichever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      maya = await child(world);
      const [guessed, revealed] = await Promise.all([guess(riddle.answer), reveal()]);
      expect(revealed.data.answer).toBe(riddle.answer);
      expect((await points()).totalPoints).toBe(guessed.status === 200 ? 20 : 0);
      expect(await news()).toEqual([guessed.status === 200 ? 'riddle.solved' : 'riddle.revealed']);
    }
  });
});

describe('a wrong guess', () => {
  it('says so without the answer, and the child can go on', async () => {
    const reply = await guess('a purple tractor');

    expect(reply.data).toEqual({ isCorrect: false, pointsAwarded: 0, leveledUp: false });
    expect((await guess(riddle.answer)).data.isCorrect).toBe(true);
    expect(await attempts()).toEqual([
      { guess: 'a purple tractor', isCorrect: false },
      { guess: riddle.answer, isCorrect: true },
    ]);
  });

  it('is listed among the last twenty', async () => {
    for (let at = 0; at < 22; at += 1) {
      await world.pass(1);
      await guess(`tractor ${at}`);
    }
    const kept = (await attempts()).map(({ guess }) => guess);

    expect(kept).toEqual(Array.from({ length: 20 }, (_, at) => `tractor ${at + 2}`));
  });

  it.each([
    ['', 'Please enter your guess'],
    ['   ', 'Please enter your guess'],
    ['x'.repeat(101), 'Guess must be less than 100 characters'],
    ['a\u0000b', 'Please use plain letters here'],
  ])('of %j is refused in words', async (text, sentence) => {
    const { status, error } = await guess(text);

    expect(status).toBe(400);
    expect(error.fields?.['guess']).toEqual(sentence);
  });

  it('of exactly 100 letters is accepted', async () => {
    expect((await guess('x'.repeat(100))).status).toBe(200);
  });
});

describe('revealing', () => {
  it('shows the answer for no points and ends the guessing', async () => {
    expect((await reveal()).data.answer).toBe(riddle.answer);
    for (const text of [riddle.answer, 'something else']) {
      const { status, error } = await guess(text);

      expect(status).toBe(409);
      expect(error.code).toBe('already_revealed');
      expect(error.message).toContain('already revealed');
    }
    expect(await points()).toMatchObject({ totalPoints: 0, riddlesSolved: 0, riddlesRevealed: 1 });
  });

  it('twice is the same as once', async () => {
    await Promise.all([reveal(), reveal()]);

    expect((await reveal()).data.answer).toBe(riddle.answer);
    expect((await points()).riddlesRevealed).toBe(1);
    expect(await news()).toEqual(['riddle.revealed']);
  });

  it('after solving shows the answer and takes no points away', async () => {
    await guess(riddle.answer);

    expect((await reveal()).data.answer).toBe(riddle.answer);
    expect((await guess(riddle.answer)).error.code).toBe('already_solved');
    expect(await points()).toMatchObject({ totalPoints: 20, riddlesSolved: 1, riddlesRevealed: 0 });
  });
});

describe('a hint', () => {
  const hint = (number: '1' | '2', id = riddle.id) => maya.call(readRiddleHint, { params: { id, number } });

  it('can be asked for twice and costs nothing', async () => {
    const hints = [await hint('1'), await hint('2')];
    await guess(riddle.answer);

    expect(hints.map(({ status }) => status)).toEqual([200, 200]);
    expect((await points()).totalPoints).toBe(20);
  });

  it('never says the answer', async () => {
    for (const { id, answer } of riddles().slice(0, 50))
      expect(JSON.stringify((await hint('2', id)).data).toLowerCase()).not.toContain(`"${answer.toLowerCase()}"`);
  });

  it('is refused to visitors', async () => {
    const reply = await world.visitor().send('GET', `/api/riddles/${riddle.id}/hints/1`, undefined);

    expect(reply.statusCode).toBe(401);
  });

  it.each(['0', '3', 'x'])('number %s does not exist', async (number) => {
    expect((await hint(number as '1')).status).toBeGreaterThanOrEqual(400);
  });

  it('of a riddle that does not exist is not found', async () => {
    expect((await hint('1', '00000000')).status).toBe(404);
  });
});

describe('the riddle of the day', () => {
  const today = async () => (await world.visitor().call(readTodaysRiddle, {})).data;

  it('is open to visitors, the same for everyone, and has no answer', async () => {
    const shown = await today();

    expect(shown).toEqual(await today());
    expect(shown).toMatchObject({ type: 'riddle', state: 'unsolved', lastGuesses: [] });
    expect(shown.answer).toBeUndefined();
    expect(shown.difficulty).not.toBe('hard');
  });

  it('has no answer even for a child who has solved it', async () => {
    const { id } = await today();
    const item = riddles().find((one) => one.id === id) as Riddle;

    await guess(item.answer, item);

    expect((await maya.call(readTodaysRiddle, {})).data.answer).toBeUndefined();
  });

  it('changes on most days', async () => {
    const seen = new Set<string>();
    for (let day = 0; day < 10; day += 1) {
      seen.add((await today()).id);
      await world.pass(DAY);
    }

    expect(seen.size).toBeGreaterThan(7);
  });
});

describe("a newcomer's first riddle", () => {
  const readFirst = async (somebody: Child) => (await somebody.call(readFirstRiddle, {})).data.first;
  const findItem = (id: string | undefined) => riddles().find((one) => one.id === id) as Riddle;

  it.each([6, 9, 12, 14])('is easy for a child of %i, and comes with three possible answers', async (age) => {
    const newcomer = await child(world, { age });

    const first = await readFirst(newcomer);

    const { first: made, answer } = findItem(first?.riddle.id);
    expect(first?.riddle).toMatchObject({ state: 'unsolved', difficulty: 'easy' });
    expect(first?.riddle.answer).toBeUndefined();
    expect(first?.choices.toSorted()).toEqual([answer, ...(made?.others ?? [])].toSorted());
    expect(first?.hint).toBe(made?.hint);
  });

  it('is different for a child of six and a child of twelve', async () => {
    const [young, older] = [await child(world, { age: 6 }), await child(world, { age: 12 })];

    expect(findItem((await readFirst(young))?.riddle.id).first?.ages).toEqual(['6-8']);
    expect(findItem((await readFirst(older))?.riddle.id).first?.ages).toContain('11-12');
  });

  it('stays the same until it is solved, and keeps the guesses', async () => {
    const before = await readFirst(maya);

    await guess('a purple tractor', findItem(before?.riddle.id));
    const after = await readFirst(maya);

    expect(after?.choices).toEqual(before?.choices);
    expect(after?.riddle).toEqual({ ...before?.riddle, lastGuesses: ['a purple tractor'] });
  });

  it('is solved by one of its answers and by no other', async () => {
    const first = await readFirst(maya);
    const item = findItem(first?.riddle.id);

    for (const other of item.first?.others ?? []) expect((await guess(other, item)).data.isCorrect).toBe(false);

    expect((await guess(item.answer, item)).data).toMatchObject({ isCorrect: true, pointsAwarded: 20 });
    expect((await readFirst(maya))?.riddle.id).not.toBe(item.id);
  });

  it('is missing once all of them are done', async () => {
    for (let first = await readFirst(maya); first; first = await readFirst(maya))
      await maya.call(revealRiddle, { params: { id: first.riddle.id } });

    expect(await readFirst(maya)).toBeNull();
  });

  it('is open to a child whose consent is pending', async () => {
    const waiting = await child(world, { age: 7, scopes: 'pending' });

    expect(await readFirst(waiting)).not.toBeNull();
  });

  it('is refused to visitors', async () => {
    const reply = await world.visitor().send('GET', '/api/riddles/first', undefined);

    expect(reply.statusCode).toBe(401);
  });
});

describe('access to a riddle', () => {
  it.each([
    ['a visitor', 'guess', 'POST'],
    ['a visitor', 'reveal', 'POST'],
    ['a visitor', 'attempts', 'GET'],
  ] as const)('is refused to %s: %s', async (_, what, method) => {
    const reply = await world
      .visitor()
      .send(method, `/api/riddles/${riddle.id}/${what}`, method === 'GET' ? undefined : { guess: 'x' });

    expect(reply.statusCode).toBe(401);
  });

  it('is not found if it does not exist, or is a joke', async () => {
    const joke = getLibrary(world.context).items.find(({ kind }) => kind === 'joke');

    for (const id of ['00000000', joke?.id ?? '', 'NOT-AN-ID']) {
      expect((await maya.call(revealRiddle, { params: { id } })).status).toBe(404);
      expect((await maya.call(guessRiddle, { params: { id }, body: { guess: 'x' } })).status).toBe(404);
      expect((await maya.call(listRiddleAttempts, { params: { id } })).status).toBe(404);
    }
  });

  it('does not show the guesses of another child', async () => {
    await guess('a purple tractor');
    const leo = await child(world);

    expect((await leo.call(listRiddleAttempts, { params: { id: riddle.id } })).data).toEqual([]);
  });
});
