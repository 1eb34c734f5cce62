import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { Pages } from '#web/routes.tsx';

const maya = {
  id: 'maya',
  kind: 'child',
  username: 'pondskater',
  displayName: 'Maya',
  avatar: { emoji: '🐸', background: '#f8f9fa' },
  favoriteColor: 'mint',
  bio: 'I like newts.',
  age: 9,
  dateOfBirth: '2017-03-04',
  isUnder13: true,
  waiting: { displayName: null, bio: null },
  settings: {},
  createdAt: '2026-11-18T15:00:00.000Z',
  can: { meetOthers: true, writePosts: true, editName: true },
} as unknown as User;

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(at: string, changed: Partial<User> = {}) {
  serve({
    'GET /api/user': () => ({ ...maya, ...changed }),
    'GET /api/activities/news': () => ({ hasNew: true }),
    'GET /api/sessions': () => ({ sessions: [] }),
    'GET /api/blocks': () => ({ blocked: [] }),
  });
  const user = show(<Pages />, at);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

test('the own profile shows the age, the color and the bio', async () => {
  await open('/profile');

  expect(screen.getByText('9 years old')).toBeTruthy();
  expect(screen.getByText(/Other kids can't see your age/)).toBeTruthy();
  expect(screen.getByText('Mint')).toBeTruthy();
  expect(screen.getByText('I like newts.')).toBeTruthy();
});

test('the forms of the profile open by Edit', async () => {
  const user = await open('/profile');

  expect(screen.queryByLabelText('Display name')).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Edit' }));

  expect(await screen.findByLabelText('Display name')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/profile');
});

test('activities and settings are one tap from the own profile', async () => {
  await open('/profile');

  expect((await screen.findByRole('link', { name: 'Activities Something is new.' })).getAttribute('href')).toBe(
    '/activities',
  );
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
});

test.each(['How it looks and sounds', 'Where you are signed in', 'What my grown-up can see', 'Blocked', 'Danger Zone'])(
  'the settings hold “%s”',
  async (name) => {
    await open('/settings');

    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  },
);

test('how far posts go is a setting only of those who decide it alone', async () => {
  await open('/settings');

  expect(screen.queryByRole('heading', { name: 'How far my posts go' })).toBeNull();

  cleanup();
  await open('/settings', { reach: false });

  expect(screen.getByRole('heading', { name: 'How far my posts go' })).toBeTruthy();
});
