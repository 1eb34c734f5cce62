import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TriviaCard as Trivia } from '#contract/cards.ts';
import { delayed, Refusal, serve, toast } from '#web/app/test-page.tsx';
import { play } from '../../test-table.tsx';
import { TriviaCard } from './TriviaCard.tsx';

const trivia: Trivia = {
  type: 'trivia',
  id: 'moons123',
  question: 'Which planet has the most moons we know of?',
  optionA: 'Mars',
  optionB: 'Saturn',
  optionC: 'Venus',
  category: 'space',
  difficulty: 'easy',
  points: 35,
  selectedAnswer: null,
};

const answering = 'POST /api/trivia/moons123/answer';
const explanation = 'Saturn has more than 200 moons.';
const right = {
  isCorrect: true,
  correctAnswer: 'B',
  explanation,
  pointsEarned: 35,
  pointsAwarded: 35,
  leveledUp: false,
};
const wrong = { ...right, isCorrect: false, pointsEarned: 0, pointsAwarded: 0 };

const option = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

afterEach(cleanup);

it('a right answer is shown, explained and counted, and the focus stays', async () => {
  serve({ [answering]: () => right });
  const user = play(trivia, TriviaCard);

  expect(screen.getByRole('article', { name: /^Trivia · Space Which planet/ })).toBeTruthy();

  await user.click(option(/Saturn/));

  expect(await screen.findByText(explanation)).toBeTruthy();
  expect(screen.getByText(explanation).closest('[role=status]')).toBeTruthy();
  expect(option(/Saturn/).textContent).toContain('You got it!');
  expect(document.activeElement).toBe(option(/Saturn/));
  expect(toast()).toEqual({ title: 'You got it!', description: '35 points for you.', duration: 5000 });
});

it('a wrong answer shows the right one without blaming the child', async () => {
  serve({ [answering]: () => wrong });
  const user = play(trivia, TriviaCard);

  await user.click(option(/Mars/));

  await screen.findByText(explanation);
  expect(option(/Mars/).textContent).toContain('Your pick');
  expect(option(/Saturn/).textContent).toContain('Right answer');
  expect(toast()).toMatchObject({ title: 'Good try!', duration: 5000 });
});

it('locks at the first press', async () => {
  const answer = delayed(right);
  const calls = serve({ [answering]: answer.answer });
  const user = play(trivia, TriviaCard);

  await user.click(option(/Saturn/));

  expect(option(/Saturn/).getAttribute('aria-busy')).toBe('true');

  await user.click(option(/Mars/));
  answer.release();
  await screen.findByText(explanation);

  await user.click(option(/Venus/));

  expect(calls.filter((call) => call.startsWith(answering))).toEqual([`${answering} {"selectedAnswer":"B"}`]);
  expect(option(/Venus/).getAttribute('aria-disabled')).toBe('true');
});

it.each([
  ['refused', () => new Refusal('unavailable'), 'The pond is taking a short break. Please try again soon.'],
  ['cut off', () => Promise.reject(new TypeError('cut')), "We can't reach the pond right now. Please try again soon."],
])('opens again when the answer is %s', async (_how, answer, description) => {
  serve({ [answering]: answer });
  const user = play(trivia, TriviaCard);

  await user.click(option(/Saturn/));

  await waitFor(() => expect(toast()).toMatchObject({ title: 'Something went wrong', description }));
  expect(option(/Saturn/).getAttribute('aria-disabled')).toBeNull();
  expect(option(/Saturn/).getAttribute('aria-busy')).toBeNull();
  expect(screen.getByText(description)).toBeTruthy();

  await user.click(option(/Saturn/));

  expect(option(/Saturn/)).toBe(document.activeElement);
});

it.each([
  ['B', right, /Saturn/, 'You got it!'],
  ['C', wrong, /Saturn/, 'Right answer'],
] as const)(
  'shows what was answered in another tab, and what is right: %s',
  async (selectedAnswer, answer, name, word) => {
    serve({
      [answering]: ({ body }) =>
        (body as { selectedAnswer: string }).selectedAnswer === selectedAnswer
          ? answer
          : new Refusal('already_answered'),
      'GET /api/trivia/moons123/attempts': () => ({ selectedAnswer, isCorrect: answer.isCorrect, pointsEarned: 0 }),
    });
    const user = play(trivia, TriviaCard);

    await user.click(option(/Mars/));

    await waitFor(() => expect(option(name).textContent).toContain(word));
    expect(screen.getByText(explanation)).toBeTruthy();
    expect(toast()).toMatchObject({
      title: 'Something went wrong',
      description: 'You already answered this one.',
    });
  },
);
