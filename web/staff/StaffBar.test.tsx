import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { type Answers, delayed, Refusal, serve } from '#web/app/test-page.tsx';
import { StaffBar } from './StaffBar.tsx';

const counts = {
  ...{
    open: 3,
    urgent: 2,
    escalated: 0,
    removing: 0,
    visitors: 0,
    visitorsUrgent: 0,
    reported: 0,
    mine: 0,
    oldestAt: null,
  },
  ...{ isOnDuty: true, onDuty: 1 },
};

function open(role: 'moderator' | 'admin', answers: Answers = {}) {
  const calls = serve({ 'GET /api/moderation': () => counts, ...answers });
  const client = createQueryClient();
  client.setQueryData(userKey, { kind: 'staff', username: 'ines', role } as unknown as User);
  render(
    <QueryClientProvider client={client}>
      <StaffBar />
    </QueryClientProvider>,
  );
  return calls;
}
const places = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const duty = () => screen.getByRole<HTMLInputElement>('switch', { name: "I'm on duty" });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the navigation of staff', () => {
  it('hides the pages of admins from a moderator', () => {
    open('moderator');

    expect(places()).toEqual(['/', '/moderation', '/moderation/filter', '/staff/audit-log']);
  });

  it('shows an admin all pages', () => {
    open('admin');

    expect(places()).toContain('/admin');
  });

  it('shows how many cases are urgent', async () => {
    open('moderator');

    expect(await screen.findByText('2 urgent')).toBeTruthy();
  });
});

describe('being on duty', () => {
  it('is switched off at once and told to the server', async () => {
    const calls = open('moderator', { 'PUT /api/moderation/duty': () => undefined });
    await waitFor(() => expect(duty().checked).toBe(true));

    fireEvent.click(duty());

    await waitFor(() => expect(calls).toContain('PUT /api/moderation/duty {"isOnDuty":false}'));
  });

  it('comes back when the server refuses the change', async () => {
    const refusal = delayed(new Refusal('unavailable'));
    open('moderator', { 'PUT /api/moderation/duty': refusal.answer });
    await waitFor(() => expect(duty().checked).toBe(true));
    fireEvent.click(duty());
    await waitFor(() => expect(duty().checked).toBe(false));

    refusal.release();

    await waitFor(() => expect(duty().checked).toBe(true));
  });

  it('cannot be switched before it is known', () => {
    open('moderator', { 'GET /api/moderation': () => new Refusal('unavailable') });

    expect(duty().disabled).toBe(true);
  });
});
