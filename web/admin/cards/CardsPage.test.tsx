import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve, show } from '#web/app/test-page.tsx';
import { CardsPage } from './CardsPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = {
  id: 'aaaaaaaa',
  kind: 'trivia',
  heading: 'Which animal sleeps upside down?',
  texts: ['A bat', 'A cow', 'A frog'],
  after: ['Bats hang by their feet.'],
  answer: 'A bat',
  accepts: [],
  difficulty: 'easy',
  ages: { from: 6, to: 10 },
  source: 'Look up bats in an encyclopedia.',
  checked: { how: 'answered blind', on: '2026-11-18' },
  review: null,
};
const review = { by: 'ada', at: '2026-11-18T15:00:00Z', isCurrent: true };
const page = (of: object) => ({ kinds: ['riddle', 'trivia'], total: 40, reviewed: 3, cards: [of], cursor: null });

test('a card shows its answer, its source, and how it was checked', async () => {
  serve({ 'GET /api/admin/cards': () => page(card) });
  show(<CardsPage />, '/admin/cards');

  expect((await screen.findByText('Which animal sleeps upside down?')).tagName).toBe('P');
  expect(screen.getByText('A bat', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByText('Shown afterwards: Bats hang by their feet.')).toBeTruthy();
  expect(screen.getByText(/Look up bats/)).toBeTruthy();
  expect(screen.getByText(/a second reader answered it without knowing the answer/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('3 of 40 reviewed by your staff');
});

test('a title stands apart from its text, and a word puzzle has a name', async () => {
  const texts = ['Hop.', 'It hops 🐸.', 'A frog'];
  const fact = { ...card, kind: 'word_puzzle', heading: 'Hop. It hops 🐸.', texts };
  serve({ 'GET /api/admin/cards': () => page(fact) });
  show(<CardsPage />, '/admin/cards');

  expect(await screen.findByText('Word puzzles')).toBeTruthy();
  expect(screen.getByText('Hop.').tagName).toBe('P');
  expect(screen.getAllByText(/It hops/)).toHaveLength(1);
  expect(screen.getByRole('img', { name: '🐸' })).toBeTruthy();
});

test('a card is marked as reviewed, and the mark says by whom', async () => {
  let shown: object = card;
  const calls = serve({
    'GET /api/admin/cards': () => page(shown),
    'PUT /api/admin/cards/aaaaaaaa/review': () => {
      shown = { ...card, review };
    },
  });
  const me = show(<CardsPage />, '/admin/cards');

  await me.click(await screen.findByRole('button', { name: 'Mark as reviewed' }));

  expect(await screen.findByText(/Reviewed by ada, Nov 18, 2026/)).toBeTruthy();
  expect(calls).toContain('PUT /api/admin/cards/aaaaaaaa/review');
});

test('a mark can be removed', async () => {
  const calls = serve({
    'GET /api/admin/cards': () => page({ ...card, review }),
    'DELETE /api/admin/cards/aaaaaaaa/review': () => undefined,
  });
  const me = show(<CardsPage />, '/admin/cards');

  await me.click(await screen.findByRole('button', { name: 'Remove the mark' }));

  expect(calls).toContain('DELETE /api/admin/cards/aaaaaaaa/review');
});

test('a mark that is older than the words says so, and can be set again', async () => {
  serve({ 'GET /api/admin/cards': () => page({ ...card, review: { ...review, isCurrent: false } }) });
  show(<CardsPage />, '/admin/cards');

  expect(await screen.findByText(/Its words have changed since/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark as reviewed' })).toBeTruthy();
});
