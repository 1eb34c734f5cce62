import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type ScrambleState, wordScramble } from '#contract/rules/games/word-scramble.ts';
import { toast } from '#web/app/test-page.tsx';
import { changeAppearance } from '#web/ui/style/appearance.ts';
import { showBoard } from '../play/test-board.tsx';
import { Board } from './Board.tsx';

const open = (dealt: Partial<ScrambleState> = {}) =>
  showBoard(wordScramble, Board, {
    ...wordScramble.deal('a seed', { words: [{ word: 'frog', hint: 'It hops.' }] }, 1),
    letters: [...'GROF'],
    ...dealt,
  });
const tray = () => within(screen.getByRole('group', { name: 'Letters' }));
const left = () =>
  tray()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const word = () =>
  screen
    .queryAllByRole('button', { name: /^Take back/ })
    .map(({ textContent }) => textContent)
    .join('');
const board = () => screen.getByRole('group', { name: 'Your word' });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => changeAppearance({ motion: undefined }));

it('puts tapped letters into the word, and back', async () => {
  const { user } = open();

  await user.click(button('Letter F'));
  await user.click(button('Letter G'));
  expect(word()).toBe('FG');
  expect(left()).toEqual(['R', 'O']);
  await user.click(button('Take back F'));

  expect(word()).toBe('G');
  expect(left()).toEqual(['R', 'O', 'F']);
});

it('can be played by typing, Backspace and Enter, and ignores other letters', async () => {
  const { user, moves, said } = open();
  board().focus();

  await user.keyboard('frxgz{Backspace}og{Enter}');

  expect(moves).toEqual([{ do: 'guess', word: 'FROG' }]);
  expect(said).toEqual(["FROG! That's it."]);
});

it('accepts another real word with the same letters kindly, and shows the intended one', async () => {
  const { user, said } = open({ word: 'PLANET', also: ['PLATEN'], letters: [...'TENPAL'] });
  board().focus();

  await user.keyboard('platen{Enter}');

  expect(said).toEqual(['PLATEN is a word too! We thought of PLANET.']);
});

it('keeps the focus among the letters when the focused one moves up', async () => {
  const { user } = open();

  await user.click(button('Letter G'));
  expect(document.activeElement).toBe(button('Letter R'));
  await user.keyboard('fro');

  expect(document.activeElement).toBe(button('Check'));
});

it("isn't sent before it is complete", async () => {
  const { user, moves } = open();
  board().focus();

  await user.keyboard('fro{Enter}');

  expect((button('Check') as HTMLButtonElement).disabled).toBe(true);
  expect(moves).toEqual([]);
});

it('says in the specified words that it is wrong and how many attempts are left, and returns the letters', async () => {
  const { user, said } = open();
  board().focus();

  await user.keyboard('gorf{Enter}');

  expect(toast()).toMatchObject({ title: 'Not Quite Right', description: '2 attempts left' });
  expect(said).toEqual([]);
  await waitFor(() => expect(word()).toBe(''));
  expect(screen.getByText('2 tries left')).toBeTruthy();
});

it("doesn't let a child try the same word twice", async () => {
  const { user, moves } = open({ misses: ['GORF'] });
  board().focus();

  await user.keyboard('gorf{Enter}');

  expect(toast()?.title).toBe('You tried GORF already. That costs nothing.');
  expect(moves).toEqual([]);
});

it('sends a word once, however often Check is pressed', async () => {
  const { user, moves, hold } = open();
  const line = hold();
  board().focus();

  await user.keyboard('frog');
  await user.dblClick(button('Check'));
  line.release();

  await screen.findByText("FROG! That's it.");
  expect(moves).toHaveLength(1);
});

it('keeps the word when the guess is lost', async () => {
  const { user, hold } = open();
  hold().lose();
  board().focus();

  await user.keyboard('frog{Enter}');

  expect(word()).toBe('FROG');
});

it('gives a hint after saying what it costs, and reads it out', async () => {
  const { user, said } = open();
  expect(screen.getByText('A hint costs a few points.')).toBeTruthy();

  await user.click(button('Hint'));

  expect(screen.getByText('It hops.')).toBeTruthy();
  expect(said).toEqual(['It hops.']);
  expect((button('Hint') as HTMLButtonElement).disabled).toBe(true);
});

it('shuffles the letters into another order', async () => {
  const { user } = open();

  await user.click(button('Mix'));

  expect(left()).not.toEqual(['G', 'R', 'O', 'F']);
  expect(left().sort()).toEqual(['F', 'G', 'O', 'R']);
});

it('shows the word after the third miss', async () => {
  const { user, said } = open({ misses: ['GORF', 'GROF'] });
  board().focus();

  await user.keyboard('rofg{Enter}');

  expect(said).toEqual(['The word was FROG.']);
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
});

it('returns the letters at once for a child who prefers reduced motion', async () => {
  changeAppearance({ motion: 'off' });
  const { user } = open();
  board().focus();

  await user.keyboard('gorf{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect(word()).toBe('');
});
