import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WordView } from '#contract/games/word-race.ts';
import { show } from '#web/app/test-page.tsx';
import { boardProps, wordView } from '../test-room.ts';
import { WordBoard } from './WordBoard.tsx';

afterEach(cleanup);

function play(given: Partial<WordView> = {}) {
  const onMove = vi.fn(() => true);
  const user = show(<WordBoard {...boardProps} view={wordView(given)} onMove={onMove} />);
  return { onMove, user };
}

test('a guess is sent with the index of the word, and the field is emptied', async () => {
  const { onMove, user } = play({ number: 2 });

  await user.type(screen.getByRole('textbox'), ' frog {Enter}');

  expect(onMove).toHaveBeenCalledWith({ word: 2, guess: 'FROG' });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test("a guess that couldn't be sent stays in the field", async () => {
  const { onMove, user } = play();
  onMove.mockReturnValue(false);

  await user.type(screen.getByRole('textbox'), 'frog{Enter}');

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('FROG');
});

test('no more letters can be typed than the word has, and nothing but letters', async () => {
  const { user } = play({ letters: ['', '', '', ''] });

  await user.type(screen.getByRole('textbox'), 'a frog!');

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('AFRO');
});

test('spaces alone are not sent as a guess', async () => {
  const { onMove, user } = play();

  await user.type(screen.getByRole('textbox'), '  {Enter}');

  expect(onMove).not.toHaveBeenCalled();
});

test('wrong guesses are shown to the player who made them', () => {
  play({ guesses: ['TOAD', 'FISH'] });

  expect(screen.getByText(/You tried: TOAD, FISH/)).toBeTruthy();
});

test('a player who has found the word waits for the others, and sees the points', () => {
  play({ solved: [true, false, false], letters: ['F', 'R', 'O', 'G'], gained: 90 });

  expect(screen.getByText('You got it! 90 points')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test("a player who hasn't found the word sees it when time is up", () => {
  play({ phase: 'showing', letters: ['F', 'R', 'O', 'G'] });

  expect(screen.getByText('The word was FROG.')).toBeTruthy();
});

/** Shows a word, and later others. */
function playOn(first: WordView): (next: WordView) => void {
  let change: (next: WordView) => void = () => undefined;
  function Game() {
    const [view, setView] = useState(first);
    change = setView;
    return <WordBoard {...boardProps} view={view} onMove={() => true} />;
  }
  show(
    <main>
      <button type="button">Hello!</button>
      <Game />
    </main>,
  );
  return (next) => act(() => change(next));
}

const toad = { number: 0, clue: 'It croaks.' };
const fish = { number: 1, clue: 'It swims.' };

test.each([
  ['keyboard, to type on', true, 'input'],
  ['finger, to be heard', false, 'h2'],
])('the next word takes the focus, which would disappear with the field: by %s', (_by, isFine, element) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isFine } as MediaQueryList);
  const change = playOn(wordView(toad));
  screen.getByRole('textbox').focus();
  change(wordView({ ...toad, solved: [true, false, false] }));

  change(wordView(fish));

  const { activeElement } = document;
  expect(activeElement?.localName).toBe(element);
  expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toContain('It swims.');

  vi.restoreAllMocks();
});

test('the next word leaves the focus where the child has put it', () => {
  const change = playOn(wordView(toad));
  screen.getByRole('button', { name: 'Hello!' }).focus();

  change(wordView(fish));

  expect(document.activeElement?.textContent).toBe('Hello!');
});
