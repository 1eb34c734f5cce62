import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { colorSchemes, type FactCard as Fact } from '#contract/cards.ts';
import { show } from '#web/app/test-page.tsx';
import { FactCard } from './kinds/fact/FactCard.tsx';
import { PosterCard } from './kinds/poster/PosterCard.tsx';

const fact: Fact = {
  type: 'fun_fact',
  id: 'octo1234',
  title: 'Blue blood',
  content: 'An octopus has three hearts and blue blood.',
  category: 'animals',
  emoji: '🐙',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a fact is labeled by its kind and its name', () => {
  show(<FactCard card={fact} />);

  expect(screen.getByRole('article', { name: 'Fun fact · Animals Blue blood' })).toBeTruthy();
});

it('common knowledge has a kind of its own', () => {
  show(<FactCard card={{ ...fact, type: 'common_knowledge', category: 'first aid' }} />);

  expect(screen.getByRole('article', { name: 'Good to know · First aid Blue blood' })).toBeTruthy();
});

it.each(colorSchemes)('a poster can be %s', (colorScheme) => {
  const poster = { type: 'poster', id: 'post1234', title: 'Little doors', message: 'Knock.', category: 'curiosity' };
  show(<PosterCard card={{ ...poster, type: 'poster', colorScheme }} />);

  expect(screen.getByRole('article', { name: 'Poster · Curiosity Little doors' })).toBeTruthy();
  expect(document.querySelector('img[width="640"]')?.getAttribute('src')).toContain(colorScheme);
});

it('is read aloud only by a voice of the device itself', () => {
  show(<FactCard card={fact} />);

  expect(screen.queryByRole('button', { name: 'Read to me' })).toBeNull();
});

it('reads its text, and stops when asked', async () => {
  const spoken: { text: string }[] = [];
  const voice = { lang: 'en-US', localService: true };
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [voice],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel: vi.fn(),
    speak: (words: { text: string }) => spoken.push(words),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  document.documentElement.lang = 'en';
  const user = show(<FactCard card={fact} />);

  await user.click(screen.getByRole('button', { name: 'Read to me' }));

  expect(spoken[0]?.text).toBe('Blue blood. An octopus has three hearts and blue blood.');

  await user.click(screen.getByRole('button', { name: 'Stop reading' }));

  expect(screen.getByRole('button', { name: 'Read to me' })).toBeTruthy();
});
