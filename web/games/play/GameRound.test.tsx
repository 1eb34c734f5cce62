import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, delayed, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { GameRound } from './GameRound.tsx';

const maya = { id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000009', kind: 'child', username: 'maya', settings: {}, can: {} };
const game = { id: 'numbers1', title: 'Pebbles', gameType: 'number_guess', pointReward: 10 };
const running = { kind: 'number_guess', min: 1, max: 10, maxGuesses: 3, guesses: [], from: 1, to: 10, isOver: false };
const won = { ...running, guesses: [{ guess: 5, hint: 'right' }], target: 5, isOver: true };
const lost = { ...running, guesses: [{ guess: 5, hint: 'higher' }], target: 7, isOver: true };
const sum = { left: 3, operation: '+', right: 4 };
const sums = { kind: 'math_challenge', answered: [], problem: sum, problems: 4, hasBegun: true, endsAt: null };
const answers = (right: number) =>
  Array.from({ length: 4 }, (_, nth) => ({ ...sum, answer: nth < right ? 7 : 1, result: 7 }));

const round = (view: object, n = 0) => ({ roundId: 'round', game, n, view, now: Date.now() });
const outcome = {
  score: 100,
  completed: true,
  attempts: 1,
  timeTaken: 5,
  isBest: false,
  pointsAwarded: 10,
  leveledUp: false,
};

const start = 'POST /api/games/numbers1/start';
const move = 'POST /api/games/rounds/round/move';
const submit = 'POST /api/games/submit-result';
let calls: string[];
let done: number;

function open(answered: Answers, { gameType = 'number_guess', settings = {} } = {}): UserEvent {
  done = 0;
  calls = serve({ 'GET /api/user': () => ({ ...maya, settings }), [submit]: () => outcome, ...answered });
  return show(<SignedIn gameType={gameType} />);
}

/** As in the feed, which passes a new function whenever a card has changed. */
function SignedIn({ gameType }: { gameType: string }): ReactNode {
  const [, setCount] = useState(0);
  if (useSession().status !== 'signed-in') return null;
  return (
    <GameRound
      gameId="numbers1"
      gameType={gameType}
      onDone={() => {
        done += 1;
        setCount(done);
      }}
    />
  );
}

async function guess(user: UserEvent, number: number): Promise<void> {
  await user.type(await screen.findByRole('textbox'), `${number}{Enter}`);
}

const sentBody = (call: string) => JSON.parse(calls.find((one) => one.startsWith(call))?.slice(call.length) ?? 'null');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a round', () => {
  it('is dealt, played and paid', async () => {
    const user = open({ [start]: () => round(running), [move]: () => round(won, 1) });

    await guess(user, 5);

    expect(await screen.findByText('10 points for you.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'You did it!' })).toBeTruthy();
    expect(sentBody(move)).toEqual({ n: 0, move: { guess: 5 } });
    expect(sentBody(submit)).toMatchObject({ roundId: 'round' });
    expect(done).toBe(1);
  });

  it.each([
    [{}, true],
    [{ timer: false }, false],
  ])('has a timer with the settings %j: %s', async (settings, hasTimer) => {
    open({ [start]: () => round(running) }, { settings });

    await screen.findByRole('textbox');

    expect(sentBody(start)).toEqual({ isFresh: false, hasTimer });
  });

  it('shows the outcome before the points are counted', async () => {
    const counted = delayed(outcome);
    const user = open({ [start]: () => round(running), [move]: () => round(lost, 1), [submit]: counted.answer });

    await guess(user, 5);

    expect(await screen.findByRole('heading', { name: 'Good try!' })).toBeTruthy();
    expect(screen.getByText('Counting your points …')).toBeTruthy();
    counted.release();
    expect(await screen.findByText('10 points for you.')).toBeTruthy();
  });

  it.each([
    [
      { pointsAwarded: 0, unpaid: 'enough_today' },
      "You've earned all your points for this game today. Keep playing for fun!",
    ],
    [{ pointsAwarded: 0, unpaid: 'too_fast' }, 'That was too fast to count. Play another one!'],
    [{ pointsAwarded: 0 }, 'No points this time. Play another one!'],
    [{ isBest: true }, 'Your best so far!'],
  ])('with the outcome %j says: %s', async (told, sentence) => {
    open({ [start]: () => round(won), [submit]: () => ({ ...outcome, ...told }) });

    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it.each([
    [3, 'Great Job!'],
    [2, 'Good try!'],
  ])('of 4 sums with %i right says: %s', async (right, title) => {
    const view = { ...sums, answered: answers(right), problem: null, timeLimit: null, isOver: true };
    open({ [start]: () => round(view) }, { gameType: 'math_challenge' });

    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(`${right} of 4 right.`)).toBeTruthy();
  });

  it('moves the focus to the outcome when the field is gone', async () => {
    const user = open({ [start]: () => round(running), [move]: () => round(won, 1) });

    await guess(user, 5);
    const title = await screen.findByRole('heading', { name: 'You did it!' });

    expect(document.activeElement?.contains(title)).toBe(true);
  });

  it('deals only once, however often the button is pressed', async () => {
    const fresh = delayed(round(running));
    let starts = 0;
    const user = open({ [start]: () => (starts++ === 0 ? round(won) : fresh.answer()) });

    await user.dblClick(await screen.findByRole('button', { name: 'Play again' }));
    fresh.release();

    await waitFor(() => expect(calls.filter((call) => call.startsWith(start))).toHaveLength(2));
    expect(calls.filter((call) => call.startsWith(start)).at(-1)).toContain('"isFresh":true');
  });

  it('that is dealt again is shown from its start, when that lies behind the header', async () => {
    const user = open({ [start]: () => round(won) });
    const again = await screen.findByRole('button', { name: 'Play again' });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 300, 500));
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ scrollMarginTop: '96px' } as CSSStyleDeclaration);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    serve({ [start]: () => ({ ...round(running), roundId: 'next' }) });

    await user.click(again);

    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' }));
  });

  it('that is over takes away what was said about its last move', async () => {
    const scrambled = {
      kind: 'word_scramble',
      letters: ['E', 'H', 'N'],
      attemptsLeft: 2,
      misses: [],
      isSolved: false,
      isOver: false,
    };
    const missed = { ...scrambled, attemptsLeft: 1, misses: ['EHN'] };
    const solved = { ...missed, isSolved: true, isOver: true, word: 'HEN' };
    let moves = 0;
    const views = [missed, solved];
    const user = open(
      { [start]: () => round(scrambled), [move]: () => round(views[moves++] ?? solved, moves) },
      { gameType: 'word_scramble' },
    );
    await screen.findByRole('group', { name: 'Your word' });
    await user.keyboard('ehn{Enter}');
    await waitFor(() => expect(toast()?.title).toBe('Not Quite Right'));

    await screen.findByRole('button', { name: 'Letter E' });
    await user.keyboard('hen{Enter}');

    expect(await screen.findByRole('heading', { name: 'You did it!' })).toBeTruthy();
    expect(toast()).toBeUndefined();
  });

  it('says so if its type is unknown', async () => {
    open({ [start]: () => round(running) }, { gameType: 'chess' });

    expect(await screen.findByText('Unknown game type')).toBeTruthy();
  });
});

describe('a refusal', () => {
  it('of the result shows the specified message, and the call can be repeated', async () => {
    let asked = 0;
    const user = open({
      [start]: () => round(won),
      [submit]: () => (asked++ === 0 ? new Refusal('unavailable') : outcome),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(toast()).toMatchObject({ title: 'Error', description: 'Failed to save game result. Please try again.' });

    await user.click(again);

    expect(await screen.findByText('10 points for you.')).toBeTruthy();
  });

  it('of a move after one in another tab shows the current round', async () => {
    let starts = 0;
    const moved = { ...running, guesses: [{ guess: 2, hint: 'higher' }], from: 3 };
    const user = open({
      [start]: () => (starts++ === 0 ? round(running) : round(moved, 1)),
      [move]: () => new Refusal('late_move'),
    });

    await guess(user, 5);

    expect(await screen.findByRole('img', { name: "It's between 3 and 10." })).toBeTruthy();
    expect(toast()?.title).toBe('You played this game somewhere else. Here it is.');
  });

  it('of a move in a finished round loads the result, and deals no new round', async () => {
    const user = open({ [start]: () => round(running), [move]: () => new Refusal('round_over') });

    await guess(user, 5);

    expect(await screen.findByText('10 points for you.')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith(start))).toHaveLength(1);
  });

  it('of a missing game links to the others', async () => {
    open({ [start]: () => new Refusal('not_found') });

    expect(await screen.findByText('This game hopped away')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the games' }).getAttribute('href')).toBe('/gamification');
  });

  it('that is temporary shows its own message, and the call can be repeated', async () => {
    let starts = 0;
    const user = open({ [start]: () => (starts++ === 0 ? new Refusal('unavailable') : round(running)) });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('textbox')).toBeTruthy();
  });
});

it('a toast says that a move did not get through without a network, and the move can be made again', async () => {
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  const user = open({ [start]: () => round(running), [move]: away });

  await guess(user, 5);

  await waitFor(() => expect(toast()?.title).toBe("That didn't get through"), { timeout: 3000 });
  expect(screen.getByRole('textbox')).toHaveProperty('value', '5');
});

it('a lost move is sent again', async () => {
  let sent = 0;
  const lostOnce = () => {
    sent += 1;
    if (sent === 1) throw new TypeError('Failed to fetch');
    return round(won, 1);
  };
  const user = open({ [start]: () => round(running), [move]: lostOnce });

  await guess(user, 5);

  expect(await screen.findByText('10 points for you.', {}, { timeout: 3000 })).toBeTruthy();
  expect(sent).toBe(2);
});

it('a round ends when its time runs out, and loads the result until the server has ended it too', async () => {
  let asked = 0;
  const view = { ...sums, answered: answers(1).slice(0, 1), timeLimit: 10, endsAt: Date.now() + 300, isOver: false };
  open(
    {
      [start]: () => round(view),
      [submit]: () => (asked++ === 0 ? new Refusal('round_running') : { ...outcome, pointsAwarded: 3 }),
    },
    { gameType: 'math_challenge' },
  );
  expect(await screen.findByRole('timer', { name: '1 second left' })).toBeTruthy();

  expect(await screen.findByRole('heading', { name: "Time's up!" })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByText('3 points for you.', {}, { timeout: 3000 })).toBeTruthy();
});
