import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { numberGuess } from '#contract/rules/games/number-guess.ts';
import { toast } from '#web/app/test-page.tsx';
import { showBoard } from '../play/test-board.tsx';
import { Board } from './Board.tsx';

const open = (dealt: object = {}) =>
  showBoard(numberGuess, Board, {
    ...numberGuess.deal('a seed', { min: 1, max: 60, maxGuesses: 3 }, 1),
    target: 42,
    ...dealt,
  });
const field = () => screen.getByRole('textbox', { name: 'Your guess' });
const key = (name: string) => screen.getByRole('button', { name });

it('asks for a number first', () => {
  open();

  expect(screen.getByText("I'm thinking of a number from 1 to 60. What is it?")).toBeTruthy();
  expect(screen.getByText('3 guesses left')).toBeTruthy();
});

it('takes a number from the keypad, and says where the secret one is', async () => {
  const { user, moves, said } = open();

  for (const name of ['3', '0', 'Guess']) await user.click(key(name));

  expect(moves).toEqual([{ guess: 30 }]);
  expect(said).toEqual(['30? Go higher.']);
  expect(screen.getByRole('img', { name: "It's between 31 and 60." })).toBeTruthy();
  expect(screen.getByText('2 guesses left')).toBeTruthy();
});

it('takes a number from the keyboard with Enter', async () => {
  const { user, moves } = open();

  await user.type(field(), '4x1{Enter}');

  expect(moves).toEqual([{ guess: 41 }]);
});

it('says kindly what a guess must be, in the specified words, and sends nothing', async () => {
  const { user, moves } = open();

  await user.type(field(), '99{Enter}');

  expect(toast()).toMatchObject({ title: 'Invalid Guess', description: 'Please enter a number between 1 and 60' });
  expect(moves).toEqual([]);
  expect(screen.getByText('3 guesses left')).toBeTruthy();
});

it("doesn't let a child make the same guess twice", async () => {
  const { user, moves } = open();
  await user.type(field(), '30{Enter}');

  await user.type(field(), '30{Enter}');

  expect(toast()?.title).toBe('You tried 30 already. That costs nothing.');
  expect(moves).toHaveLength(1);
});

it('sends a guess once even if it is entered twice', async () => {
  const { user, moves, hold } = open();
  const line = hold();

  await user.type(field(), '30{Enter}{Enter}');
  await user.click(key('Guess'));
  line.release();

  await waitFor(() => expect((field() as HTMLInputElement).value).toBe(''));
  expect(moves).toHaveLength(1);
});

it('keeps the typed number when the guess is lost', async () => {
  const { user, hold } = open();
  hold().lose();

  await user.type(field(), '30{Enter}');

  expect((field() as HTMLInputElement).value).toBe('30');
});

it('celebrates the right number, and accepts no more guesses', async () => {
  const { user, said } = open();

  await user.type(field(), '42{Enter}');

  expect(said).toEqual(['42 is it!']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the number after the last guess', async () => {
  const { user, said } = open({ guesses: [1, 2] });

  await user.type(field(), '3{Enter}');

  expect(said).toEqual(['It was 42.']);
  expect(screen.getByText('It was 42.')).toBeTruthy();
});

it.each([
  [41, '41 is very close! A little higher.'],
  [44, '44 is very close! A little lower.'],
  [52, '52? Go lower.'],
  [2, '2? Go much higher.'],
  [60, '60? Go much lower.'],
])('says of %i: %s', async (guess, sentence) => {
  const { user, said } = open();

  await user.type(field(), `${guess}{Enter}`);

  expect(said).toEqual([sentence]);
});
