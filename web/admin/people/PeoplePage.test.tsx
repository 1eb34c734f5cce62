import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { PeoplePage } from './PeoplePage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '');
});

const id = '0193f0c2-0000-7000-8000-000000000001';
const line = {
  id,
  username: 'pond_skater',
  displayName: 'Maya',
  ageGroup: '9-10',
  state: 'active',
  consent: 'pending',
  lastActiveAt: null,
  createdAt: '2026-11-18T15:00:00Z',
  suspendedUntil: null,
};
const person = {
  ...line,
  scopes: [],
  sessions: [],
  cases: [],
  leaving: null,
};

function open(at: string, answers: Answers) {
  const calls = serve({ 'GET /api/user': () => ({ id: '1', kind: 'staff', role: 'admin' }), ...answers });
  return { calls, me: show(<PeoplePage />, at) };
}

test('a child is found, and the address of the page about them holds no name', async () => {
  const { calls, me } = open('/admin/people', { 'GET /api/admin/users': () => ({ people: [line], cursor: null }) });
  await me.type(screen.getByLabelText('Username or e-mail'), 'Pond');
  await me.click(screen.getByRole('button', { name: 'Find' }));

  const link = await screen.findByRole('link', { name: 'pond_skater' });

  expect(link.getAttribute('href')).toBe(`/admin/people?id=${id}`);
  expect(calls).toContain('GET /api/admin/users?q=pond');
});

test('the way back from a child finds the search again, which is in no address', async () => {
  const answers = { 'GET /api/admin/users': () => ({ people: [line], cursor: null }) };
  const { me } = open('/admin/people', answers);
  await me.type(screen.getByLabelText('Username or e-mail'), 'Pond');
  await me.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByRole('heading', { name: 'Results' });
  cleanup();

  const { calls } = open('/admin/people', answers);

  expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy();
  expect(calls).toContain('GET /api/admin/users?q=pond');
});

test('what parents ask about a child is shown from the start, too', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  const { me } = open(`/admin/people?id=${line.id}`, {
    [`GET /api/admin/users/${line.id}`]: () => person,
  });
  const link = await screen.findByRole('link', { name: 'Open the data requests' });
  scrolled.mockClear();
  dispatchEvent(new Event('pushState')); // as the router of a browser does, before it shows the next page

  await me.click(link);

  expect(await screen.findByRole('link', { name: /Back to/ })).toBeTruthy();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test('a child of a long list is shown from the start, and the list stays as it was loaded', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  const older = { ...line, id: '0193f0c2-0000-7000-8000-000000000002', username: 'water_boatman' };
  const { calls, me } = open('/admin/people?list=waiting', {
    'GET /api/admin/users': ({ query }) =>
      query.get('cursor') ? { people: [older], cursor: null } : { people: [line], cursor: 'pond_skater' },
    [`GET /api/admin/users/${older.id}`]: () => ({ ...person, ...older }),
  });
  await me.click(await screen.findByRole('button', { name: 'Show more' }));
  dispatchEvent(new Event('pushState')); // as the router of a browser does, before it shows the next page
  await me.click(await screen.findByRole('link', { name: 'water_boatman' }));
  await screen.findByRole('heading', { name: 'water_boatman' });

  expect(scrolled).toHaveBeenCalledWith(0, 0);

  await me.click(screen.getByRole('link', { name: 'Back to the search' }));
  await me.click(await screen.findByRole('link', { name: 'Waiting for a parent' }));

  expect(await screen.findByRole('link', { name: 'water_boatman' })).toBeTruthy();
  expect(calls.filter((call) => call.includes('list=waiting'))).toHaveLength(2);
});

test.each([
  ['day', 'Active in the last 24 hours'],
  ['week', 'Active in the last 7 days'],
])('the figure of a %s leads to its list', async (span, title) => {
  const { calls } = open(`/admin/people?active=${span}`, {
    'GET /api/admin/users': () => ({ people: [line], cursor: null }),
  });

  expect(await screen.findByRole('link', { name: 'pond_skater' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(calls).toContain(`GET /api/admin/users?active=${span}`);
});

test('the newest children are shown before anybody searches', async () => {
  const { calls } = open('/admin/people', { 'GET /api/admin/users': () => ({ people: [line], cursor: null }) });

  expect(await screen.findByRole('heading', { name: 'The newest children' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'pond_skater' })).toBeTruthy();
  expect(calls).toContain('GET /api/admin/users?list=newest');
});

test('the day of the last visit wraps with its words', async () => {
  const seen = { ...line, lastActiveAt: '2026-11-19T15:00:00Z' };
  open('/admin/people', { 'GET /api/admin/users': () => ({ people: [seen], cursor: null }) });

  const last = await screen.findByText(/^last active/i);

  expect(last.className).toBe('inline-block');
});

test('a list of suspended children says until when', async () => {
  const suspended = { ...line, state: 'paused', suspendedUntil: '2026-11-25T15:00:00Z' };
  open('/admin/people?list=suspended', { 'GET /api/admin/users': () => ({ people: [suspended], cursor: null }) });

  expect(await screen.findByText(/^Suspended until Nov 25, 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Suspended' }).getAttribute('aria-current')).toBe('page');
});

test('one letter does not start a search', async () => {
  const { calls, me } = open('/admin/people', { 'GET /api/admin/users': () => ({ people: [], cursor: null }) });
  await me.type(screen.getByLabelText('Username or e-mail'), 'p');

  await me.click(screen.getByRole('button', { name: 'Find' }));

  expect(screen.getByText('Please type at least 2 letters')).toBeTruthy();
  expect(calls.filter((call) => call.includes('q='))).toEqual([]);
});

test('an act needs a reason', async () => {
  const { calls, me } = open(`/admin/people?id=${id}`, {
    [`GET /api/admin/users/${id}`]: () => person,
    [`POST /api/admin/users/${id}/act`]: () => undefined,
  });
  await me.selectOptions(await screen.findByLabelText('Action'), 'Sign out everywhere');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });

  expect(send.disabled).toBe(true);

  await me.selectOptions(screen.getByLabelText('Reason'), 'The family asked for it');
  await me.click(send);

  expect(calls).toContain(`POST /api/admin/users/${id}/act {"act":"end_sessions","reason":"family_asked"}`);
  expect(screen.queryByRole('option', { name: 'End suspension' })).toBeNull();
});

test('a leaving child can be kept, and only a second admin can erase them', async () => {
  const eraseAt = '2026-11-25T15:00:00Z';
  const asked = { ...person, state: 'leaving', leaving: { eraseAt, by: 'staff', isAgreed: false, mayAgree: false } };

  open(`/admin/people?id=${id}`, { [`GET /api/admin/users/${id}`]: () => asked });

  expect(await screen.findByText('An admin asked to erase this account. A second admin has to agree.')).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Erase the account' })).toBeNull();
  expect(screen.getByRole('option', { name: 'Keep the account' })).toBeTruthy();

  cleanup();
  const second = { ...asked, leaving: { ...asked.leaving, mayAgree: true } };

  open(`/admin/people?id=${id}`, { [`GET /api/admin/users/${id}`]: () => second });

  expect(await screen.findByRole('option', { name: 'Erase the account' })).toBeTruthy();
});

test('an empty result says so, and shows no list', async () => {
  const { me } = open('/admin/people', { 'GET /api/admin/users': () => ({ people: [], cursor: null }) });
  await me.type(screen.getByLabelText('Username or e-mail'), 'nobody');

  await me.click(screen.getByRole('button', { name: 'Find' }));

  expect(await screen.findByText('No results.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'pond_skater' })).toBeNull();
});

test('a search that fails is not called empty, and can be repeated', async () => {
  // The first answer is for the newest children.
  const answers = [{ people: [], cursor: null }, new Refusal('unavailable'), { people: [line], cursor: null }];
  const { me } = open('/admin/people', { 'GET /api/admin/users': () => answers.shift() });
  await me.type(screen.getByLabelText('Username or e-mail'), 'pond');
  await me.click(screen.getByRole('button', { name: 'Find' }));
  const again = await screen.findByRole('button', { name: 'Try again' });

  expect(screen.queryByText('No results.')).toBeNull();

  await me.click(again);

  expect(await screen.findByRole('link', { name: 'pond_skater' })).toBeTruthy();
});

test('an act that is refused says why, and stays chosen', async () => {
  const { me } = open(`/admin/people?id=${id}`, {
    [`GET /api/admin/users/${id}`]: () => person,
    [`POST /api/admin/users/${id}/act`]: () => new Refusal('not_for_you'),
  });
  const act = await screen.findByLabelText<HTMLSelectElement>('Action');
  await me.selectOptions(act, 'Suspend for 1 day');
  await me.selectOptions(screen.getByLabelText('Reason'), 'The rules');

  await me.click(screen.getByRole('button', { name: 'Apply' }));

  expect((await screen.findByRole('alert')).textContent).toContain("This page isn't for your account.");
  expect(act.value).toBe('pause_day');
});

test('a suspension needs a reason that the child can read', async () => {
  const { me } = open(`/admin/people?id=${id}`, { [`GET /api/admin/users/${id}`]: () => person });
  const act = await screen.findByLabelText('Action');
  await me.selectOptions(screen.getByLabelText('Reason'), 'To correct a mistake');

  await me.selectOptions(act, 'Suspend for 7 days');

  expect(screen.queryByRole('option', { name: 'To correct a mistake' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
  expect(screen.getByText(/They read the reason and the end, and can appeal\./)).toBeTruthy();
});

test('a suspension names the case that led to it', async () => {
  const one = {
    id: 'c1',
    kind: 'post',
    reason: 'report',
    openedAt: '2026-11-18T15:00:00Z',
    isOpen: true,
    decision: null,
  };
  const { calls, me } = open(`/admin/people?id=${id}`, {
    [`GET /api/admin/users/${id}`]: () => ({ ...person, cases: [one] }),
    [`POST /api/admin/users/${id}/act`]: () => undefined,
  });
  expect((await screen.findByRole('link', { name: /^Post, reported by children/ })).getAttribute('href')).toBe(
    '/moderation/cases/c1',
  );
  await me.selectOptions(screen.getByLabelText('Action'), 'Suspend for 1 day');
  await me.selectOptions(screen.getByLabelText('Reason'), 'The rules');

  await me.selectOptions(screen.getByLabelText('The case that led to it'), 'c1');
  await me.click(screen.getByRole('button', { name: 'Apply' }));

  expect(calls).toContain(`POST /api/admin/users/${id}/act {"act":"pause_day","reason":"rules","caseId":"c1"}`);
});

test('only a suspension asks for a case', async () => {
  const one = {
    id: 'c1',
    kind: 'post',
    reason: 'report',
    openedAt: '2026-11-18T15:00:00Z',
    isOpen: false,
    decision: 'approve',
  };
  const { me } = open(`/admin/people?id=${id}`, {
    [`GET /api/admin/users/${id}`]: () => ({ ...person, cases: [one] }),
  });
  expect(await screen.findByRole('link', { name: /^Post, approved, / })).toBeTruthy();
  await me.selectOptions(screen.getByLabelText('Action'), 'Remove the bio');

  expect(screen.queryByLabelText('The case that led to it')).toBeNull();
});

test('a suspended child can be let back in', async () => {
  open(`/admin/people?id=${id}`, {
    [`GET /api/admin/users/${id}`]: () => ({ ...person, state: 'paused', suspendedUntil: '2026-11-25T15:00:00Z' }),
  });

  expect(await screen.findByRole('option', { name: 'End suspension' })).toBeTruthy();
  expect(screen.getByText('Suspended until')).toBeTruthy();
});
