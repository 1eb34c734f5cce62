import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PrivacyPage } from '../PrivacyPage.tsx';
import { TermsPage } from '../TermsPage.tsx';
import { open } from '../test-public-page.tsx';

beforeEach(() => history.replaceState(null, '', '/privacy'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const slow = { timeout: 4000 };
const tab = (name: string) => screen.getByRole('tab', { name });

describe.each([
  ['privacy', <PrivacyPage key="privacy" />, '1. What we know', '1. Who is responsible'],
  ['the terms', <TermsPage key="terms" />, '1. Be kind', '1. Who may join'],
])('%s', (_name, page, forKids, forGrownUps) => {
  test('are for children first', async () => {
    open(page);

    expect(await screen.findByRole('heading', { name: forKids }, slow)).toBeTruthy();
    expect(tab('For kids').getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByRole('heading', { name: forGrownUps })).toBeNull();
  });

  test('are there for grown-ups at an address of their own', async () => {
    open(page, { at: '/privacy?for=grown-ups' });

    expect(await screen.findByRole('heading', { name: forGrownUps }, slow)).toBeTruthy();
    expect(tab('For grown-ups').getAttribute('aria-selected')).toBe('true');
  });

  test('change their reader by a tab, with the keyboard too', async () => {
    open(page);
    await screen.findByRole('heading', { name: forKids }, slow);
    tab('For kids').focus();

    await userEvent.keyboard('{ArrowRight}');

    expect(await screen.findByRole('heading', { name: forGrownUps }, slow)).toBeTruthy();

    await userEvent.click(tab('For kids'));

    expect(await screen.findByRole('heading', { name: forKids }, slow)).toBeTruthy();
  });

  test('leave no name in braces, and no anchor twice', async () => {
    for (const at of ['/', '/?for=grown-ups']) {
      const { container } = open(page, { at, facts: { operatorName: 'Brook Street School' } });
      await screen.findByRole('heading', { name: at === '/' ? forKids : forGrownUps }, slow);
      expect(container.textContent).not.toMatch(/[{}]/);
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
      cleanup();
    }
  });
});

describe('privacy for grown-ups', () => {
  const read = async (facts = {}) => {
    const shown = open(<PrivacyPage />, { at: '/?for=grown-ups', facts });
    await screen.findByRole('heading', { name: '1. Who is responsible' }, slow);
    return shown.container.textContent ?? '';
  };

  test('has a table of contents whose links lead to numbered sections', async () => {
    await read();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');

    expect(links.length).toBeGreaterThan(10);
    for (const link of links)
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.textContent).toBe(link.textContent);
  });

  test('an anchor leads to its section', async () => {
    history.replaceState(null, '', '/privacy?for=grown-ups#rights');
    await read();

    await waitFor(() => expect(document.activeElement?.textContent).toBe('5. What you can do'));
  });

  test('takes its times from the settings', async () => {
    const text = await read({ contactDays: 90, sessionIdleHours: 5, consentAge: 16 });

    expect(text).toContain('90 days');
    expect(text).toContain('5 hours after the last use');
    expect(text).toContain('Below 16 the form asks for a parent');
  });

  test('names the operator, or says that the name is still missing', async () => {
    const gap = 'name and postal address, and a data protection officer where the law asks for one.';

    expect(await read()).toContain(gap);

    cleanup();
    const told = await read({ operatorName: 'Brook Street School', operatorAddress: '5 Brook Street' });

    expect(told).toContain('The operator is Brook Street School, 5 Brook Street.');
    expect(told).not.toContain(gap);
  });
});

test('rules of the pond are for children; grown-ups read terms', () => {
  open(<TermsPage />, { at: '/terms' });

  expect(screen.getByRole('heading', { level: 1, name: 'Pond rules' })).toBeTruthy();

  cleanup();
  open(<TermsPage />, { at: '/terms?for=grown-ups' });

  expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy();
});
