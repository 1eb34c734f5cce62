import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HelpPage } from './HelpPage.tsx';
import { open } from './test-public-page.tsx';

beforeEach(() => history.replaceState(null, '', '/help'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** By its label: looking for roles takes long among so many questions. */
const navigation = () => screen.findByLabelText('On this page', undefined, { timeout: 4000 });
const search = () => screen.getByLabelText('What would you like to know?');
const look = (query: string): void => {
  search().focus();
  fireEvent.change(search(), { target: { value: query } });
};
const findAnswer = (question: string): HTMLDetailsElement | null => screen.getByText(question).closest('details');

test('the sections have links of their own, in one navigation', async () => {
  open(<HelpPage />);
  const nav = await navigation();
  const links = within(nav).getAllByRole('link');

  expect(links.map((link) => link.textContent)).toEqual([
    'Staying safe',
    'Start',
    'Play',
    'Points and levels',
    'Stories and comments',
    'Buddies',
    'Chat',
    'My look',
    'My account',
    'Grown-ups',
    'For parents',
  ]);
  for (const link of links) expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeTruthy();
  expect(within(nav).getAllByRole('link', { current: 'location' })).toHaveLength(1);
});

test('an answer shows the button that it mentions', async () => {
  open(<HelpPage />);
  await navigation();

  const picture = within(findAnswer('What does the heart do?') as HTMLElement).getByText('It looks like this:');

  expect(picture.querySelectorAll('svg')).toHaveLength(2);
  expect(picture.getAttribute('aria-hidden')).toBe('true');
});

test('an anchor of a section takes the reader there', async () => {
  history.replaceState(null, '', '/help#points');
  open(<HelpPage />);

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Points and levels'));
});

test('an anchor of a question opens it, also one that comes later', async () => {
  history.replaceState(null, '', '/help#levels');
  open(<HelpPage />);

  await waitFor(() => expect(findAnswer('What are levels?')?.open).toBe(true));
  expect(findAnswer('How do I join?')?.open).toBe(false);

  history.replaceState(null, '', '/help#join');
  dispatchEvent(new Event('hashchange'));

  expect(findAnswer('How do I join?')?.open).toBe(true);
});

test('numbers come from the settings of this Lilypad', async () => {
  open(<HelpPage />, { facts: { minAge: 7, maxAge: 12, consentAge: 16 } });

  expect(
    await screen.findByText("You can join when you're 7 to 12. Under 16 you need a grown-up.", undefined, {
      timeout: 4000,
    }),
  ).toBeTruthy();
});

describe('the search', () => {
  test('counts what it finds, aloud, and opens a few', async () => {
    open(<HelpPage />);
    await navigation();

    look('dyslexa');

    expect(screen.getByRole('status').textContent).toBe('1 answer for “dyslexa”');
    expect(findAnswer('Can I have letters that are easier to read?')?.open).toBe(true);
    expect(screen.queryByText('How do I join?')).toBeNull();
  });

  test('says what to do next when it finds nothing', async () => {
    open(<HelpPage />);
    await navigation();

    look('elephants');

    expect(screen.getByRole('status').textContent).toBe('No answer for “elephants”');
    expect(screen.getAllByRole('link', { name: 'Write to us' })[0]?.getAttribute('href')).toBe('/contact');

    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));

    expect(await navigation()).toBeTruthy();
  });

  test.each(['{Escape}', 'the cross'])('is emptied by %s, and keeps the focus', async (way) => {
    open(<HelpPage />);
    look('points');

    if (way === '{Escape}') await userEvent.keyboard(way);
    else await userEvent.click(screen.getByRole('button', { name: 'Clear' }));

    expect((search() as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(search());
  });
});

test('the page offers to try again when the server does not answer', async () => {
  open(<HelpPage />, { isAway: true });

  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeTruthy();
});
