import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerTrivia,
  choices,
  guessWord,
  listWordAttempts,
  reactToJoke,
  readJokeReaction,
  readTriviaAttempt,
  takeBackReaction,
} from '#contract/cards.ts';
import { readPoints } from '#contract/points.ts';
import { type Child, child, eventsAbout, rowsAbout } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { getLibrary } from './content-library.ts';
import { cards } from './index.ts';
import type { CardKind, ContentItem } from './kind.ts';
import { joke } from './kinds/joke.ts';
import { poster } from './kinds/poster.ts';
import { trivia } from './kinds/trivia.ts';
import { wordPuzzle } from './kinds/word-puzzle.ts';
import { listItems } from './library.ts';

let world: World;
let maya: Child;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  maya = await child(world);
});

function first<Item extends ContentItem>(kind: CardKind<Item>): Item {
  const [item] = listItems(getLibrary(world.context), kind);
  if (!item) throw new Error(`no ${kind.name} in the library`);
  return item;
}

const points = async () => (await maya.call(readPoints, {})).data.totalPoints;

describe('a trivia question', () => {
  const answer = (selectedAnswer: (typeof choices)[number]) =>
    maya.call(answerTrivia, { params: { id: first(trivia).id }, body: { selectedAnswer } });
  const attempt = async () => (await maya.call(readTriviaAttempt, { params: { id: first(trivia).id } })).data;
  const wrong = () => choices.find((choice) => choice !== first(trivia).correctAnswer) ?? 'A';

  it('awards 35 points for the right answer, and explains it', async () => {
    const { correctAnswer, explanation, id } = first(trivia);

    expect(await attempt()).toEqual({ selectedAnswer: null, isCorrect: null, pointsEarned: 0 });

    const { data } = await answer(correctAnswer);
    const earned = { pointsEarned: 35, pointsAwarded: 35, leveledUp: false };

    expect(data).toMatchObject({ isCorrect: true, correctAnswer, explanation, ...earned });
    expect(await attempt()).toEqual({ selectedAnswer: correctAnswer, isCorrect: true, pointsEarned: 35 });
    expect(await points()).toBe(35);
    expect(await eventsAbout(world, maya)).toEqual([
      { name: 'trivia.answered', facts: { cardId: id, isRight: true, points: 35 } },
    ]);
  });

  it('shows the right answer after a wrong one, and awards nothing', async () => {
    const { correctAnswer, explanation } = first(trivia);
    const { data } = await answer(wrong());
    const earned = { pointsEarned: 0, pointsAwarded: 0, leveledUp: false };

    expect(data).toMatchObject({ isCorrect: false, correctAnswer, explanation, ...earned });
    expect(await attempt()).toEqual({ selectedAnswer: wrong(), isCorrect: false, pointsEarned: 0 });
    expect(await points()).toBe(0);
  });

  it('can be answered only once', async () => {
    await answer(wrong());
    const { status, error } = await answer(first(trivia).correctAnswer);

    expect(status).toBe(409);
    expect(error.code).toBe('already_answered');
    expect(await points()).toBe(0);
  });

  it('returns the same result when the same answer is sent again, and awards points once', async () => {
    const { correctAnswer, explanation } = first(trivia);
    const replies = await Promise.all([answer(correctAnswer), answer(correctAnswer)]);

    for (const { data } of replies) expect(data).toMatchObject({ isCorrect: true, explanation, pointsEarned: 35 });
    expect(await points()).toBe(35);
    expect(await eventsAbout(world, maya)).toHaveLength(1);
  });

  it('accepts A, B or C and nothing else', async () => {
    const reply = await maya.send('POST', `/api/trivia/${first(trivia).id}/answer`, { selectedAnswer: 'D' });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.message).toBe('Please choose A, B or C');
  });
});

describe('a word puzzle', () => {
  const guess = (text: string) => maya.call(guessWord, { params: { id: first(wordPuzzle).id }, body: { guess: text } });
  const attempts = async () => (await maya.call(listWordAttempts, { params: { id: first(wordPuzzle).id } })).data;

  it('is solved by its word in any case, and awards its own points', async () => {
    const { word, pointValue } = first(wordPuzzle);
    const { data } = await guess(` ${word.toLowerCase()} `);
    const earned = { pointsEarned: pointValue, pointsAwarded: pointValue };

    expect(data).toMatchObject({ isCorrect: true, answer: word, ...earned });
    expect(await points()).toBe(pointValue);
    expect((await guess(word)).error.code).toBe('already_solved');
    expect(await points()).toBe(pointValue);
  });

  it('ignores accents, spaces, punctuation and articles', async () => {
    const { word } = first(wordPuzzle);
    const told = `The ${word.slice(0, 1)}\u0301${word.slice(1, 3)}-${word.slice(3, 4)} ${word.slice(4)}!`;

    expect((await guess(told.toLowerCase())).data.isCorrect).toBe(true);
  });

  it('forgives no typo, and stores guesses in capitals', async () => {
    const { word } = first(wordPuzzle);
    const { data } = await guess(`${word}x`.toLowerCase());

    expect(data).toEqual({ isCorrect: false, pointsEarned: 0, pointsAwarded: 0, leveledUp: false });

    await guess(word);

    expect(await attempts()).toEqual([
      { guess: `${word}X`, isCorrect: false },
      { guess: word, isCorrect: true },
    ]);
  });

  it('accepts 50 letters but not 51, and no blank', async () => {
    expect((await guess('  ')).error.message).toBe('Please enter your guess');
    expect((await guess('x'.repeat(50))).status).toBe(200);
    expect((await guess('x'.repeat(51))).error.message).toBe('Guess must be less than 50 characters');
  });
});

describe('a reaction to a joke', () => {
  const params = () => ({ id: first(joke).id });
  const react = (reaction: 'like' | 'love' | 'funny') =>
    maya.call(reactToJoke, { params: params(), body: { reaction } });
  const current = async () => (await maya.call(readJokeReaction, { params: params() })).data.reaction;

  it('can be given, changed and taken back', async () => {
    expect(await current()).toBeNull();
    expect((await react('like')).data).toEqual({ reaction: 'like' });
    expect((await react('funny')).data).toEqual({ reaction: 'funny' });
    expect(await current()).toBe('funny');
    expect((await maya.call(takeBackReaction, { params: params() })).status).toBe(204);
    expect(await current()).toBeNull();

    await react('love');

    expect(await current()).toBe('love');
  });

  it('emits an event only once', async () => {
    await react('like');
    await react('love');
    await maya.call(takeBackReaction, { params: params() });

    await react('funny');

    expect(await eventsAbout(world, maya)).toEqual([
      { name: 'joke.reacted', facts: { cardId: params().id, reaction: 'like' } },
    ]);
  });

  it('changes nothing when it is removed before it was given', async () => {
    expect((await maya.call(takeBackReaction, { params: params() })).status).toBe(204);
    expect(await current()).toBeNull();
  });

  it('is one of three', async () => {
    const reply = await maya.send('POST', `/api/jokes/${params().id}/react`, { reaction: 'yawn' });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.message).toBe('Please choose a reaction');
  });
});

it.each([
  ['POST', 'trivia', 'answer', { selectedAnswer: 'A' }],
  ['GET', 'trivia', 'attempts', undefined],
  ['POST', 'word-puzzles', 'guess', { guess: 'frog' }],
  ['GET', 'word-puzzles', 'attempts', undefined],
  ['POST', 'jokes', 'react', { reaction: 'like' }],
  ['GET', 'jokes', 'reaction', undefined],
  ['DELETE', 'jokes', 'reaction', undefined],
])('%s /api/%s/:id/%s is closed to visitors and knows no other cards', async (method, kind, what, body) => {
  const { id } = first(poster);

  expect((await world.visitor().send(method, `/api/${kind}/${id}/${what}`, body)).statusCode).toBe(401);
  expect((await maya.send(method, `/api/${kind}/${id}/${what}`, body)).statusCode).toBe(404);
});

it('everything that a child did is exported and erased', async () => {
  const { id, word } = first(wordPuzzle);
  await maya.call(guessWord, { params: { id }, body: { guess: word } });

  const kept = await cards.personalData.export(world.context.db, maya.id, world.context);

  expect(kept).toMatchObject({ progress: [{ cardId: id, outcome: 'solved' }], guesses: [{ guess: word }] });

  await world.context.db.transaction((tx) => cards.personalData.erase(tx, maya.id, world.context));

  for (const table of ['card_progress', 'card_guesses']) expect(await rowsAbout(world, table, maya.id)).toBe(0);
});
