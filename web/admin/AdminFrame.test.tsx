import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AdminFrame } from './AdminFrame.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pages = [
  '/admin',
  '/admin/people',
  '/admin/messages',
  '/admin/mails',
  '/admin/staff',
  '/admin/riddles',
  '/admin/cards',
  '/admin/filter',
  '/admin/settings',
  '/admin/setup',
  '/admin/retention',
  '/admin/jobs',
  '/admin/guide',
];

function open(screenIs: 'wide' | 'narrow') {
  const matches = screenIs === 'wide';
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
  history.replaceState(null, '', '/admin/jobs');
  render(<AdminFrame title="Failed jobs">Nothing failed</AdminFrame>);
}

const addresses = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('on a wide screen, a row leads to every page', () => {
  open('wide');

  const nav = screen.getByRole('navigation', { name: 'Pages of the admin panel' });

  expect(addresses(nav)).toEqual(pages);
  expect(screen.queryByRole('button', { name: /Menu/ })).toBeNull();
});

test('on a phone, a menu leads to every page, and says where one is', async () => {
  open('narrow');
  expect(screen.queryByRole('navigation')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Menu Pages of the admin panel' }));

  const nav = screen.getByRole('navigation', { name: 'Pages of the admin panel' });
  expect(addresses(nav)).toEqual(pages);
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Jobs');
});

test('the menu closes when a page is chosen', async () => {
  open('narrow');
  await userEvent.click(screen.getByRole('button', { name: /Menu/ }));

  await userEvent.click(screen.getByRole('link', { name: 'Riddles' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/admin/riddles');
});
