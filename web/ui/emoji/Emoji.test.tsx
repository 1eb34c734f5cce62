import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Emoji } from './Emoji.tsx';
import { EmojiText } from './EmojiText.tsx';

afterEach(cleanup);

test('an emoji decorates unless it has a label', () => {
  const { container } = render(<Emoji of="🦊" />);

  expect(container.querySelector('img')?.alt).toBe('');

  render(<Emoji of="🐼" label="Panda" />);

  expect(screen.getByRole('img', { name: 'Panda' }).getAttribute('src')).toBe('/emoji/1f43c.svg');
});

test('an emoji that we have no picture of shows as the device draws it', () => {
  render(<Emoji of="🏴‍☠️" label="pirates" />);
  fireEvent.error(screen.getByRole('img', { name: 'pirates' }));

  expect(screen.getByRole('img', { name: 'pirates' }).textContent).toBe('🏴‍☠️');
});

test('text keeps its words and draws its emoji', () => {
  const { container } = render(<EmojiText>So cold 🧊!</EmojiText>);

  expect(container.textContent).toBe('So cold !');
  expect(screen.getByRole('img', { name: '🧊' })).toBeTruthy();
});
