import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TriviaView } from '#contract/games/trivia-challenge.ts';
import { show } from '#web/app/test-page.tsx';
import { boardProps, triviaView } from '../test-room.ts';
import { TriviaBoard } from './TriviaBoard.tsx';

afterEach(cleanup);

function play(given: Partial<TriviaView> = {}) {
  const onMove = vi.fn(() => true);
  const user = show(<TriviaBoard {...boardProps} view={triviaView(given)} onMove={onMove} />);
  return { onMove, user };
}

test('one tap answers, and a second one changes nothing', async () => {
  const { onMove, user } = play();

  await user.click(screen.getByRole('button', { name: /Eight/ }));
  await user.click(screen.getByRole('button', { name: /Six/ }));

  expect(onMove).toHaveBeenCalledOnce();
  expect(onMove).toHaveBeenCalledWith({ question: 0, choice: 1 });
  expect(screen.getByRole('button', { name: /Eight/, pressed: true })).toBeTruthy();
});

test("an answer that couldn't be sent can be given again", async () => {
  const { onMove, user } = play();
  onMove.mockReturnValue(false);

  await user.click(screen.getByRole('button', { name: /Eight/ }));

  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('the right answer and its explanation are shown once everyone has answered', () => {
  play({ phase: 'showing', choice: 0, right: 1, explanation: 'All spiders have eight.' });

  expect(screen.getByText('Good try! Now you know.')).toBeTruthy();
  expect(screen.getByText('All spiders have eight.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Right answer' })).toBeTruthy();
});

test('who was not right hears the right answer before the explanation', () => {
  play({ phase: 'showing', choice: 0, right: 1, explanation: 'All spiders have eight.' });

  expect(screen.getByText('Good try! Now you know.').parentElement?.textContent).toMatch(
    /The right answer is Eight\.All spiders/,
  );
});

test('who was right hears nothing of it', () => {
  play({ phase: 'showing', choice: 1, right: 1, gained: 120, explanation: 'All spiders have eight.' });

  expect(screen.queryByText(/The right answer is/)).toBeNull();
});

test('a player who was right sees the points', () => {
  play({ phase: 'showing', choice: 1, right: 1, gained: 120, explanation: '' });

  expect(screen.getByText('Right! 120 points')).toBeTruthy();
});

test('a new question takes the focus, which would disappear with the old answers', async () => {
  const next = triviaView({ number: 1, question: 'Which frog is the largest?', options: ['Goliath', 'Tree', 'Glass'] });
  function Game() {
    const [view, setView] = useState(triviaView());
    const answer = () => {
      setView(next);
      return true;
    };
    return <TriviaBoard {...boardProps} view={view} onMove={answer} />;
  }
  const user = show(<Game />);

  await user.click(screen.getByRole('button', { name: /Eight/ }));

  expect(document.activeElement?.textContent).toBe('Which frog is the largest?');
});
