import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { serve } from '#web/app/test-page.tsx';
import { StaffHomePage } from './StaffHomePage.tsx';

const counts = {
  ...{ open: 0, urgent: 0, escalated: 0, removing: 0, visitors: 0, visitorsUrgent: 0, reported: 0, mine: 0 },
  ...{ oldestAt: null, isOnDuty: false, onDuty: 0 },
};

const dashboard = {
  ...{ openMessages: 0, retriedMails: 0, lostMails: 0, failedJobs: 0, activeDay: 0, overdueRefunds: 0 },
  ...{ urgentMail: 'works', needsTrustProxy: false, setupStepsDone: 2 },
};

async function orderWith(change: object): Promise<(string | null)[]> {
  serve({
    'GET /api/moderation': () => ({ ...counts, ...change }),
    'GET /api/moderation/colleagues': () => ({ colleagues: [] }),
    'GET /api/admin/dashboard': () => dashboard,
  });
  const client = createQueryClient();
  client.setQueryData(userKey, { id: 'ada', kind: 'staff', username: 'ada', role: 'admin' } as unknown as User);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter at="/">
        <StaffHomePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const toTheCases = Number(Reflect.get(change, 'urgent') ?? 0) > 0 ? 'Open the urgent cases' : 'Open the review queue';
  await screen.findByRole('link', { name: toTheCases });
  await screen.findByRole('heading', { name: 'Set up your Lilypad' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  return headings.filter((one) => one === 'Waiting' || one === 'Set up your Lilypad');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an admin finds the set-up first, until it is finished', async () => {
  expect(await orderWith({})).toEqual(['Set up your Lilypad', 'Waiting']);
});

test('a child who may be in danger comes before an unfinished set-up', async () => {
  expect(await orderWith({ open: 1, urgent: 1, oldestAt: '2026-11-18T15:00:00.000Z' })).toEqual([
    'Waiting',
    'Set up your Lilypad',
  ]);
});

test('the page says who is on duty, or how to go on duty when nobody is', async () => {
  await orderWith({});

  expect(
    await screen.findByText(/Nobody. Urgent cases go to all staff by e.mail. Switch on “I'm on duty”/),
  ).toBeTruthy();
  expect(screen.queryByText(/Urgent cases go to them first/)).toBeNull();
});
