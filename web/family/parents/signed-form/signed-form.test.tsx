import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { ConsentPage } from '../ConsentPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const about = {
  purpose: 'decide',
  username: 'pondskater',
  consent: 'pending',
  scopes: [],
  methods: ['email_plus', 'signed_form', 'in_person'],
  isRestated: false,
  until: '2026-11-25T15:00:00.000Z',
};
const form = {
  code: 'K7QX-M3RD',
  firstName: 'Maya',
  username: 'pondskater',
  parentName: 'Omar',
  scopes: ['posts', 'chat'],
  state: 'started',
  refusal: null,
  pages: 0,
  until: '2026-12-18T15:00:00.000Z',
};
const granted = { consent: 'granted', scopes: ['posts'], eraseAt: null, isStricter: false };

const OPEN = '/api/family/consent/open';
const START = '/api/family/forms';
const FORM = '/api/family/forms/open';
const PAGES = '/api/family/forms/pages';

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Opens a mailed link, and lets the server answer by address. */
function open(answers: Readonly<Record<string, unknown>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push({ path, body: JSON.parse(String(body)) });
    if (path.endsWith('/withdraw')) return new Response(null, { status: 204 });
    return Response.json(answers[path] ?? {});
  });
  history.replaceState(null, '', '/consent#a-secret-of-some-length');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsentPage />
    </QueryClientProvider>,
  );
  return calls;
}

const openForm = (change: object = {}, answers: Readonly<Record<string, unknown>> = {}) =>
  open({
    [OPEN]: { state: 'open', about: { ...about, purpose: 'form' } },
    [FORM]: { ...form, ...change },
    ...answers,
  });

const toPages = () => screen.getByRole('link', { name: 'Go to my pages' }).getAttribute('href');
const photo = (name = 'form.jpg', type = 'image/jpeg') => new File(['frog'], name, { type });

test('scopes that need a signature lead to the form, and the rest open at once', async () => {
  const calls = open({
    [OPEN]: { state: 'open', about },
    [START]: { token: 'the-secret-of-the-form' },
    '/api/family/consent': granted,
    [FORM]: form,
  });
  await userEvent.click(await screen.findByRole('switch', { name: /Write posts/ }));
  await userEvent.click(screen.getByRole('switch', { name: /Chat by typing/ }));

  await userEvent.click(screen.getByRole('button', { name: 'Next: sign a form' }));

  expect(await screen.findByRole('heading', { name: 'Your consent form for Maya' })).toBeTruthy();
  expect(calls.slice(1, 3)).toEqual([
    { path: START, body: { token: 'a-secret-of-some-length', scopes: ['posts', 'chat'] } },
    { path: '/api/family/consent', body: { token: 'a-secret-of-some-length', decision: 'yes', scopes: ['posts'] } },
  ]);
});

test('the ways stand side by side, those that open the same in one column, as the server decides', async () => {
  open({ [OPEN]: { state: 'open', about } });

  const table = await screen.findByRole('table', { name: 'What each way of consent opens' });
  const row = within(table).getByRole('row', { name: /Chat by typing/ });

  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['–No', '✓Yes']);
  expect(within(table).getByRole('columnheader', { name: /Signed form.*In person/ })).toBeTruthy();
});

test('chosen files are handed in together', async () => {
  const calls = openForm({}, { [PAGES]: { ...form, state: 'handed_in', pages: 2 } });
  await userEvent.upload(await screen.findByLabelText('Choose a photo or a file'), [photo(), photo('back.jpg')]);

  await userEvent.click(screen.getByRole('button', { name: 'Send the form' }));

  expect(await screen.findByRole('heading', { name: 'Thank you. We have your form' })).toBeTruthy();
  expect(calls.at(-1)).toEqual({
    path: PAGES,
    body: { token: 'a-secret-of-some-length', files: [btoa('frog'), btoa('frog')] },
  });
});

test('a HEIC photo is refused with a way out, before anything is sent', async () => {
  openForm();

  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText('Choose a photo or a file'), photo('IMG_1.HEIC', 'image/heic'));

  expect(screen.getByRole('alert').textContent).toMatch(/IMG_1.HEIC.*On an iPhone, choose Settings/);
  expect(screen.queryByRole('button', { name: 'Send the form' })).toBeNull();
});

test('a file that cannot be opened is left out, by its name, and the next one can be sent', async () => {
  openForm();
  const user = userEvent.setup({ applyAccept: false });
  const input = await screen.findByLabelText('Choose a photo or a file');

  await user.upload(input, photo('letter.docx', 'application/msword'));

  expect(screen.getByRole('alert').textContent).toContain('We left out letter.docx');
  expect(screen.queryByRole('list', { name: 'Chosen' })).toBeNull();

  await user.upload(input, photo('photo.jpg', 'image/jpeg'));

  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send the form' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Remove photo.jpg' }));

  expect(document.activeElement).toBe(input);
});

test('a rejected form says why', async () => {
  openForm({ state: 'rejected', refusal: 'not_on_paper' });

  expect(await screen.findByText(/The signature was made on a screen/)).toBeTruthy();
});

test('a second picture takes the place of the first, and the page says so', async () => {
  const handedIn = { ...form, state: 'handed_in', pages: 1 };
  openForm(handedIn, { [PAGES]: handedIn });
  const user = userEvent.setup();
  await user.upload(await screen.findByLabelText('Choose a photo or a file'), photo('better.jpg', 'image/jpeg'));

  await user.click(screen.getByRole('button', { name: 'Send this instead' }));

  expect(await screen.findByText('We have the new one, and deleted the one before.')).toBeTruthy();
});

test('a form is taken back after one more question', async () => {
  const calls = openForm({ state: 'handed_in', pages: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Take the form back' }));

  await userEvent.click(screen.getByRole('button', { name: 'Delete the form' }));

  expect(await screen.findByText('Nothing of it is left. You can start a new one at any time.')).toBeTruthy();
  expect(calls.at(-1)?.path).toBe('/api/family/forms/withdraw');
  expect(toPages()).toBe('/family');
});

test('a form that is with staff leads on to the pages of the parent', async () => {
  openForm({ state: 'handed_in', pages: 1 });

  expect(await screen.findByRole('heading', { name: 'Thank you. We have your form' })).toBeTruthy();
  expect(toPages()).toBe('/family');
});

test.each([
  ['print', 'Get the form (PDF)', '/api/family/forms/print'],
  ['take back', 'Delete the form', '/api/family/forms/withdraw'],
])('a form that has expired on the open page says so to who wants to %s it', async (_, button, path) => {
  openForm();
  await screen.findByRole('heading', { name: 'Your consent form for Maya' });
  const gone = { error: { code: 'gone', message: "This link doesn't work any more." } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(gone, { status: 410 })));
  if (path.endsWith('withdraw')) await userEvent.click(screen.getByRole('button', { name: 'Take the form back' }));

  await userEvent.click(screen.getByRole('button', { name: button }));

  expect(await screen.findByRole('heading', { level: 1, name: 'This form is no longer open' })).toBeTruthy();
  expect(document.title).toContain('This form is no longer open');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(toPages()).toBe('/family');
});

test('a form that cannot be loaded can be asked for again', async () => {
  const calls = openForm();
  const answer = globalThis.fetch;
  let isDown = true;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === FORM && isDown
      ? Promise.resolve(Response.json({ error: { code: 'busy', message: 'Please try again later.' } }, { status: 503 }))
      : answer(path, init),
  );

  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(toPages()).toBe('/family');
  isDown = false;
  await userEvent.click(again);

  expect(await screen.findByRole('heading', { name: 'Your consent form for Maya' })).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual([OPEN, FORM]);
});
