import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { t as sayOfAccounts } from '#web/accounts/messages/index.ts';
import { ApiError } from '#web/app/api.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { FamilyPage } from './FamilyPage.tsx';
import { FamilyProblem } from './FamilyProblem.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const SECRET = 'a-secret-of-some-length';
const sam = {
  id: '01900000-0000-7000-8000-000000000001',
  username: 'otterbeam',
  firstName: 'Sam',
  avatar: { emoji: '🦦', background: '#fff' },
  consent: 'granted',
  state: 'active',
  isOpen: true,
  isPaused: false,
  suspendedUntil: null,
};
const nia = { ...sam, id: '01900000-0000-7000-8000-000000000002', username: 'moonmoth', firstName: 'Nia' };
const family = { parent: { name: 'Dana', email: 'dana@example.org' }, children: [sam, nia], isFresh: true };
const CHILDREN = 'GET /api/family/children';
const accepted = () => new Response(null, { status: 202 });
const signedOut = () => new Refusal('sign_in_required');

function open(answers: Answers, { at = '/family', hash = '' } = {}): string[] {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  history.replaceState(null, '', `${at}${hash}`);
  const calls = serve(answers);
  const page = <FamilyPage>{(child) => <p>The page of {child.firstName}</p>}</FamilyPage>;
  show(
    <>
      <Route path="/family">{page}</Route>
      <Route path="/family/:childId">{page}</Route>
    </>,
    at,
  );
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a parent who is signed out on an open page reads so', async () => {
  open({ [CHILDREN]: () => family, 'DELETE /api/family/session': () => undefined });
  await screen.findByText('The page of Sam');

  await press('Sign out');

  expect(await screen.findByText('You are signed out')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('a signed-out parent types an address, and reads the same whether it is known or not', async () => {
  const calls = open({ [CHILDREN]: signedOut, 'POST /api/family/sign-in': accepted });

  await userEvent.type(await screen.findByRole('textbox', { name: /e-mail/ }), ' dana@example.org');
  await press('E-mail me a link');

  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeTruthy();
  expect(screen.getByText('If dana@example.org belongs to a parent here, a link is on its way.')).toBeTruthy();
  expect(calls).toContain('POST /api/family/sign-in {"email":"dana@example.org"}');
});

test('an empty address is asked for, and sent nowhere', async () => {
  const calls = open({ [CHILDREN]: signedOut });

  await press('E-mail me a link');

  expect(await screen.findByText('Please enter your e-mail address')).toBeTruthy();
  expect(calls).toEqual([CHILDREN]);
});

test('opening a link does not use it up; its button signs in', async () => {
  let isIn = false;
  const answers = {
    [CHILDREN]: () => (isIn ? family : signedOut()),
    'POST /api/family/session': () => {
      isIn = true;
      return undefined;
    },
  };
  const calls = open(answers, { hash: `#${SECRET}` });

  await screen.findByRole('heading', { name: 'Welcome!' });
  expect(location.hash).toBe('');
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  await press('Go to my pages');

  expect(await screen.findByText('The page of Sam')).toBeTruthy();
  expect(calls).toContain(`POST /api/family/session {"token":"${SECRET}"}`);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sam at Lilypad'));
});

test('a parent who asked for the link on the start page is led there', async () => {
  let isIn = false;
  const answers = {
    [CHILDREN]: () => (isIn ? family : signedOut()),
    'POST /api/family/sign-in': accepted,
    'POST /api/family/session': () => {
      isIn = true;
      return undefined;
    },
  };
  open(answers);
  await userEvent.type(await screen.findByRole('textbox', { name: /e-mail/ }), 'dana@example.org');
  await press('E-mail me a link');
  cleanup();
  const stored = localStorage.getItem('lilypad.family.return-to') ?? '';
  open(answers, { hash: `#${SECRET}` });
  localStorage.setItem('lilypad.family.return-to', stored);

  await press('Go to my pages');

  expect(await screen.findByText('The page of Sam')).toBeTruthy();
});

test('an expired link sends a new one with one tap', async () => {
  const answers = {
    [CHILDREN]: signedOut,
    'POST /api/family/session': () => new Refusal('gone'),
    'POST /api/family/sign-in/again': accepted,
  };
  const calls = open(answers, { hash: `#${SECRET}` });

  await press('Go to my pages');
  await press('E-mail me a new link');

  expect(await screen.findByText('A new link is on its way to the same address.')).toBeTruthy();
  expect(calls).toContain(`POST /api/family/sign-in/again {"token":"${SECRET}"}`);
});

test('who is signed in is named before a link signs another address in', async () => {
  open({ [CHILDREN]: () => family }, { hash: `#${SECRET}` });

  expect(await screen.findByText(/^You are signed in as dana@example.org. If this link/)).toBeTruthy();
});

test('a used link does not lead to the pages of another parent who is signed in', async () => {
  open({ [CHILDREN]: () => family, 'POST /api/family/session': () => new Refusal('gone') }, { hash: `#${SECRET}` });

  await press('Go to my pages');

  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.queryByText('The page of Sam')).toBeNull();
});

test('each child has a page and a chip', async () => {
  open({ [CHILDREN]: () => family }, { at: `/family/${nia.id}` });

  expect(await screen.findByText('The page of Nia')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Sam/ }).getAttribute('href')).toBe(`/family/${sam.id}`);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Nia');
});

test('how to add a child names the field of the sign-up as it is called there', async () => {
  open({ [CHILDREN]: () => family });

  await press('Add a child');

  expect(screen.getByText(`For “${sayOfAccounts('accounts.parent.email')}” type dana@example.org.`)).toBeTruthy();
});

test('a fragment that names a part of a page is no secret, and stays in the address', async () => {
  open({ [CHILDREN]: () => family }, { at: `/family/${nia.id}`, hash: '#time' });

  expect(await screen.findByText('The page of Nia')).toBeTruthy();
  expect(location.hash).toBe('#time');
});

test('a parent who has to sign in first comes back to the page and the part that a mail named', async () => {
  open({ [CHILDREN]: signedOut, 'POST /api/family/sign-in': accepted }, { at: `/family/${nia.id}`, hash: '#time' });

  await userEvent.type(await screen.findByRole('textbox', { name: /e-mail/ }), 'dana@example.org');
  await press('E-mail me a link');

  expect(localStorage.getItem('lilypad.family.return-to')).toContain('#time');
});

test("the address of somebody else's child leads to the parent's own children", async () => {
  open({ [CHILDREN]: () => family }, { at: '/family/01900000-0000-7000-8000-000000000009' });

  expect(await screen.findByText('The page of Sam')).toBeTruthy();
});

test('a child about whom this parent has not answered shows nothing but that', async () => {
  const asked = { ...sam, consent: 'pending', isOpen: false };
  const calls = open({
    [CHILDREN]: () => ({ ...family, children: [asked] }),
    [`POST /api/family/children/${sam.id}/notice`]: accepted,
  });

  expect(await screen.findByRole('link', { name: /Sam.*Waiting for your answer/ })).toBeTruthy();

  await press('E-mail me the notice');

  expect(await screen.findByText("It's on its way. Please check your e-mail.")).toBeTruthy();
  expect(screen.queryByText('The page of Sam')).toBeNull();
  expect(calls).toContain(`POST /api/family/children/${sam.id}/notice`);
});

test('signing out forgets the family on this device', async () => {
  const calls = open({ [CHILDREN]: () => family, 'DELETE /api/family/session': () => undefined });

  await press('Sign out');

  expect(await screen.findByRole('textbox', { name: /e-mail/ })).toBeTruthy();
  expect(screen.queryByText('The page of Sam')).toBeNull();
  expect(calls).toContain('DELETE /api/family/session');
});

test('an act that needs a fresh link offers to mail one, and leads back', async () => {
  const calls = serve({ [CHILDREN]: () => family, 'POST /api/family/fresh-link': accepted });
  const error = new ApiError(403, '', { code: 'fresh_link_needed', message: '' });
  show(<FamilyProblem error={error} />, `/family/${sam.id}/data`);

  await press('E-mail me a link');

  expect(await screen.findByText(/A link is on its way/)).toBeTruthy();
  expect(calls).toContain('POST /api/family/fresh-link');
  expect(localStorage.getItem('lilypad.family.return-to')).toContain(`/family/${sam.id}/data`);
});

test('the chips say which child waits for an answer, will be erased, is suspended or paused', async () => {
  const children = [
    sam,
    { ...nia, isOpen: false, consent: 'pending' },
    { ...nia, id: `${nia.id.slice(0, -1)}3`, firstName: 'Leo', username: 'newtfriend', state: 'leaving' },
    { ...nia, id: `${nia.id.slice(0, -1)}4`, firstName: 'Zoe', username: 'heronwatch', isPaused: true },
    {
      ...nia,
      id: `${nia.id.slice(0, -1)}5`,
      firstName: 'Kim',
      username: 'pikepond',
      suspendedUntil: '2026-11-30T08:00:00Z',
    },
  ];
  open({ [CHILDREN]: () => ({ ...family, children }) });

  const chips = await screen.findByRole('navigation', { name: 'Your children' });

  const links = Array.from(chips.querySelectorAll('a'), ({ textContent }) => textContent);
  expect(links).toEqual([
    'Samotterbeam',
    'NiaWaiting for your answer',
    'LeoWill be erased',
    'ZoePaused',
    'KimSuspended',
  ]);
});

test.each([
  ['declined', "There's no consent for Sam", /A grown-up declined or withdrew it/],
  ['revoked', "There's no consent for Sam", /A grown-up declined or withdrew it/],
  ['expired', 'The time to answer for Sam is over', /Nobody answered our notice/],
  ['pending', 'Sam is waiting for your answer', /Our notice by e-mail says/],
])('of a child whose consent is %s the parent reads what is true', async (consent, title, text) => {
  const closed = { ...sam, consent, isOpen: false };
  open({ [CHILDREN]: () => ({ ...family, children: [closed] }) }, { at: `/family/${sam.id}` });

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});
