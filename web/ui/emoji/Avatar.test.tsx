import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

test('an avatar shows its emoji, whose it is and that she is here', () => {
  render(<Avatar emoji="🦊" label="Maya" hereLabel="here now" />);

  expect(screen.getByRole('img', { name: 'Maya' }).getAttribute('src')).toBe('/emoji/1f98a.svg');
  expect(screen.getByRole('img', { name: 'here now' })).toBeTruthy();
});

test('without an emoji Pip looks out, and what we cannot draw the device draws as large', () => {
  const { rerender } = render(<Avatar label="Somebody" />);

  expect(screen.getByRole('img', { name: 'Somebody' }).tagName).toBe('svg');

  rerender(<Avatar emoji="🫩" label="Maya" size={100} />);
  fireEvent.error(screen.getByRole('img', { name: 'Maya' }));
  const drawn = screen.getByRole('img', { name: 'Maya' });

  expect(drawn.textContent).toBe('🫩');
  expect(Number.parseFloat(drawn.style.fontSize)).toBeGreaterThan(50);
});
