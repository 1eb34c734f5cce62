import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { createQueryClient, userKey } from '../query-client.ts';
import { Moments } from './Moments.tsx';
import { celebrate, closeMoment, type Moment } from './queue.ts';

const onShow = vi.fn();
const joy = (id: string, more: Partial<Moment> = {}): Moment => ({ id, show: () => <p>Joy: {id}</p>, onShow, ...more });
const joys = (): string[] => screen.queryAllByText(/^Joy/).map(({ textContent }) => textContent);
const wait = (): void => act(() => void vi.advanceTimersByTime(700));

function open(): void {
  const client = createQueryClient();
  client.setQueryData(userKey, null);
  render(
    <QueryClientProvider client={client}>
      <Moments />
      <input aria-label="Your words" />
      <input type="checkbox" />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onShow.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('moments', () => {
  it('come after a short pause, announced politely', () => {
    open();
    act(() => celebrate(joy('one')));

    expect(joys()).toEqual([]);

    wait();

    expect(joys()).toEqual(['Joy: one']);
    expect(screen.getByText('Joy: one').closest('[aria-live="polite"]')).toBeTruthy();
  });

  it('come one after another', () => {
    open();
    act(() => celebrate(joy('one')));
    act(() => celebrate(joy('two')));
    wait();
    wait();

    expect(joys()).toEqual(['Joy: one']);

    act(closeMoment);
    wait();

    expect(joys()).toEqual(['Joy: two']);
  });

  it('wait for the end of a game against the clock', () => {
    open();
    const game = document.body.appendChild(document.createElement('div'));
    game.setAttribute('data-timed', '');
    act(() => celebrate(joy('one')));
    wait();

    expect(joys()).toEqual([]);

    game.removeAttribute('data-timed');
    wait();

    expect(joys()).toEqual(['Joy: one']);
    game.remove();
  });

  it('wait for the end of a game on its own page, and for none in the feed', () => {
    open();
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = '<div data-in-play></div>';
    page.setAttribute('data-in-game', '');
    act(() => celebrate(joy('one')));
    wait();

    expect(joys()).toEqual([]);

    page.removeAttribute('data-in-game');
    wait();

    expect(joys()).toEqual(['Joy: one']);
    page.remove();
  });

  it('come once, however often they are said', () => {
    open();
    act(() => celebrate(joy('one')));
    act(() => celebrate(joy('one')));
    wait();
    act(() => celebrate(joy('one')));
    act(closeMoment);
    wait();

    expect(joys()).toEqual([]);
    expect(onShow).toHaveBeenCalledTimes(1);
  });

  it('of one group show only the highest', () => {
    open();
    act(() => celebrate(joy('level 7', { group: { name: 'level', rank: 7 } })));
    act(() => celebrate(joy('level 8', { group: { name: 'level', rank: 8 } })));
    act(() => celebrate(joy('level 6', { group: { name: 'level', rank: 6 } })));
    wait();

    expect(joys()).toEqual(['Joy: level 8']);

    act(closeMoment);
    wait();

    expect(joys()).toEqual([]);
  });

  it('wait while the child types', () => {
    open();
    screen.getByRole('textbox').focus();
    act(() => celebrate(joy('one')));
    wait();

    expect(joys()).toEqual([]);

    screen.getByRole('checkbox').focus();
    wait();

    expect(joys()).toEqual(['Joy: one']);
  });

  it('wait while a dialog is open', () => {
    open();
    const { unmount } = render(<Dialog open onClose={() => undefined} title="Tell a friend" />);
    act(() => celebrate(joy('one')));
    wait();

    expect(joys()).toEqual([]);

    unmount();
    wait();

    expect(joys()).toEqual(['Joy: one']);
  });

  it('are remembered as not shown until they are shown', () => {
    open();
    screen.getByRole('textbox').focus();
    act(() => celebrate(joy('one')));
    wait();

    expect(onShow).not.toHaveBeenCalled();
  });
});
