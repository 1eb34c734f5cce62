import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WordView } from '#contract/games/word-race.ts';
import { show } from '#web/app/test-page.tsx';
import { table, wordView } from '../test-room.ts';
import { WordBoard } from './WordBoard.tsx';

afterEach(cleanup);

function play(given: Partial<WordView> = {}) {
  const onMove = vi.fn(() => true);
  const user = show(<WordBoard {...table} view={wordView(given)} onMove={onMove} />);
  return { onMove, user };
}

test('a guess is sent with the number of the word, and the field is empty for the next one', async () => {
  const { onMove, user } = play({ number: 2 });

  await user.type(screen.getByRole('textbox'), ' frog {Enter}');

  expect(onMove).toHaveBeenCalledWith({ word: 2, guess: 'FROG' });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test('a guess that could not be sent stays in the field', async () => {
  const { onMove, user } = play();
  onMove.mockReturnValue(false);

  await user.type(screen.getByRole('textbox'), 'frog{Enter}');

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('FROG');
});

test('nothing but spaces is no guess', async () => {
  const { onMove, user } = play();

  await user.type(screen.getByRole('textbox'), '  {Enter}');

  expect(onMove).not.toHaveBeenCalled();
});

test('wrong guesses are shown to the player who made them', () => {
  play({ guesses: ['TOAD', 'FISH'] });

  expect(screen.getByText(/You tried: TOAD, FISH/)).toBeTruthy();
});

test('who has the word waits for the others, with the points they got', () => {
  play({ solved: [true, false, false], letters: ['F', 'R', 'O', 'G'], gained: 90 });

  expect(screen.getByText('You have it! 90 points')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('when the time is up the word is told to a player who had not found it', () => {
  play({ phase: 'showing', letters: ['F', 'R', 'O', 'G'] });

  expect(screen.getByText('The word was FROG.')).toBeTruthy();
});
