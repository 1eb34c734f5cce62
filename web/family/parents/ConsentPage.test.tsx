import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { ConsentPage } from './ConsentPage.tsx';
import { forgetConsentToken } from './consent-token.ts';

afterEach(() => {
  cleanup();
  forgetConsentToken();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const about = {
  purpose: 'decide',
  username: 'pondskater',
  name: 'Sam',
  consent: 'pending',
  scopes: [],
  methods: ['email_plus', 'in_person'],
  isRestated: false,
  provenBy: null,
  until: '2026-11-25T15:00:00.000Z',
};
const granted = { consent: 'granted', scopes: ['posts'], eraseAt: null, isStricter: false };

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Opens a mailed link, and lets the server answer by address. */
function open(answers: Readonly<Record<string, unknown>>, hash = '#a-secret-of-some-length'): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push({ path, body: JSON.parse(String(body)) });
    return Response.json(answers[path] ?? {});
  });
  history.replaceState(null, '', `/consent${hash}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsentPage />
    </QueryClientProvider>,
  );
  return calls;
}

const OPEN = '/api/family/consent/open';
const DECIDE = '/api/family/consent';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('every switch is off; what is switched on is what a yes sends', async () => {
  const calls = open({ [OPEN]: { state: 'open', about }, [DECIDE]: granted });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'What may Sam do here?');
  expect(location.hash).toBe('');
  expect(screen.getAllByRole('switch')).toHaveLength(5);
  expect(screen.queryAllByRole('switch', { checked: true })).toEqual([]);
  expect(screen.getByRole('button', { name: 'Continue without extras' })).toBeTruthy();

  await userEvent.click(screen.getByRole('switch', { name: /Write posts/ }));
  await press('Give consent');

  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my pages' }).getAttribute('href')).toBe('/family');
  expect(calls.at(-1)).toEqual({
    path: DECIDE,
    body: { token: 'a-secret-of-some-length', decision: 'yes', scopes: ['posts'] },
  });
});

test('a no asks for confirmation, and sends no scopes', async () => {
  const eraseAt = '2026-11-19T15:00:00.000Z';
  const answers = {
    [OPEN]: { state: 'open', about },
    [DECIDE]: { ...granted, consent: 'declined', scopes: [], eraseAt },
  };
  const calls = open(answers);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('switch', { name: /Have buddies/ }));

  await press('Say no');

  expect(calls).toHaveLength(1);

  await press("Don't allow this account");

  expect(await screen.findByRole('heading', { name: 'You said no' })).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({ decision: 'no', scopes: [] });
});

test('a verified parent agrees to a new notice without another form, whatever is offered', async () => {
  const proven = { consent: 'granted', isRestated: true, provenBy: 'in_person', methods: ['in_person'] };
  const answers = { [OPEN]: { state: 'open', about: { ...about, ...proven } }, [DECIDE]: granted };
  const calls = open(answers);

  await userEvent.click(await screen.findByRole('switch', { name: /Chat by typing/ }));

  expect(screen.queryByText('Needs a signed form')).toBeNull();

  await press('Give consent');

  expect(calls.at(-1)?.body).toMatchObject({ decision: 'yes', scopes: ['chat'] });
});

test('there is no yes button where only consent in person counts', async () => {
  open({ [OPEN]: { state: 'open', about: { ...about, methods: ['in_person'] } } });

  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /consent|Continue/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Say no' })).toBeTruthy();
});

test.each([
  ['used', 'This has been answered already', 'Go to my pages', '/family'],
  ['late', 'This link has expired', 'Go to my pages', '/family'],
  ['replaced', 'There is a newer e-mail', 'Go to my pages', '/family'],
  ['unknown', "We don't recognize this link", 'Go to my pages', '/family'],
])('a link that is %s says so kindly, and leads on', async (state, title, onward, path) => {
  open({ [OPEN]: { state, about: null } });

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByRole('link', { name: onward }).getAttribute('href')).toBe(path);
});

test('a parent who comes back from another page finds the question again until it is answered', async () => {
  const answers = { [OPEN]: { state: 'open', about }, [DECIDE]: granted };
  open(answers);
  await screen.findByRole('heading', { name: 'What may Sam do here?' });

  cleanup();
  open(answers, '');

  expect(await screen.findByRole('heading', { name: 'What may Sam do here?' })).toBeTruthy();

  await press('Continue without extras');
  await screen.findByRole('heading', { name: 'Thank you' });
  cleanup();
  open(answers, '');

  expect(screen.getByText('Please open our link again')).toBeTruthy();
});

test('a page that has lost its link asks for the e-mail again, and sends no call', () => {
  expect(open({}, '')).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Please open our link again' })).toBeTruthy();
});

test.each([
  ['way_out', 'granted', 'Withdraw consent', '/api/family/consent/revoke'],
  ['undo', 'declined', 'Undo', '/api/family/consent/undo'],
  ['not_mine', 'pending', 'Not my child', '/api/family/not-mine'],
] as const)('a link to %s does its one thing by its one button', async (purpose, consent, label, path) => {
  const calls = open({ [OPEN]: { state: 'open', about: { ...about, purpose, consent } }, [path]: granted });

  await screen.findByRole('heading', { level: 1 });
  expect(calls).toHaveLength(1);

  await press(label);

  expect(calls.at(-1)).toEqual({ path, body: { token: 'a-secret-of-some-length' } });
});

test('a parent who withdrew consent is not told that they said no', async () => {
  open({ [OPEN]: { state: 'open', about: { ...about, purpose: 'undo', consent: 'revoked' } } });

  expect(await screen.findByText(/^You withdrew your consent. Until .* you can undo that/)).toBeTruthy();
  expect(screen.queryByText(/^You said no/)).toBeNull();
});

test.each(['late', 'unknown', 'replaced'] as const)('a link that is %s leads to the own pages', async (state) => {
  open({ [OPEN]: { state, about: null } });

  expect((await screen.findByRole('link', { name: 'Go to my pages' })).getAttribute('href')).toBe('/family');
});
