import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { serve, show } from '#web/app/test-page.tsx';
import { FamilyHomePage } from './FamilyHomePage.tsx';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHILD = '01900000-0000-7000-8000-000000000001';
const leaving = { eraseAt: '2026-11-25T15:00:00.000Z', by: 'you', canUndo: true };

const form = { code: 'VWKK-MPSQ', state: 'started', refusal: null, pages: 0, until: '2026-12-18T15:00:00.000Z' };

function open(state: 'active' | 'leaving'): void {
  const avatar = { emoji: '🦦', background: '#fff', pip: null };
  const maya = { id: CHILD, username: 'pondskater', firstName: 'Maya', avatar, consent: 'granted', state };
  serve({
    'GET /api/family/children': () => ({
      parent: { name: 'Omar', email: 'omar@example.org' },
      children: [{ ...maya, isOpen: true, isPaused: false, suspendedUntil: null }],
      isFresh: true,
    }),
    [`GET /api/family/children/${CHILD}/account`]: () => ({
      consent: 'granted',
      leaving: state === 'leaving' ? leaving : null,
    }),
    [`GET /api/family/children/${CHILD}/form`]: () => ({
      form: { ...form, firstName: 'Maya', username: 'pondskater', parentName: 'Omar', scopes: ['chat'] },
      ...{ methods: ['signed_form'], cardCharge: null, method: 'email_plus' },
    }),
  });
  show(
    <Route path="/family/:childId">
      <FamilyHomePage />
    </Route>,
    `/family/${CHILD}`,
  );
}

test('a parent finds what a child may do, and when', async () => {
  open('active');

  expect(await screen.findByRole('heading', { name: 'What Maya can do' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Time at Lilypad' })).toBeTruthy();
});

test('a begun consent form stands above everything else', async () => {
  open('active');

  const note = await screen.findByText('Your consent form waits for your signature');
  const week = await screen.findByRole('heading', { name: 'This week' });

  expect(note.compareDocumentPosition(week) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('for an account that will be erased there is nothing to allow or to limit, but its data and the way back', async () => {
  open('leaving');

  expect(await screen.findByRole('heading', { name: "Maya's data" })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep the account' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What Maya can do' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Time at Lilypad' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Pause/ })).toBeNull();
  expect(screen.queryByText(/consent form/)).toBeNull();
});
