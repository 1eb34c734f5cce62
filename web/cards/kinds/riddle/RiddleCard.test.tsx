import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RiddleCard as Riddle } from '#contract/cards.ts';
import { delayed, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { play } from '../../test-table.tsx';
import { RiddleCard } from './RiddleCard.tsx';

const riddle: Riddle = {
  type: 'riddle',
  id: 'clock123',
  question: 'I have a face and two hands, but I never wave. What am I?',
  difficulty: 'medium',
  category: 'objects',
  points: 40,
  state: 'unsolved',
  lastGuesses: ['a doll', 'a robot'],
  hints: 2,
};

const wrong = { isCorrect: false, pointsAwarded: 0, leveledUp: false };
const right = { isCorrect: true, answer: 'a clock', pointsAwarded: 40, leveledUp: false };
const guessing = 'POST /api/riddles/clock123/guess';
const revealing = 'POST /api/riddles/clock123/reveal';

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Your guess' });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

afterEach(cleanup);

describe('a riddle', () => {
  it('shows its kind, its difficulty and its points', () => {
    serve({});
    play(riddle, RiddleCard);

    expect(screen.getByRole('article', { name: /^Thing riddle · Medium I have a face/ })).toBeTruthy();
    expect(screen.getByText('40 points')).toBeTruthy();
    expect(screen.getByText('a doll · a robot')).toBeTruthy();
  });

  it("doesn't send a blank guess", async () => {
    const calls = serve({ [guessing]: () => right });
    const user = play(riddle, RiddleCard);

    expect(button('Guess')).toHaveProperty('disabled', true);

    await user.type(field(), '   {Enter}');

    expect(calls).toEqual([]);
  });

  it('asks for a guess when a browser sends a blank one anyway', async () => {
    serve({});
    play(riddle, RiddleCard);

    field().closest('form')?.requestSubmit();

    expect(await screen.findByText('Please enter your guess')).toBeTruthy();
  });

  it('takes 100 letters, not counting spaces around them, and no more', async () => {
    const calls = serve({ [guessing]: () => wrong });
    const user = play(riddle, RiddleCard);

    await user.click(field());
    await user.paste('a'.repeat(101));
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Guess must be less than 100 characters')).toBeTruthy();
    expect(calls).toEqual([]);

    await user.clear(field());
    await user.paste(`  ${'a'.repeat(100)}  `);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(calls).toEqual([`${guessing} {"guess":"${'a'.repeat(100)}"}`]));
  });

  it('says kindly that a guess was wrong, shows the last three and lets the child try again', async () => {
    serve({ [guessing]: () => wrong });
    const user = play({ ...riddle, lastGuesses: ['an owl', 'a doll', 'a robot'] }, RiddleCard);

    await user.type(field(), 'a king{Enter}');

    expect(await screen.findByText('a doll · a robot · a king')).toBeTruthy();
    expect(toast()).toEqual({
      title: 'Not quite right',
      description: 'Keep trying! You can guess as many times as you want.',
      duration: 5000,
    });
    expect(field()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field());
  });

  it('locks when it is solved, and moves the focus to the result', async () => {
    serve({ [guessing]: () => right });
    const user = play(riddle, RiddleCard);

    await user.type(field(), 'clock{Enter}');

    expect(await screen.findByText('a clock')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the answer' })).toBeNull();
    expect(screen.getByText('You won 40 points')).toBeTruthy();
    expect(toast()).toMatchObject({ title: 'You solved it!', description: '40 points for you.' });
    expect(document.activeElement?.textContent).toContain('You solved it!');
  });

  it('leaves the focus alone when the child has moved on', async () => {
    const answer = delayed(right);
    serve({ [guessing]: answer.answer });
    const user = play(riddle, (props) => (
      <>
        <RiddleCard {...props} />
        <input aria-label="Another card" />
      </>
    ));
    await user.type(field(), 'clock{Enter}');
    await user.click(screen.getByRole('textbox', { name: 'Another card' }));

    answer.release();

    expect(await screen.findByText('a clock')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Another card' }));
  });

  it.each([
    ['already_solved', 'You already solved this one.'],
    ['already_revealed', 'The answer was already revealed.'],
  ] as const)('locks when another tab was quicker: %s', async (code, message) => {
    serve({ [guessing]: () => new Refusal(code) });
    const user = play(riddle, RiddleCard);

    await user.type(field(), 'clock{Enter}');

    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(toast()).toMatchObject({ title: 'Cannot guess', description: message });
  });

  it('shows at once that a guess is on its way, and takes no second one', async () => {
    const answer = delayed(wrong);
    const calls = serve({ [guessing]: answer.answer });
    const user = play(riddle, RiddleCard);

    await user.type(field(), 'clock{Enter}{Enter}');

    expect(button('Guess').getAttribute('aria-busy')).toBe('true');
    expect(field()).toMatchObject({ value: 'clock', readOnly: true });
    expect(calls).toHaveLength(1);

    answer.release();

    await waitFor(() => expect(field()).toMatchObject({ value: '', readOnly: false }));
  });

  it.each([
    ['refused', () => new Refusal('unavailable'), 'The pond is taking a short break. Please try again soon.'],
    [
      'cut off',
      () => Promise.reject(new TypeError('cut')),
      "We can't reach the pond right now. Please try again soon.",
    ],
  ])('keeps what was typed when a guess is %s, and says why', async (_how, answer, why) => {
    serve({ [guessing]: answer });
    const user = play(riddle, RiddleCard);

    await user.type(field(), 'clock{Enter}');

    expect(await screen.findByText(why)).toBeTruthy();
    expect(toast()).toMatchObject({ title: 'Error', description: 'Something went wrong. Please try again.' });
    expect(field()).toHaveProperty('value', 'clock');
    expect(field().getAttribute('aria-invalid')).toBe('false');

    await user.keyboard('s');

    expect(screen.queryByText(why)).toBeNull();
  });

  it('keeps a typed guess when the child leaves and returns, until the server has read it', async () => {
    const answers = [() => new Refusal('unavailable'), () => wrong];
    serve({ [guessing]: () => answers.shift()?.() });
    const user = play(riddle, RiddleCard);
    await user.type(field(), 'clock{Enter}');
    await screen.findByText(/taking a short break/);
    cleanup();

    const again = play(riddle, RiddleCard);

    expect(field()).toHaveProperty('value', 'clock');

    await again.type(field(), '{Enter}');

    await waitFor(() => expect(field()).toHaveProperty('value', ''));

    cleanup();
    play(riddle, RiddleCard);

    expect(field()).toHaveProperty('value', '');
  });
});

describe('a hint', () => {
  const hinting = (number: number) => `GET /api/riddles/clock123/hints/${number}`;
  const hints = {
    [hinting(1)]: () => ({ text: 'Look at the wall.' }),
    [hinting(2)]: () => ({ letters: [5], start: 'C' }),
  };

  it('appears on the first tap, another on the second, and then there are no more', async () => {
    serve(hints);
    const user = play(riddle, RiddleCard);

    await user.click(button('Hint'));
    await screen.findByText('Look at the wall.');
    await user.click(button('Another hint'));
    await screen.findByText('It has 5 letters. It starts with C.');

    expect(screen.queryByRole('button', { name: /hint/i })).toBeNull();
  });

  it("says when it can't be loaded, and can be asked for again", async () => {
    serve({ [hinting(1)]: () => new Refusal('unavailable') });
    const user = play(riddle, RiddleCard);

    await user.click(button('Hint'));

    await waitFor(() => expect(toast()).toMatchObject({ title: "We couldn't get that hint. Try again?" }));
    expect(button('Hint')).toBeTruthy();
  });

  it('is not offered when there is none', () => {
    serve({});
    play({ ...riddle, hints: 0 }, RiddleCard);

    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  });

  it('is followed by the explanation once the riddle is solved', () => {
    serve({});
    play({ ...riddle, state: 'solved', answer: 'a clock', why: 'Its hands point at the hours.' }, RiddleCard);

    expect(screen.getByText('Its hands point at the hours.')).toBeTruthy();
  });
});

describe('showing the answer', () => {
  it('first says what it costs, then shows it and locks', async () => {
    const calls = serve({ [revealing]: () => ({ answer: 'a clock' }) });
    const user = play(riddle, RiddleCard);

    await user.click(button('Show the answer'));

    expect(screen.getByText(/won't get points for this riddle/)).toBeTruthy();
    expect(calls).toEqual([]);

    await user.click(button('Show it'));

    expect(await screen.findByText('a clock')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Answer seen')).toBeTruthy();
  });

  it('can be canceled', async () => {
    serve({});
    const user = play(riddle, RiddleCard);

    await user.click(button('Show the answer'));

    expect(document.activeElement).toBe(button('Keep guessing'));

    await user.keyboard('{Enter}');

    expect(document.activeElement).toBe(button('Show the answer'));
  });

  it('says when it failed', async () => {
    serve({ [revealing]: () => new Refusal('too_fast') });
    const user = play(riddle, RiddleCard);

    await user.click(button('Show the answer'));
    await user.click(button('Show it'));

    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Cannot reveal',
        description: 'That was very quick! Take a little breath and try again.',
      }),
    );
    expect(button('Show it')).toBeTruthy();
  });
});

it('asks a visitor to sign in', () => {
  show(<RiddleCard card={riddle} onChange={() => undefined} visitor />);

  expect(screen.getByRole('link', { name: 'Sign in to guess' }).getAttribute('href')).toBe('/auth');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show the answer' })).toBeNull();
});
