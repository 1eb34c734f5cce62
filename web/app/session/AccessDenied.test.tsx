import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, serve, show } from '../test-page.tsx';
import { AdminGate } from './AdminGate.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (answer: () => unknown): void => {
  serve({ 'GET /api/user': answer });
  show(<AdminGate>the panel</AdminGate>, '/admin');
};

test('a visitor of the admin panel is asked to sign in, and led back', async () => {
  open(() => new Refusal('sign_in_required'));

  expect(await screen.findByText('Please sign in to access the admin panel')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth?next=%2Fadmin');
});

test.each([
  { kind: 'child', role: null },
  { kind: 'staff', role: 'moderator' },
])('for %o it is somebody else’s', async (user) => {
  open(() => user);

  expect(await screen.findByText("This page isn't for your account.")).toBeTruthy();
  expect(screen.queryByText('the panel')).toBeNull();
});

test('staff who have only given the password count as visitors', async () => {
  open(() => new Refusal('second_step_required'));

  expect(await screen.findByText('Please sign in to access the admin panel')).toBeTruthy();
});

test('an admin is let in', async () => {
  open(() => ({ kind: 'staff', role: 'admin' }));

  expect(await screen.findByText('the panel')).toBeTruthy();
});
