import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { JokeCard as Joke } from '#contract/cards.ts';
import { delayed, Refusal, serve, toast } from '#web/app/test-page.tsx';
import { play } from '../../test-table.tsx';
import { JokeCard } from './JokeCard.tsx';

const joke: Joke = {
  type: 'joke',
  id: 'bus12345',
  setup: 'Why did the frog take the bus?',
  punchline: 'Its car was toad.',
  category: 'animals',
  reaction: null,
};

const reacting = 'POST /api/jokes/bus12345/react';
const takingBack = 'DELETE /api/jokes/bus12345/reaction';
const echo = ({ body }: { body: unknown }): unknown => body;

const face = (name: string): HTMLElement => screen.getByRole('button', { name });
const isChosen = (name: string): boolean => face(name).getAttribute('aria-pressed') === 'true';

afterEach(cleanup);

it('hides its punchline until a child asks for it, and then reads it aloud', async () => {
  serve({});
  const user = play(joke, JokeCard);

  expect(screen.queryByText(joke.punchline)).toBeNull();

  await user.click(face('Show the punchline'));

  expect(document.activeElement?.textContent).toBe(joke.punchline);
});

it('a reaction shows at once, and can be changed and removed', async () => {
  const calls = serve({ [reacting]: echo, [takingBack]: () => undefined });
  const user = play(joke, JokeCard);

  await user.click(face('Like'));

  expect(isChosen('Like')).toBe(true);

  await user.click(face('Funny'));

  expect(isChosen('Like')).toBe(false);
  expect(isChosen('Funny')).toBe(true);

  await user.click(face('Funny'));

  expect(isChosen('Funny')).toBe(false);
  await waitFor(() =>
    expect(calls).toEqual([`${reacting} {"reaction":"like"}`, `${reacting} {"reaction":"funny"}`, takingBack]),
  );
});

it.each([
  ['it says no', () => new Refusal('too_fast'), 'That was very quick! Take a little breath and try again.'],
  [
    'the network is cut',
    () => Promise.reject(new TypeError('cut')),
    "We can't reach the pond right now. Please try again soon.",
  ],
])('goes back to what the server knows when %s', async (_what, refused, description) => {
  const gate = delayed(undefined);
  serve({ [reacting]: async () => gate.answer().then(refused) });
  const user = play({ ...joke, reaction: 'love' }, JokeCard);

  await user.click(face('Funny'));

  expect(isChosen('Funny')).toBe(true);

  gate.release();

  await waitFor(() => expect(isChosen('Funny')).toBe(false));
  expect(isChosen('Love')).toBe(true);
  expect(toast()).toMatchObject({ title: 'Reaction failed', description });
});

it('asks a visitor to sign in', async () => {
  const calls = serve({});
  const user = play(joke, (props) => <JokeCard {...props} visitor />);

  await user.click(face('Love'));

  expect(toast()).toMatchObject({ title: 'Sign in required', description: 'Please sign in to react to jokes!' });
  expect(toast()?.duration).toBe(5000);
  expect(screen.getByRole('link', { name: 'Sign in to react' }).getAttribute('href')).toBe('/auth');
  expect(isChosen('Love')).toBe(false);
  expect(calls).toEqual([]);
});

it('asks a child to sign in whose session has ended meanwhile', async () => {
  serve({ [reacting]: () => new Refusal('sign_in_required') });
  const user = play(joke, JokeCard);

  await user.click(face('Love'));

  await waitFor(() => expect(isChosen('Love')).toBe(false));
  expect(toast()).toMatchObject({ title: 'Sign in required', description: 'Please sign in to react to jokes!' });
});

it('works with the keyboard alone', async () => {
  const calls = serve({ [reacting]: echo, [takingBack]: () => undefined });
  const user = play(joke, JokeCard);

  await user.tab();
  await user.keyboard('{Enter}');

  expect(document.activeElement?.textContent).toBe(joke.punchline);

  await user.tab();
  await user.tab();
  await user.keyboard(' ');

  expect(document.activeElement).toBe(face('Love'));
  await waitFor(() => expect(calls).toEqual([`${reacting} {"reaction":"love"}`]));
});

it('pops when a reaction is given, and not when it is removed', async () => {
  serve({ [reacting]: echo, [takingBack]: () => undefined });
  const thrown = vi.spyOn(Element.prototype, 'animate');
  const user = play(joke, JokeCard);
  await user.click(face('Love'));
  const pops = thrown.mock.calls.length;

  expect(pops).toBeGreaterThan(0);
  expect(pops).toBeLessThan(10);

  await user.click(face('Love'));

  expect(thrown.mock.calls.length).toBe(pops);

  thrown.mockRestore();
});
