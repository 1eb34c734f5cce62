import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { Moments } from '#web/app/moments/Moments.tsx';
import { isMomentDue, shownMoment } from '#web/app/moments/queue.ts';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { applyEarned } from './earned.ts';
import { LevelUps } from './LevelUps.tsx';
import { celebrateLevel } from './level-ups.ts';
import { type Points, pointsKey } from './queries.ts';

const client = createQueryClient();
const patient = { timeout: 5000 };

/** The pages of a child of this level. */
function visit(level: number, id = 'maya'): void {
  client.setQueryData(userKey, { id, kind: 'child' } as User);
  client.setQueryData(pointsKey, { currentLevel: level } as Points);
  render(
    <QueryClientProvider client={client}>
      <Moments />
      <LevelUps />
    </QueryClientProvider>,
  );
}

const reach = (level: number): void =>
  act(() => void client.setQueryData(pointsKey, { currentLevel: level } as Points));

const isCelebrated = (): boolean => isMomentDue() || shownMoment() !== undefined;

async function goOn(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue Playing!' }, patient));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a new level', () => {
  it('is celebrated after an answer with 80 pieces of confetti until the child goes on', async () => {
    const thrown: Element[] = [];
    Element.prototype.animate = function (): Animation {
      thrown.push(this);
      return {} as Animation;
    };
    visit(2);

    act(() => applyEarned(client, { pointsAwarded: 0, leveledUp: true, newLevel: 3 }));

    expect(await screen.findByRole('dialog', { name: 'Level 3!' }, patient)).toBeTruthy();
    expect(thrown).toHaveLength(80);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue Playing!' }));

    await goOn();
  });

  it('is celebrated on the open page when the points come from elsewhere', async () => {
    visit(2);

    reach(3);

    expect(await screen.findByRole('dialog', { name: 'Level 3!' }, patient)).toBeTruthy();
  });

  it('is celebrated at the next visit when the child was away', async () => {
    visit(2);
    cleanup();

    visit(4);

    expect(await screen.findByRole('dialog', { name: 'Level 4!' }, patient)).toBeTruthy();
  });

  it('is not celebrated again after a reload', async () => {
    visit(2);
    reach(3);
    await goOn();
    cleanup();

    visit(3);

    expect(isCelebrated()).toBe(false);
  });

  it('is not celebrated twice when the answer and the points both bring it', async () => {
    visit(2);
    act(() => celebrateLevel(3));
    reach(3);
    await goOn();

    act(() => celebrateLevel(3));

    expect(isCelebrated()).toBe(false);
  });

  it('is not celebrated on the first visit with another device', () => {
    visit(12);

    expect(isCelebrated()).toBe(false);
  });

  it('does not affect another child on the same device', async () => {
    visit(2);
    reach(7);
    await goOn();
    cleanup();

    visit(2, 'leo');
    reach(3);

    expect(await screen.findByRole('dialog', { name: 'Level 3!' }, patient)).toBeTruthy();
  });
});
