import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Emoji } from './Emoji.tsx';
import { EmojiText } from './EmojiText.tsx';

afterEach(cleanup);

test('an emoji decorates unless it has a label', () => {
  const { container } = render(<Emoji of="🦊" />);

  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');

  render(<Emoji of="🐼" label="Panda" />);

  expect(screen.getByRole('img', { name: 'Panda' }).querySelector('use')?.getAttribute('href')).toBe('#emoji-1f43c');
});

test('text keeps its words and draws its emoji, which a copy holds as well', () => {
  const { container } = render(<EmojiText>So cold 🧊!</EmojiText>);

  expect(container.textContent).toBe('So cold 🧊!');
  expect(screen.getByRole('img', { name: '🧊' })).toBeTruthy();
});
