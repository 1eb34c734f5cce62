import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { applyEarned } from './earned.ts';
import { PointsCard } from './PointsCard.tsx';
import type { Points, Visibility } from './queries.ts';
import { SoFarCard } from './SoFarCard.tsx';
import { StarCount } from './StarCount.tsx';
import { VisibilityCard } from './VisibilityCard.tsx';

const points: Points = {
  totalPoints: 150,
  currentLevel: 2,
  intoLevel: 50,
  levelNeeds: 110,
  riddlesSolved: 3,
  riddlesRevealed: 1,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the level and what is missing to the next', () => {
  render(<PointsCard points={points} />);

  expect(screen.getByRole('progressbar', { name: 'Level 2' }).getAttribute('aria-valuetext')).toBe('50 / 110');
  expect(screen.getByText('60 points to level 3')).toBeTruthy();
});

it('has arrived at the last level', () => {
  render(<PointsCard points={{ ...points, currentLevel: 1000, intoLevel: 5, levelNeeds: 0 }} />);

  expect(screen.getByText('Max Level!')).toBeTruthy();
  expect(screen.queryByText(/to level/)).toBeNull();
});

it.each<[Visibility, string]>([
  [
    { currentLevel: 3, visibilityPercentage: 0, nextMilestone: 25 },
    'Only your buddies, until level 25. Then more kids can see them.',
  ],
  [{ currentLevel: 30, visibilityPercentage: 0, nextMilestone: null }, 'Only your buddies.'],
  [
    { currentLevel: 30, visibilityPercentage: 3, nextMilestone: 50 },
    'Your buddies, and 3% of the other kids about your age. It grows with your level. Next stop: level 50.',
  ],
  [{ currentLevel: 1000, visibilityPercentage: 100, nextMilestone: null }, 'All kids about your age.'],
])('tells who sees my posts: %o', (visibility, sentence) => {
  render(<VisibilityCard visibility={visibility} />);

  expect(screen.getByText(sentence)).toBeTruthy();
});

it('shows what has grown, and never how many answers were looked up', () => {
  render(<SoFarCard points={points} />);

  expect(screen.getByText('Riddles solved').nextSibling?.textContent).toBe('3');
  expect(screen.getByText('Next badge: level 25')).toBeTruthy();
  expect(screen.queryByText('1')).toBeNull();
});

it('counts won points at once and then asks the server what is true', async () => {
  const second = Promise.withResolvers<Response>();
  const answers = [Promise.resolve(Response.json(points)), second.promise];
  vi.stubGlobal('fetch', () => answers.shift());
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <StarCount />
    </QueryClientProvider>,
  );
  await screen.findByText('150 points');

  act(() => applyEarned(client, { pointsAwarded: 40, leveledUp: false }));

  expect(await screen.findByText('190 points')).toBeTruthy();

  second.resolve(Response.json({ ...points, totalPoints: 195 }));

  expect(await screen.findByText('195 points')).toBeTruthy();
});
