import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { MessagesPage } from './contact-messages/MessagesPage.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { SetupPage } from './setup/SetupPage.tsx';
import { StaffPage } from './staff/StaffPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0193f0c2-0000-7000-8000-000000000001';
const pages: [name: string, call: string, at: string, page: ReactNode][] = [
  ['the dashboard', 'GET /api/admin/dashboard', '/admin', <DashboardPage key="dashboard" />],
  ['the account of a child', `GET /api/admin/users/${id}`, `/admin/people?id=${id}`, <PeoplePage key="people" />],
  ['the staff', 'GET /api/admin/staff', '/admin/staff', <StaffPage key="staff" />],
  ['the messages', 'GET /api/admin/contact', '/admin/messages', <MessagesPage key="messages" />],
  ['the settings', 'GET /api/admin/settings', '/admin/settings', <SettingsPage key="settings" />],
  ['the set-up', 'GET /api/admin/settings', '/admin/setup', <SetupPage key="setup" />],
];

describe.each(pages)('%s', (_name, call, at, page) => {
  const open = (answer: () => unknown) => {
    const calls = serve({ 'GET /api/user': () => ({ id, kind: 'staff', role: 'admin' }), [call]: answer });
    return { times: () => calls.filter((made) => made.startsWith(call)).length, me: show(page, at) };
  };

  test('says why it cannot be loaded, and loads again on demand', async () => {
    const { times, me } = open(() => new Refusal('unavailable'));

    expect(await screen.findByText(/pond is taking a short break/)).toBeTruthy();

    await me.click(screen.getByRole('button', { name: 'Try again' }));

    await expect.poll(times).toBe(2);
  });

  test('is refused to someone who is no admin any more', async () => {
    open(() => new Refusal('not_for_you'));

    expect(await screen.findByText("This page isn't for your account.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Save|Apply|Remove/ })).toBeNull();
  });

  test('keeps the way to the other pages while it fails', async () => {
    open(() => Promise.reject(new TypeError('no network')));

    await screen.findByText(/can't reach the pond/);

    expect(screen.getByRole('button', { name: /^Menu/ })).toBeTruthy();
  });
});
