import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { AddressPage } from './AddressPage.tsx';
import { InvitationPage } from './InvitationPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const sam = { firstName: 'Sam', username: 'otterbeam' };
const about = { children: [sam], invitedBy: 'Dana', until: '2026-11-25T15:00:00.000Z' };
const address = { from: 'old@example.org', to: 'new@example.org', mailbox: 'new', until: about.until };

function open(page: 'invitation' | 'address', answers: Answers, hash = '#a-secret-of-some-length'): string[] {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  history.replaceState(null, '', `/family/${page}${hash}`);
  const calls = serve(answers);
  show(page === 'invitation' ? <InvitationPage /> : <AddressPage />);
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.each([
  ['Accept', 'accept', 'Thank you. Check your e-mail', 'See what children see'],
  ['Decline', 'decline', 'You declined', 'See what Lilypad is'],
])('an invitation: %s is one button, and looking is none', async (label, verb, title, onward) => {
  const calls = open('invitation', {
    'POST /api/family/invitation/open': () => ({ state: 'open', about }),
    [`POST /api/family/invitation/${verb}`]: () => undefined,
  });

  await screen.findByRole('heading', { name: 'Look after Sam, too' });
  expect(calls).toHaveLength(1);
  await press(label);

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(calls.at(-1)).toBe(`POST /api/family/invitation/${verb} {"token":"a-secret-of-some-length"}`);
  expect(screen.getByRole('link', { name: onward })).toBeTruthy();
});

test('an invitation to several children names them all, with their usernames', async () => {
  const maya = { firstName: 'Maya', username: 'pondskater' };
  open('invitation', {
    'POST /api/family/invitation/open': () => ({ state: 'open', about: { ...about, children: [sam, maya] } }),
    'POST /api/family/invitation/accept': () => undefined,
  });

  expect(await screen.findByRole('heading', { name: 'Look after Sam and Maya, too' })).toBeTruthy();
  expect(screen.getByText(/a parent or guardian of Sam \(otterbeam\) and Maya \(pondskater\)\./)).toBeTruthy();
  expect(screen.getByText(/you see how they are doing here/)).toBeTruthy();
  await press('Accept');
  expect(await screen.findByText(/our notice about each child, a few a day/)).toBeTruthy();
});

test.each([
  ['late', 'This invitation has expired', 'Write to us', '/contact?about=parent'],
  ['declined', 'You declined', 'See what Lilypad is', '/about'],
  ['unknown', "We can't open this invitation", 'Go to my pages', '/family'],
])('an invitation that is %s says so, and leads on', async (state, title, onward, path) => {
  open('invitation', {
    'POST /api/family/invitation/open': () => ({ state, about: state === 'unknown' ? null : about }),
  });

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByRole('link', { name: onward }).getAttribute('href')).toBe(path);
});

test.each([
  [false, 'Half done'],
  [true, 'Your address has changed'],
])('confirming an address, where that was the last click: %s', async (isDone, title) => {
  open('address', {
    'POST /api/family/address/open': () => ({ state: 'open', about: address }),
    'POST /api/family/address/confirm': () => ({ isDone }),
  });

  await press('Confirm');

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('an address can be refused', async () => {
  open('address', {
    'POST /api/family/address/open': () => ({ state: 'open', about: address }),
    'POST /api/family/address/refuse': () => undefined,
  });

  await press('Do not change it');

  expect(await screen.findByRole('heading', { name: 'Nothing has changed' })).toBeTruthy();
});

test.each([
  ['invitation', "We can't open this invitation", 'Go to my pages'],
  ['address', "We can't open this link", 'To my pages'],
] as const)(
  'a link to the page of an %s that was cut off leads on, and offers no second try',
  async (page, title, onward) => {
    open(page, { [`POST /api/family/${page}/open`]: () => new Refusal('invalid') });

    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: onward }).getAttribute('href')).toBe('/family');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test.each([
  ['invitation', /or this page was loaded again. Please open the link in our newest e-mail/],
  ['address', /or this page was loaded again/],
] as const)('the page of an %s that lost its link by a reload does not say that it was answered', async (page, why) => {
  const calls = open(page, {}, '');

  expect(await screen.findByText(why)).toBeTruthy();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});
