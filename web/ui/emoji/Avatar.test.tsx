import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pipAddress } from '#contract/art/pip/address.ts';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

test('an avatar shows its emoji, names its owner, and says that she is online', () => {
  render(<Avatar emoji="🦊" label="Maya" hereLabel="here now" />);

  expect(screen.getByRole('img', { name: 'Maya' }).querySelector('use')?.getAttribute('href')).toBe('#emoji-1f98a');
  expect(screen.getByRole('img', { name: 'here now' })).toBeTruthy();
});

test('an avatar without an emoji shows Pip', () => {
  render(<Avatar label="Somebody" />);

  expect(screen.getByRole('img', { name: 'Somebody' }).querySelector('use')).toBeNull();
});

test('an avatar shows the face of a Pip instead of the emoji', () => {
  render(<Avatar emoji="🦊" background="#d3f9d8" pip="leaf.plain" label="Zoe" />);

  expect(screen.getByRole('img', { name: 'Zoe' }).getAttribute('src')).toBe(
    pipAddress({ pip: 'leaf.plain', background: '#d3f9d8' }),
  );
});
