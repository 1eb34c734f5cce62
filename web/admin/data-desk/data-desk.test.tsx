import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0193f0c2-0000-7000-8000-000000000001';
const omar = { id: '0193f0c2-0000-7000-8000-000000000002', name: 'Omar Haddad', email: 'omar@example.org' };
const amal = { id: '0193f0c2-0000-7000-8000-000000000003', name: 'Amal Haddad', email: 'amal@example.org' };
const request = {
  id: '0193f0c2-0000-7000-8000-000000000004',
  at: '2026-11-18T15:00:00.000Z',
  kind: 'correct',
  by: 'staff',
  parentName: 'Omar Haddad',
  staffName: 'kingfisher',
  identifiedBy: 'callback',
  howKnown: 'The number on the paper from the school',
  changes: [{ field: 'firstName', from: 'Maia', to: 'Maya' }],
};
const desk = { username: 'pondskater', consent: 'granted', eraseAt: null, parents: [omar], requests: [] };
const DESK = `/api/admin/users/${id}/data-requests`;

function open(answers: Answers, at = `/admin/people?id=${id}&for=parent`) {
  const calls = serve({ 'GET /api/user': () => ({ id: '1', kind: 'staff', role: 'admin' }), ...answers });
  return { calls, me: show(<PeoplePage />, at) };
}

async function fill(me: ReturnType<typeof show>, kind: string) {
  await me.selectOptions(await screen.findByLabelText('What do they ask for?'), kind);
  await me.selectOptions(screen.getByLabelText('How do you know that it is the parent?'), 'They were here in person');
  await me.type(screen.getByLabelText(/What did you check/), 'Passport');
}

test('a copy is requested for the only parent, with how they were known', async () => {
  const { calls, me } = open({ [`GET ${DESK}`]: () => desk, [`POST ${DESK}`]: () => undefined });
  await fill(me, 'A copy of everything');

  await me.click(screen.getByRole('button', { name: 'Start' }));

  await waitFor(() => expect(toast()?.title).toBe('Started. Omar Haddad gets an e-mail.'));
  expect(calls).toContain(
    `POST ${DESK} {"parentId":"${omar.id}","kind":"copy","identifiedBy":"in_person","howKnown":"Passport"}`,
  );
});

test('nothing can be started before all fields are filled in', async () => {
  const { calls, me } = open({
    [`GET ${DESK}`]: () => ({ ...desk, parents: [omar, amal] }),
    [`POST ${DESK}`]: () => undefined,
  });
  await fill(me, 'A copy of everything');
  await me.click(screen.getByRole('button', { name: 'Start' }));
  const hint = screen.getByText(/Please fill in every field/);
  const before = calls.filter((call) => call.startsWith('POST'));

  await me.selectOptions(screen.getByLabelText('Which parent asks?'), 'Amal Haddad (amal@example.org)');
  await me.click(screen.getByRole('button', { name: 'Start' }));

  expect(hint.getAttribute('role')).toBe('alert');
  expect(before).toEqual([]);
  await waitFor(() => expect(calls.some((call) => call.includes(amal.id))).toBe(true));
});

test('the focus stays on the button when something was started', async () => {
  const { me } = open({ [`GET ${DESK}`]: () => desk, [`POST ${DESK}`]: () => undefined });
  await fill(me, 'A copy of everything');
  screen.getByRole('button', { name: 'Start' }).focus();

  await me.keyboard('{Enter}');

  await waitFor(() => expect(toast()).toBeDefined());
  expect(document.activeElement?.textContent).toBe('Start');
});

test.each([
  ['Delete the account', 'Delete the account', 'delete'],
  ['Withdraw consent', 'Withdraw consent', 'withdraw'],
])('to %s is asked about once more', async (kind, yes, sent) => {
  const { calls, me } = open({ [`GET ${DESK}`]: () => desk, [`POST ${DESK}`]: () => undefined });
  await fill(me, kind);
  await me.click(screen.getByRole('button', { name: 'Start' }));
  const dialog = within(await screen.findByRole('dialog'));
  const before = calls.filter((call) => call.startsWith('POST'));

  await me.click(dialog.getByRole('button', { name: yes }));

  expect(before).toEqual([]);
  await waitFor(() => expect(calls.some((call) => call.includes(`"kind":"${sent}"`))).toBe(true));
});

test('a correction sends only what was written, and shows nothing of what is stored', async () => {
  const { calls, me } = open({ [`GET ${DESK}`]: () => desk, [`POST ${DESK}`]: () => undefined });
  await fill(me, 'A correction');
  const empty = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ value }) => value !== 'Passport');
  await me.type(screen.getByLabelText('First name'), 'Maya');
  await me.type(screen.getByLabelText('Last name'), 'x');
  await me.clear(screen.getByLabelText('Last name'));

  await me.click(screen.getByRole('button', { name: 'Start' }));

  expect(empty.every(({ value }) => value === '' || value === 'Maya')).toBe(true);
  await waitFor(() => expect(calls.some((call) => call.includes('"corrections":{"firstName":"Maya"}'))).toBe(true));
});

test('a refusal stands at its field, and what was written stays', async () => {
  const { me } = open({
    [`GET ${DESK}`]: () => desk,
    [`POST ${DESK}`]: () => new Refusal('invalid', { firstName: 'Please type just the name, in letters' }),
  });
  await fill(me, 'A correction');
  await me.type(screen.getByLabelText('First name'), 'www.example.com');

  await me.click(screen.getByRole('button', { name: 'Start' }));

  expect(await screen.findByText('Please type just the name, in letters')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('www.example.com');
});

test('the record says who asked, who did it and how the parent was known', async () => {
  open({ [`GET ${DESK}`]: () => ({ ...desk, eraseAt: request.at, requests: [request] }) });

  expect(await screen.findByText('kingfisher for Omar Haddad')).toBeTruthy();
  expect(screen.getByText(/I called them back.*The number on the paper/)).toBeTruthy();
  expect(screen.getByText('First name: Maia → Maya')).toBeTruthy();
  expect(screen.getByText(/This account is being deleted/)).toBeTruthy();
});

test('without a parent who has consented nothing is offered', async () => {
  open({ [`GET ${DESK}`]: () => ({ ...desk, parents: [] }) });

  expect(await screen.findByText(/No parent has consented/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('odd corrections wait on the page of people until somebody has checked them', async () => {
  let waiting = [{ ...request, childId: id, username: 'otter_maya' }];
  const { calls, me } = open(
    {
      'GET /api/admin/odd-corrections': () => ({ requests: waiting }),
      [`POST /api/admin/odd-corrections/${request.id}/settle`]: () => {
        waiting = [];
      },
    },
    '/admin/people',
  );
  const link = await screen.findByRole('link', { name: 'otter_maya' });

  await me.click(screen.getByRole('button', { name: 'Mark the correction for otter_maya as checked' }));

  expect(link.getAttribute('href')).toBe(`/admin/people?id=${id}&for=parent`);
  await waitFor(() => expect(screen.queryByText('Corrections to check')).toBeNull());
  expect(calls).toContain(`POST /api/admin/odd-corrections/${request.id}/settle`);
});

test('the page of people shows no card when no correction is odd', async () => {
  const { calls } = open({ 'GET /api/admin/odd-corrections': () => ({ requests: [] }) }, '/admin/people');

  await waitFor(() => expect(calls).toContain('GET /api/admin/odd-corrections'));
  expect(screen.queryByText('Corrections to check')).toBeNull();
});
