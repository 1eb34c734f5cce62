import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AboutPage } from './AboutPage.tsx';
import { open } from './test-public-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('says to a child how to start, and to a parent how they stay in the loop', async () => {
  open(<AboutPage />, { facts: { consentAge: 16 } });

  expect(await screen.findByText('It comes by e-mail. Under 16 it goes to your grown-up.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Grown-ups stay in the loop' }).textContent).toContain(
    'Under 16, no account',
  );
  expect(screen.getByRole('link', { name: 'Join the Fun' }).getAttribute('href')).toBe('/auth?tab=sign-up');
});

test('names the operator once that is known', async () => {
  open(<AboutPage />, { facts: { operatorName: 'Brook Street School' } });

  expect(await screen.findByText(/Brook Street School runs this one\./)).toBeTruthy();

  cleanup();
  open(<AboutPage />);

  await screen.findByText('Who runs it');
  expect(screen.queryByText(/This one belongs to/)).toBeNull();
});
