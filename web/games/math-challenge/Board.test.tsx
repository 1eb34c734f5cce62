import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type MathState, mathChallenge } from '#contract/rules/games/math-challenge.ts';
import { showBoard } from '../play/test-board.tsx';
import { Board } from './Board.tsx';

const problems: MathState['problems'] = [
  { left: 3, operation: '+', right: 4 },
  { left: 9, operation: '-', right: 5 },
];
const open = (dealt: Partial<MathState> = {}) =>
  showBoard(mathChallenge, Board, {
    ...mathChallenge.deal('a seed', { operations: ['+'], upTo: 9, tables: [], problems: 2, timeLimit: 10 }, 1),
    problems,
    ...dealt,
  });
const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const key = (name: string) => screen.getByRole('button', { name });

it('starts the clock only when the answer is touched', async () => {
  const { user, moves } = open();
  expect(screen.getByText('The time starts when you tap.')).toBeTruthy();
  expect(document.activeElement).not.toBe(field());

  await user.click(field());

  expect(moves).toEqual([{ do: 'begin' }]);
  expect(screen.queryByText('The time starts when you tap.')).toBeNull();
});

it('says nothing about time to a child who plays without a timer', () => {
  open({ limitMs: null });

  expect(screen.queryByText('The time starts when you tap.')).toBeNull();
});

it('takes an answer from the keypad, says whether it was right, and shows the next problem', async () => {
  const { user, moves, said } = open();

  for (const name of ['7', 'OK']) await user.click(key(name));

  expect(moves).toEqual([{ do: 'begin' }, { do: 'answer', answer: 7 }]);
  expect(said).toEqual(['Right! 3 + 4 = 7. 9 − 5 =']);
  expect(screen.getByText('9 − 5 =')).toBeTruthy();
  expect(screen.getByRole('img', { name: '2 of 2' })).toBeTruthy();
});

it('shows the right result after a wrong answer', async () => {
  const { user, said } = open();

  await user.type(field(), '8{Enter}');

  expect(said).toEqual(['3 + 4 = 7. 9 − 5 =']);
  expect(screen.getByText('3 + 4 = 7')).toBeTruthy();
});

it('lets a child correct an answer with the delete key before sending it', async () => {
  const { user, moves } = open();

  for (const name of ['8', 'Delete', '7', 'OK']) await user.click(key(name));

  expect(moves.at(-1)).toEqual({ do: 'answer', answer: 7 });
});

it("never answers a problem that isn't shown yet, however fast OK is tapped", async () => {
  const { user, moves, hold } = open({ startedAt: 1 });
  const line = hold();

  await user.type(field(), '7{Enter}5{Enter}{Enter}');
  line.release();

  await waitFor(() => expect((field() as HTMLInputElement).value).toBe(''));
  expect(moves).toEqual([{ do: 'answer', answer: 7 }]);
});

it('keeps the cursor in the field from problem to problem', async () => {
  const { user } = open();

  await user.type(field(), '7{Enter}');

  expect(document.activeElement).toBe(field());
});

it('shows all problems at the end, with the right results', async () => {
  const { user } = open({ answers: [8] });

  await user.type(field(), '4{Enter}');

  const sums = screen.getByRole('list', { name: 'Your sums' });
  expect([...sums.children].map((one) => one.textContent)).toEqual(['· 3 + 4 = 7 8', '✓ 9 − 5 = 4 ']);
  expect(screen.queryByRole('textbox')).toBeNull();
});
