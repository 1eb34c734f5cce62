import { act, cleanup, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GamePlayer } from '#contract/collaborative-games.ts';
import type { CreativeView } from '#contract/games/creative-challenge.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { boardProps, creativeView, leo, maya, players } from '../test-room.ts';
import { CreativeBoard } from './CreativeBoard.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function play(given: Partial<CreativeView> = {}, at: readonly GamePlayer[] = players) {
  const calls = serve({
    'GET /api/user': () => ({ id: maya.id, kind: 'child' }),
    'POST /api/reports': () => new Response(null, { status: 201 }),
  });
  const onMove = vi.fn((_move: object) => true);
  const user = show(<CreativeBoard {...boardProps} players={at} view={creativeView(given)} onMove={onMove} />);
  return { calls, onMove, user };
}

const words = (...tiles: number[]) => ({ as: 'words' as const, tiles });
const works: CreativeView['works'] = [
  { seat: 0, work: words(0, 1), votes: [] },
  { seat: 1, work: words(1, 2, 3), votes: [] },
];

describe('making a work', () => {
  test('turns ready-made words into a text, which is saved automatically', async () => {
    const { onMove, user } = play();
    await user.click(screen.getByRole('radio', { name: /Words/ }));

    for (const word of ['the', 'frog', 'sings', '.']) await user.click(screen.getByRole('button', { name: word }));

    expect(screen.getByText('The frog sings.')).toBeTruthy();
    await expect
      .poll(() => onMove.mock.calls.at(-1)?.[0], { timeout: 2000 })
      .toEqual({ do: 'save', work: words(0, 1, 2, 3), isDone: false });
  });

  test('uses each word once, and Undo returns it', async () => {
    const { user } = play();
    await user.click(screen.getByRole('radio', { name: /Words/ }));
    await user.click(screen.getByRole('button', { name: 'frog' }));

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'frog' }).disabled).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'frog' }).disabled).toBe(false);
  });

  test('works by keyboard: arrow keys choose where a sticker goes', async () => {
    const { onMove, user } = play();
    act(() => screen.getByRole('application').focus());

    await user.keyboard('{ArrowRight}{ArrowUp}{Enter}');
    await user.click(screen.getByRole('button', { name: "I'm done!" }));

    const stickers = [{ sticker: 0, x: 9, y: 5, size: 2 }];
    expect(onMove.mock.calls.at(-1)?.[0]).toMatchObject({
      do: 'save',
      isDone: true,
      work: { as: 'picture', stickers },
    });
  });

  test('cannot be marked as done while it is empty', () => {
    play();

    expect(screen.getByRole<HTMLButtonElement>('button', { name: "I'm done!" }).disabled).toBe(true);
  });

  test('continues where it was after a reload', () => {
    play({ own: words(1, 2) });

    expect(screen.getByText('Frog sings')).toBeTruthy();
  });

  test('can continue after it was marked as done', async () => {
    const { onMove, user } = play({ own: words(1), isDone: [true, false, false] });

    await user.click(screen.getByRole('button', { name: 'Keep going' }));

    expect(onMove).toHaveBeenCalledWith({ do: 'save', work: words(1), isDone: false });
  });
});

describe('a work that changes on the server', () => {
  /** Shows the board, and returns a function that lets the server send another view. */
  function playLive(given: Partial<CreativeView>) {
    const onMove = vi.fn((_move: object) => true);
    let send = (_view: CreativeView): void => {};
    function LiveBoard(): ReactNode {
      const [view, setView] = useState(creativeView(given));
      send = setView;
      return <CreativeBoard {...boardProps} players={players} view={view} onMove={onMove} />;
    }
    const user = show(<LiveBoard />);
    return { onMove, user, receive: (next: Partial<CreativeView>) => act(() => send(creativeView(next))) };
  }

  test('shows what the player did in another tab, and does not save over it', () => {
    vi.useFakeTimers();
    const { onMove, receive } = playLive({});

    receive({ own: words(1, 2), isDone: [true, false, false] });
    act(() => void vi.advanceTimersByTime(10_000));

    expect(screen.getByText('Frog sings')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep going' })).toBeTruthy();
    expect(onMove).not.toHaveBeenCalled();
  });

  test('keeps what is not saved yet when an earlier save arrives', async () => {
    const { onMove, receive, user } = playLive({ own: words(1) });
    await user.click(screen.getByRole('button', { name: 'sings' }));
    await expect.poll(() => onMove.mock.calls.length, { timeout: 2000 }).toBe(1);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    receive({ own: words(1, 2) });

    expect(screen.getByText('Frog')).toBeTruthy();
    await expect
      .poll(() => onMove.mock.calls.at(-1)?.[0], { timeout: 2000 })
      .toEqual({ do: 'save', work: words(1), isDone: false });
  });
});

test('sends a lost tap on "done" again, and never takes it back', { timeout: 15_000 }, async () => {
  const { onMove, user } = play({ own: words(1) });
  onMove.mockReturnValueOnce(false);

  await user.click(screen.getByRole('button', { name: "I'm done!" }));

  const done = { do: 'save', work: words(1), isDone: true };
  await expect.poll(() => onMove.mock.calls, { timeout: 8000 }).toEqual([[done], [done]]);
});

test('saves lost changes again', { timeout: 15_000 }, async () => {
  const { onMove, user } = play();
  onMove.mockReturnValueOnce(false);
  await user.click(screen.getByRole('radio', { name: /Words/ }));

  await user.click(screen.getByRole('button', { name: 'frog' }));

  const save = { do: 'save', work: words(1), isDone: false };
  await expect.poll(() => onMove.mock.calls, { timeout: 8000 }).toEqual([[save], [save]]);
});

describe('kind words', () => {
  test("shows the others' works first, because there is nothing to do below one's own", () => {
    play({ phase: 'voting', works });

    const [first, last] = screen.getAllByRole('listitem').filter((item) => item.querySelector('.games-poem'));

    expect(first?.textContent).toContain('By ');
    expect(last?.textContent).toContain('This one is yours');
  });

  test('are for the works of others only', async () => {
    const { onMove, user } = play({ phase: 'voting', works });
    const [other, own] = screen.getAllByText(/This one is yours|By Leo/).map((said) => said.closest('li'));

    expect(within(own as HTMLElement).queryByRole('button')).toBeNull();

    await user.click(within(other as HTMLElement).getByRole('button', { name: 'So clever' }));

    expect(onMove).toHaveBeenCalledWith({ do: 'vote', seat: 1, vote: 'so_clever' });
  });

  test('are shown below each work at the end', () => {
    play({ phase: 'voting', works: works.map((work) => ({ ...work, votes: ['wow' as const] })) });

    expect(screen.getByRole('button', { name: 'Wow', pressed: true })).toBeTruthy();
  });

  test('a work can be reported', async () => {
    const { calls, user } = play({ phase: 'voting', works });

    await user.click(await screen.findByRole('button', { name: 'Tell a grown-up about “By Leo”' }));
    await user.click(await screen.findByRole('button', { name: 'It is mean' }));

    expect(calls).toContain(
      `POST /api/reports {"targetType":"game_work","targetId":"${leo.playerId}","reason":"unkind"}`,
    );
  });

  test('are not required for a reported work', () => {
    const { onMove } = play({ phase: 'voting', works }, [maya, { ...leo, isWorkHidden: true }]);

    expect(screen.queryByText('Frog sings.')).toBeNull();
    expect(screen.getByText('You told a grown-up about this one.')).toBeTruthy();
    expect(onMove.mock.calls).toEqual([[{ do: 'pass', seat: 1 }]]);
  });
});
