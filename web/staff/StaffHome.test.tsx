import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { StaffAccountPage } from './StaffAccountPage.tsx';
import { StaffHome } from './StaffHome.tsx';

const hour = new Date().toISOString();
const desk = { id: '1', device: 'Firefox Linux', createdAt: hour, lastUsedAt: hour, current: true };

beforeEach(() =>
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/sessions' ? { sessions: [desk] } : { isSet: true, recoveryCodesLeft: 9 }),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(page: ReactNode, role: 'moderator' | 'admin'): void {
  const client = createQueryClient();
  client.setQueryData(userKey, { id: 'ines', kind: 'staff', username: 'ines_desk', role } as unknown as User);
  render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
}
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a moderator finds their tools, and nothing of admins', () => {
  open(<StaffHome adminWaiting="for admins" />, 'moderator');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, ines_desk');
  expect(addresses()).toEqual(expect.arrayContaining(['/staff/families', '/staff/audit-log']));
  expect(addresses().filter((address) => address?.startsWith('/admin'))).toEqual([]);
  expect(screen.queryByText('for admins')).toBeNull();
});

test('an admin finds the pages of admins, and what waits for them', () => {
  open(<StaffHome adminWaiting="for admins" />, 'admin');

  expect(addresses()).toEqual(expect.arrayContaining(['/admin/people', '/admin/staff', '/admin/mails']));
  expect(screen.getByText('for admins')).toBeTruthy();
});

test('a moderator sees how and where they are signed in', async () => {
  open(<StaffAccountPage />, 'moderator');

  expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  expect(await screen.findByText(/You have 9 recovery codes left/)).toBeTruthy();
  expect(screen.queryByText(/npm run staff/)).toBeNull();
});

test('an admin also finds what is done at the server', () => {
  open(<StaffAccountPage />, 'admin');

  expect(screen.getAllByText(/^npm run staff/)).toHaveLength(6);
});
