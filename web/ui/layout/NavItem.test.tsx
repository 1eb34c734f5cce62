import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NavItem } from './NavItem.tsx';

afterEach(cleanup);

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('%i that wait are shown as %s, and read aloud as they are', (badge, shown) => {
  render(<NavItem in="bottom" to="/chat" label="Chat" badge={badge} badgeLabel={`${badge} new`} />);

  expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('link', { name: `Chat ${badge} new` })).toBeTruthy();
});

test('an item without waiting requests has no badge', () => {
  render(<NavItem in="bottom" to="/chat" label="Chat" badge={0} badgeLabel="0 new" />);

  expect(screen.getByRole('link').textContent).toBe('Chat');
});
