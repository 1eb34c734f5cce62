import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { WordPuzzleCard as WordPuzzle } from '#contract/cards.ts';
import { Refusal, serve, toast } from '#web/app/test-page.tsx';
import { play } from '../../test-table.tsx';
import { WordPuzzleCard } from './WordPuzzleCard.tsx';

const puzzle: WordPuzzle = {
  type: 'wordPuzzles',
  id: 'rain1234',
  clue: 'It falls but never gets hurt.',
  length: 4,
  difficulty: 'medium',
  category: 'nature',
  pointValue: 50,
  state: 'unsolved',
  lastGuesses: [],
};

const guessing = 'POST /api/word-puzzles/rain1234/guess';
const wrong = { isCorrect: false, pointsEarned: 0, pointsAwarded: 0, leveledUp: false };
const right = { isCorrect: true, answer: 'RAIN', pointsEarned: 50, pointsAwarded: 50, leveledUp: false };

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Your word, 4 letters' });
const boxes = (): string =>
  [...document.querySelectorAll('[aria-hidden] > .uppercase')].map((box) => box.textContent).join('');

afterEach(cleanup);

it('shows the length of the word, allows typing and deleting, and takes no more letters than fit', async () => {
  serve({});
  const user = play(puzzle, WordPuzzleCard);

  expect(screen.getByText('4 letters')).toBeTruthy();

  await user.type(field(), 'sn1ow');

  expect(boxes()).toBe('SN1O');

  await user.keyboard('{Backspace}{Backspace}o');

  expect(boxes()).toBe('SNO');
});

it('takes a pasted word and drops everything between its letters', async () => {
  const calls = serve({ [guessing]: () => wrong });
  const user = play(puzzle, WordPuzzleCard);

  await user.click(field());
  await user.paste(' s-n o.wflake');

  expect(boxes()).toBe('SNOW');

  await user.keyboard('{Enter}');

  await waitFor(() => expect(calls).toEqual([`${guessing} {"guess":"SNOW"}`]));
});

it('does not send a blank guess', () => {
  serve({});
  play(puzzle, WordPuzzleCard);

  expect(screen.getByRole('button', { name: 'Guess' })).toHaveProperty('disabled', true);
});

it('says for three seconds that a word was wrong, and empties the boxes for the next try', async () => {
  serve({ [guessing]: () => wrong });
  const user = play(puzzle, WordPuzzleCard);

  await user.type(field(), 'snow{Enter}');

  expect(await screen.findByText('SNOW')).toBeTruthy();
  expect(toast()).toEqual({
    title: 'Not quite right!',
    description: 'Try again! You can make unlimited guesses.',
    duration: 3000,
  });
  expect(boxes()).toBe('');
  expect(document.activeElement).toBe(field());
});

it('locks when it is solved, and shows the word', async () => {
  serve({ [guessing]: () => right });
  const user = play(puzzle, WordPuzzleCard);

  await user.type(field(), 'rain{Enter}');

  expect(await screen.findByText('You won 50 points')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(boxes()).toBe('RAIN');
  expect(toast()).toEqual({ title: 'You solved it!', description: '50 points for you.', duration: 5000 });
  expect(document.activeElement?.textContent).toContain('The word: RAIN');
});

it.each([
  ['refused', () => new Refusal('unavailable'), 'The pond is taking a short break. Please try again soon.'],
  ['cut off', () => Promise.reject(new TypeError('cut')), "We can't reach the pond right now. Please try again soon."],
])('keeps the letters when a guess is %s, says why, and finds them again later', async (_how, answer, why) => {
  serve({ [guessing]: answer });
  const user = play(puzzle, WordPuzzleCard);

  await user.type(field(), 'rain{Enter}');

  expect(await screen.findByText(why)).toBeTruthy();
  expect(toast()).toMatchObject({ title: 'Error' });
  expect(boxes()).toBe('RAIN');
  expect(field().getAttribute('aria-invalid')).toBeNull();

  cleanup();
  play(puzzle, WordPuzzleCard);

  expect(boxes()).toBe('RAIN');
});

it('locks when the puzzle was solved in another tab', async () => {
  serve({ [guessing]: () => new Refusal('already_solved') });
  const user = play(puzzle, WordPuzzleCard);

  await user.type(field(), 'rain{Enter}');

  expect(await screen.findByText('You already solved this one.')).toBeTruthy();
  expect(toast()).toMatchObject({ title: 'Cannot guess' });
});
