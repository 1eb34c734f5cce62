import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { serve, show } from '#web/app/test-page.tsx';
import { FamilyHomePage } from './FamilyHomePage.tsx';

/** A window that is so many rem wide. */
const stubWidth = (rem: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: rem >= Number(/min-width: (\d+)rem/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
beforeEach(() => stubWidth(90));
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

test.each([
  ['a phone', 22, ['This week', 'What Maya can do', 'Time at Lilypad', "Maya's data"]],
  [
    'a tablet: the left column, then the right one',
    50,
    ['This week', "Maya's data", 'What Maya can do', 'Time at Lilypad'],
  ],
  ['a wide screen: three columns', 90, ['This week', 'Time at Lilypad', 'What Maya can do', "Maya's data"]],
])('Tab follows the eyes down the columns of %s', async (_, rem, order) => {
  stubWidth(rem);
  open('active');
  await screen.findByRole('heading', { name: "Maya's data" });

  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');

  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
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
