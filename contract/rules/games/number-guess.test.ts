import { expect, it } from 'vitest';
import { isRefused } from './game.ts';
import { numberGuess } from './number-guess.ts';

type State = ReturnType<typeof numberGuess.deal>;

const dealt = (options: object): State => ({
  ...numberGuess.deal('a seed', { min: 1, max: 100, maxGuesses: 7 }, 1),
  ...options,
});

function guess(state: State, number: number, at = 1000): State {
  const next = numberGuess.play(state, 0, { guess: number }, at);
  if (isRefused(next)) throw new Error(next.refused);
  return next;
}

it.each([
  [50, 'right'],
  [45, 'very_close_higher'],
  [55, 'very_close_lower'],
  [44, 'higher'],
  [65, 'lower'],
  [34, 'much_higher'],
  [66, 'much_lower'],
])('of 1 to 100, a guess of %i at 50 is told: %s', (number, hint) => {
  const { guesses } = numberGuess.view(guess(dealt({ target: 50 }), number), 0);

  expect(guesses).toEqual([{ guess: number, hint }]);
});

it.each([
  [6, 'very_close_lower'],
  [8, 'lower'],
  [9, 'much_lower'],
])('of 1 to 10, a guess of %i at 5 is told: %s', (number, hint) => {
  const { guesses } = numberGuess.view(guess(dealt({ target: 5, max: 10 }), number), 0);

  expect(guesses).toEqual([{ guess: number, hint }]);
});

it('narrows the range that is still possible', () => {
  const played = guess(guess(dealt({ target: 50 }), 30), 70);

  expect(numberGuess.view(played, 0)).toMatchObject({ from: 31, to: 69, isOver: false });
});

it("refuses numbers outside the range, and doesn't count a repeated one", () => {
  const played = guess(dealt({ target: 50 }), 30);

  expect(numberGuess.play(played, 0, { guess: 0 }, 1)).toEqual({ refused: 'not_possible' });
  expect(numberGuess.play(played, 0, { guess: 101 }, 1)).toEqual({ refused: 'not_possible' });
  expect(numberGuess.play(played, 0, { guess: 2.5 }, 1)).toEqual({ refused: 'not_possible' });
  expect(numberGuess.play(played, 0, { guess: 30 }, 1)).toEqual({ refused: 'repeated' });
});

it('shows the number only at the end', () => {
  const lost = [1, 2, 3].reduce((state, number) => guess(state, number), dealt({ target: 50, maxGuesses: 4 }));

  expect(numberGuess.view(lost, 0)).not.toHaveProperty('target');
  expect(numberGuess.view(guess(lost, 4), 0)).toMatchObject({ target: 50, isOver: true });
});

it('a win scores 100 and pays the full reward', () => {
  const won = guess(guess(dealt({ target: 50 }), 30, 1000), 50, 3000);

  expect(numberGuess.result(won)).toEqual([
    { score: 100, completed: true, share: { part: 1, whole: 1 }, tooFast: false },
  ]);
});

it('a loss scores 10 less for each guess, and pays a quarter', () => {
  const lost = [1, 2, 3, 4].reduce(
    (state, number) => guess(state, number, number * 1000),
    dealt({ target: 50, maxGuesses: 4 }),
  );

  expect(numberGuess.result(lost)).toEqual([
    { score: 60, completed: false, share: { part: 1, whole: 4 }, tooFast: false },
  ]);
});
