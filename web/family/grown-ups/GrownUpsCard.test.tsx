import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { GrownUpsCard } from './GrownUpsCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const GROWN_UPS = '/api/family/children/c1/grown-ups';
const dana = { name: 'Dana', email: 'dana@example.org', isYou: true, hasConsented: true };
const omar = { name: 'Omar', email: null, isYou: false, hasConsented: false };
const amal = { id: 'i1', name: 'Amal', email: 'amal@example.org', state: 'open', until: '2026-11-25T15:00:00.000Z' };
const all = { grownUps: [dana, omar], invitations: [amal], canInvite: true };
const accepted = () => new Response(null, { status: 202 });

function open(answers: Answers = {}): string[] {
  const calls = serve({
    [`GET ${GROWN_UPS}`]: () => all,
    'GET /api/family/address': () => ({ email: dana.email, change: null }),
    ...answers,
  });
  show(<GrownUpsCard childId="c1" childName="Sam" />);
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, words: string) => userEvent.type(await screen.findByLabelText(label), words);

test('shows who looks after the child, and who is invited', async () => {
  open();

  expect(await screen.findByText('Dana (you)')).toBeTruthy();
  expect(await screen.findByText('dana@example.org')).toBeTruthy();
  expect(screen.getByText('Has not answered the notice yet')).toBeTruthy();
  expect(screen.getByText('Amal (invited)')).toBeTruthy();
});

test('leads to what a parent sets elsewhere', async () => {
  open();
  const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

  expect(await address('Correct my name')).toBe('/family/c1/data#correct');
  expect(await address('Weekly report by e-mail')).toBe('/family/c1/reports');
});

test('takes an invitation back', async () => {
  const calls = open({ [`DELETE ${GROWN_UPS}/i1`]: () => undefined });

  await press('Take back');

  expect(calls).toContain(`DELETE ${GROWN_UPS}/i1`);
});

test('invites somebody by name and address', async () => {
  const calls = open({ [`POST ${GROWN_UPS}`]: () => new Response(null, { status: 201 }) });

  await press('Add another grown-up If you differ, the stricter choice counts.');
  await type('Their name', 'Noor');
  await type('Their e-mail address', 'noor@example.org');
  await press('Send the invitation');

  expect(calls).toContain(`POST ${GROWN_UPS} {"name":"Noor","email":"noor@example.org"}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the invitation is for the other children who were chosen, and for no one else', async () => {
  const child = (id: string, firstName: string, more = {}) => ({
    id,
    firstName,
    username: `${firstName.toLowerCase()}_frog`,
    avatar: { emoji: '🦦', background: '#fff', pip: null },
    consent: 'granted',
    state: 'active',
    isOpen: true,
    isPaused: false,
    suspendedUntil: null,
    ...more,
  });
  const children = [
    child('c1', 'Sam'),
    child('c2', 'Maya'),
    child('c3', 'Ben'),
    child('c4', 'Gone', { state: 'leaving' }),
    child('c5', 'Unanswered', { isOpen: false }),
  ];
  const calls = open({
    'GET /api/family/children': () => ({ parent: { name: 'Dana', email: dana.email }, isFresh: true, children }),
    [`POST ${GROWN_UPS}`]: () => new Response(null, { status: 201 }),
  });

  await press('Add another grown-up If you differ, the stricter choice counts.');
  await type('Their name', 'Noor');
  await type('Their e-mail address', 'noor@example.org');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ben/ }));
  const offered = screen.getAllByRole('checkbox').length;
  await press('Send the invitation');

  expect(offered).toBe(2);
  expect(calls).toContain(`POST ${GROWN_UPS} {"name":"Noor","email":"noor@example.org","alsoTo":["c3"]}`);
});

test('an invitation without a name is not sent', async () => {
  const calls = open();

  await press('Add another grown-up If you differ, the stricter choice counts.');
  await press('Send the invitation');

  expect(await screen.findAllByText('Please enter a name and an e-mail address')).toHaveLength(2);
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
});

test('an invitation from an old session asks for a fresh link', async () => {
  open({ [`POST ${GROWN_UPS}`]: () => new Refusal('fresh_link_needed') });

  await press('Add another grown-up If you differ, the stricter choice counts.');
  await type('Their name', 'Noor');
  await type('Their e-mail address', 'noor@example.org');
  await press('Send the invitation');

  expect(await screen.findByText('Please open a new link first')).toBeTruthy();
});

test('a new address is asked for, and waits for both mailboxes', async () => {
  let change: object | null = null;
  const moving = { email: 'new@example.org', isOldConfirmed: false, isNewConfirmed: false, until: amal.until };
  open({
    'GET /api/family/address': () => ({ email: dana.email, change }),
    'POST /api/family/address': () => {
      change = moving;
      return accepted();
    },
  });

  await press('Change my address');
  await type('New e-mail address', 'new@example.org');
  await press('E-mail both links');

  expect(await screen.findByText('Waiting for new@example.org to be confirmed')).toBeTruthy();
});

test('four grown-ups are enough', async () => {
  open({ [`GET ${GROWN_UPS}`]: () => ({ ...all, canInvite: false }) });

  await screen.findByText('Dana (you)');

  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
});

test('signs the parent out on all devices', async () => {
  const calls = open({ 'DELETE /api/family/sessions': () => undefined });

  await press('Sign out on all devices');

  expect(calls).toContain('DELETE /api/family/sessions');
});

test('says that the parent is still signed in where signing out fails', async () => {
  open({ 'DELETE /api/family/sessions': () => new Refusal('busy') });

  await press('Sign out on all devices');

  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Dana (you)')).toBeTruthy();
});
