import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { CopyLinkPage } from './CopyLinkPage.tsx';
import { DataPage } from './DataPage.tsx';

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
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const CHILD = '01900000-0000-7000-8000-000000000001';
const PATH = `/api/family/children/${CHILD}`;
const AT = '2026-11-18T15:00:00.000Z';
const maya = {
  id: CHILD,
  username: 'pondskater',
  firstName: 'Maya',
  avatar: { emoji: '🦦', background: '#fff', pip: null },
  consent: 'granted',
  state: 'active',
  isOpen: true,
  isPaused: false,
  suspendedUntil: null,
};
const details = {
  firstName: 'Maya',
  lastName: 'Haddad',
  birthDate: '2017-03-02',
  timeZone: 'Europe/Berlin',
  parentName: 'Omar Haddad',
};
const noCopy = { state: 'none', askedAt: null, until: null, bytes: null };
const staying = { consent: 'granted', leaving: null };
const leaving = (by: string, canUndo: boolean) => ({ consent: 'granted', leaving: { eraseAt: AT, by, canUndo } });

function open(answers: Answers = {}) {
  const calls = serve({
    'GET /api/family/children': () => ({
      parent: { name: 'Omar', email: 'omar@example.org' },
      children: [maya],
      isFresh: true,
    }),
    [`GET ${PATH}/export`]: () => noCopy,
    [`GET ${PATH}/details`]: () => details,
    [`GET ${PATH}/records`]: () => ({ consents: [], notices: [], requests: [] }),
    [`GET ${PATH}/account`]: () => staying,
    ...answers,
  });
  return { calls, me: showPage() };
}

function showPage() {
  return show(
    <Route path="/family/:childId/data">
      <DataPage />
    </Route>,
    `/family/${CHILD}/data`,
  );
}

const card = (name: string) => screen.findByRole('region', { name }).then(within);

test('a child whose account will be erased is not said to see that a copy was taken', async () => {
  open({ [`GET ${PATH}/account`]: () => leaving('you', true) });
  const copies = await card('Download everything');
  await screen.findByText("Maya's account will be erased");

  expect(copies.queryByText('Maya will see that you took a copy.')).toBeNull();
  expect(copies.getByRole('button', { name: 'Make the copy' })).toBeTruthy();
});

test('a copy is asked for by a button, and the page says that it is being made', async () => {
  const waiting = { ...noCopy, state: 'waiting', askedAt: AT };
  const { calls, me } = open({ [`POST ${PATH}/export`]: () => waiting });
  const copies = await card('Download everything');

  await me.click(await copies.findByRole('button', { name: 'Make the copy' }));

  expect(await copies.findByText(/Your copy is being made/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Download everything'));
  expect(copies.getByText('Maya will see that you took a copy.')).toBeTruthy();
  expect(calls).toContain(`POST ${PATH}/export`);
});

test.each([
  ['ready', 'Save the copy'],
  ['expired', 'Make a new copy'],
  ['failed', 'Make a new copy'],
])('a copy that is %s can be had, or made anew', async (state, button) => {
  open({ [`GET ${PATH}/export`]: () => ({ state, askedAt: AT, until: AT, bytes: 2048 }) });

  const copies = await card('Download everything');

  expect(await copies.findByRole('button', { name: button })).toBeTruthy();
});

test('an old link leads to a new one, right where it is needed', async () => {
  const { me } = open({ [`POST ${PATH}/export`]: () => new Refusal('fresh_link_needed') });
  const copies = await card('Download everything');

  await me.click(await copies.findByRole('button', { name: 'Make the copy' }));

  expect((await copies.findByRole('alert')).textContent).toMatch(/link/i);
  expect(copies.getByRole('alert').querySelector('button')).toBeTruthy();
});

test('only changed fields are corrected', async () => {
  const { calls, me } = open({ [`POST ${PATH}/correct`]: () => ({ ...details, firstName: 'Maja' }) });
  const correct = await card('Correct something');
  await me.clear(await correct.findByLabelText('First name'));
  await me.type(correct.getByLabelText('First name'), 'Maja');

  await me.click(correct.getByRole('button', { name: 'Save the corrections' }));

  await waitFor(() => expect(toast()?.title).toBe('Corrected'));
  expect(document.activeElement?.textContent).toBe('Save the corrections');
  expect(calls).toContain(`POST ${PATH}/correct {"firstName":"Maja"}`);
});

test('a typed correction is there again after a reload, for the same parent, until it is saved', async () => {
  const parent = { name: 'Omar', email: 'omar@example.org' };
  const { me } = open({
    'GET /api/family/children': () => ({ parent, children: [maya], isFresh: true }),
    [`POST ${PATH}/correct`]: () => ({ ...details, lastName: 'Hadad' }),
  });
  const lastName = async () => (await card('Correct something')).findByLabelText<HTMLInputElement>('Last name');
  await me.clear(await lastName());
  await me.type(await lastName(), 'Hadad');

  cleanup();
  parent.email = 'amal@example.org';
  showPage();

  expect((await lastName()).value).toBe('Haddad');

  cleanup();
  parent.email = 'omar@example.org';
  const again = showPage();

  expect((await lastName()).value).toBe('Hadad');

  await again.click(screen.getByRole('button', { name: 'Save the corrections' }));
  await waitFor(() => expect(toast()?.title).toBe('Corrected'));

  expect(Object.keys(sessionStorage).filter((key) => key.includes('correct'))).toEqual([]);
});

test('a time zone by its former name is no correction', async () => {
  const { calls, me } = open({ [`GET ${PATH}/details`]: () => ({ ...details, timeZone: 'Europe/Kiev' }) });
  const correct = await card('Correct something');
  expect((await correct.findByLabelText<HTMLInputElement>('Time zone')).value).toBe('Europe/Kyiv');

  await me.click(correct.getByRole('button', { name: 'Save the corrections' }));

  expect(await correct.findByRole('alert')).toBeTruthy();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('saving nothing is no correction', async () => {
  const { calls, me } = open();
  const correct = await card('Correct something');

  await me.click(await correct.findByRole('button', { name: 'Save the corrections' }));

  expect(correct.getByRole('alert').textContent).toBe('Nothing has changed yet.');
  expect(calls.filter((call) => call.includes('/correct'))).toEqual([]);
});

test('a date of birth that changes what a child may do needs a tick of its own', async () => {
  const { calls, me } = open({ [`POST ${PATH}/correct`]: () => details });
  const correct = await card('Correct something');
  const birthDate = await correct.findByLabelText('Date of birth');
  await me.clear(birthDate);
  await me.type(birthDate, `${new Date().getFullYear() - 14}-01-02`);

  await me.click(correct.getByRole('button', { name: 'Save the corrections' }));
  const before = calls.filter((call) => call.includes('/correct'));
  await me.click(correct.getByRole('checkbox', { name: 'Yes, this date is right' }));
  await me.click(correct.getByRole('button', { name: 'Save the corrections' }));

  expect(before).toEqual([]);
  await waitFor(() => expect(calls.at(-1)).toBeDefined());
  expect(calls.some((call) => call.includes('"isSure":true'))).toBe(true);
});

test('an error from the server stands at its field', async () => {
  const { me } = open({
    [`POST ${PATH}/correct`]: () => new Refusal('invalid', { lastName: 'Please type just the name, in letters' }),
  });
  const correct = await card('Correct something');
  await me.type(await correct.findByLabelText('Last name'), '!');

  await me.click(correct.getByRole('button', { name: 'Save the corrections' }));

  expect(await correct.findByText('Please type just the name, in letters')).toBeTruthy();
  expect(correct.getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true');
});

test('deleting asks for confirmation, and nothing happens without it', async () => {
  const { calls, me } = open({ [`DELETE ${PATH}`]: () => leaving('you', true) });
  const end = await card('Leave Lilypad');
  await me.click(await end.findByRole('button', { name: 'Delete the account' }));
  await me.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not now' }));
  const afterNo = calls.filter((call) => call.startsWith('DELETE'));

  await me.click(end.getByRole('button', { name: 'Delete the account' }));
  await me.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the account' }));

  expect(afterNo).toEqual([]);
  await waitFor(() => expect(calls).toContain(`DELETE ${PATH}`));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Leave Lilypad'));
});

test('withdrawing is offered only where there is a consent', async () => {
  open({ [`GET ${PATH}/account`]: () => ({ consent: 'not_needed', leaving: null }) });

  const end = await card('Leave Lilypad');

  expect(await end.findByRole('button', { name: 'Delete the account' })).toBeTruthy();
  expect(end.queryByRole('button', { name: 'Withdraw consent' })).toBeNull();
});

test('the parent who ended the account can keep it', async () => {
  const { calls, me } = open({
    [`GET ${PATH}/account`]: () => leaving('you', true),
    [`POST ${PATH}/keep`]: () => staying,
  });
  const end = await card('Leave Lilypad');

  await me.click(await end.findByRole('button', { name: 'Keep the account' }));

  await waitFor(() => expect(toast()?.title).toBe('The account stays'));
  expect(document.activeElement?.textContent).toBe('Leave Lilypad');
  expect(calls).toContain(`POST ${PATH}/keep`);
});

test.each([
  ['other_grown_up', /Another grown-up asked for this/],
  ['staff', /Our staff have closed the account/],
])('what %s has ended cannot be undone here, and the page says whom to write to', async (by, words) => {
  open({ [`GET ${PATH}/account`]: () => leaving(by, false) });

  const end = await card('Leave Lilypad');

  expect(await end.findByText(words)).toBeTruthy();
  expect(end.queryByRole('button', { name: 'Keep the account' })).toBeNull();
  expect(end.getByRole('link', { name: 'Write to us' })).toBeTruthy();
});

test('the records say who agreed to what, and what staff did', async () => {
  const consents = [
    { at: AT, who: 'you', state: 'granted', method: 'card', scopes: ['posts', 'chat'], noticeVersion: 1 },
    { at: '2026-11-19T15:00:00.000Z', who: 'nobody', state: 'expired', method: null, scopes: [], noticeVersion: 1 },
  ];
  const changes = [
    { field: 'firstName', from: 'Maia', to: 'Maya' },
    { field: 'birthDate', from: '2017-03-02', to: '2016-03-02' },
    { field: 'timeZone', from: 'Europe/Kiev', to: 'America/Argentina/Salta' },
  ];
  const requests = [{ at: AT, who: 'other_grown_up', kind: 'correct', byStaff: true, state: 'done', changes }];
  open({
    [`GET ${PATH}/records`]: () => ({
      consents,
      notices: [{ version: 1, publishedAt: AT, text: 'Dear parent' }],
      requests,
    }),
  });

  const records = await card('Your records');

  expect(await records.findByText('You gave consent by a payment card')).toBeTruthy();
  expect(records.getByText('Allowed: posts and comments, typed chat')).toBeTruthy();
  expect(records.getByText('Another grown-up corrected something (done by our staff)')).toBeTruthy();
  expect(records.getByText('First name: Maia → Maya')).toBeTruthy();
  expect(records.getByText('Date of birth: March 2, 2017 → March 2, 2016')).toBeTruthy();
  expect(records.getByText('Time zone: Kyiv, Ukraine → Salta, Argentina')).toBeTruthy();
  expect(records.getByText('Dear parent')).toBeTruthy();
});

test('a published notice is read without its marks, with the names that it was sent with', async () => {
  const text = [
    '# What may {child} do at Lilypad?',
    'Hello {parent}. {child} (username **{username}**) has\nan account.',
    '> {days} Answer by {answer_day}. {without_answer}',
    '[Choose what {child} can do]({consent_link})',
    '--- The details',
    '## What we collect',
    '- Language: to show the right words',
  ].join('\n\n');
  open({
    [`GET ${PATH}/records`]: () => ({ consents: [], notices: [{ version: 4, publishedAt: AT, text }], requests: [] }),
  });
  const records = await card('Your records');

  expect(await records.findByRole('heading', { name: 'What may Maya do at Lilypad?', hidden: true })).toBeTruthy();
  expect(records.getByText('Hello Omar. Maya (username pondskater) has an account.')).toBeTruthy();
  expect(records.getByText('Answer by …')).toBeTruthy();
  expect(records.getByText('Choose what Maya can do')).toBeTruthy();
  expect(records.getByRole('heading', { name: 'What we collect', hidden: true })).toBeTruthy();
  expect(records.getByText('Language: to show the right words')).toBeTruthy();
});

test('a switch that was turned while consent stood is recorded as that', async () => {
  const given = { who: 'you', state: 'granted', method: 'email_plus', noticeVersion: 1 };
  const consents = [
    { ...given, at: AT, scopes: ['posts'] },
    { ...given, at: '2026-11-19T15:00:00.000Z', scopes: [] },
    { ...given, at: '2026-11-19T16:00:00.000Z', scopes: ['buddies', 'chat_phrases'] },
    { ...given, at: '2026-11-19T17:00:00.000Z', scopes: ['buddies', 'leaderboards'] },
  ];
  open({ [`GET ${PATH}/records`]: () => ({ consents, notices: [], requests: [] }) });
  const records = await card('Your records');

  expect(await records.findByText('You switched off posts and comments')).toBeTruthy();
  expect(records.getByText('You switched on buddies, ready-made phrases')).toBeTruthy();
  expect(records.getByText('You switched on leaderboards, and switched off ready-made phrases')).toBeTruthy();
  expect(records.getAllByText('You gave consent by e-mail')).toHaveLength(1);
});

test('of many answers the five newest stand there until a parent asks for all', async () => {
  const days = Array.from({ length: 12 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}T12:00:00.000Z`);
  const consents = days.map((at) => ({ at, who: 'you', state: 'granted', method: null, scopes: [], noticeVersion: 1 }));
  const { me } = open({ [`GET ${PATH}/records`]: () => ({ consents, notices: [], requests: [] }) });
  const records = await card('Your records');

  const shown = (await records.findAllByText(/notice version 1/)).map(({ textContent }) => textContent);

  expect(shown).toHaveLength(5);
  expect(shown[0]).toContain('November 12');

  await me.click(records.getByRole('button', { name: 'Show all 12 answers' }));

  expect(records.getAllByText(/notice version 1/)).toHaveLength(12);
  expect(records.queryByRole('button', { name: /Show all/ })).toBeNull();
});

test('of hundreds of answers fifty more come at a time', async () => {
  const times = Array.from({ length: 120 }, (_, minute) => new Date(Date.parse(AT) + minute * 60_000).toISOString());
  const consents = times.map((at) => ({
    at,
    who: 'you',
    state: 'granted',
    method: null,
    scopes: [],
    noticeVersion: 1,
  }));
  const { me } = open({ [`GET ${PATH}/records`]: () => ({ consents, notices: [], requests: [] }) });
  const records = await card('Your records');

  await me.click(await records.findByRole('button', { name: 'Show 50 more of 120' }));
  expect(records.getAllByText(/notice version 1/)).toHaveLength(55);
  await me.click(records.getByRole('button', { name: 'Show 50 more of 120' }));
  await me.click(records.getByRole('button', { name: 'Show all 120 answers' }));

  expect(records.getAllByText(/notice version 1/)).toHaveLength(120);
});

test('a part that cannot be read says so, and the others stay', async () => {
  open({ [`GET ${PATH}/records`]: () => new Refusal('busy') });

  expect(await (await card('Your records')).findByRole('alert')).toBeTruthy();
  expect(await (await card('Correct something')).findByLabelText('First name')).toBeTruthy();
});

test('the link of the mail saves nothing until a button is pressed', async () => {
  const blob = vi.fn<() => Response>(
    () => new Response('zip', { headers: { 'content-disposition': 'attachment; filename="a.zip"' } }),
  );
  const calls = serve({
    'POST /api/family/copy/open': () => ({ username: 'pondskater', until: AT, bytes: 2048 }),
    'POST /api/family/copy': blob,
  });
  URL.createObjectURL = () => 'blob:copy';
  // A click would lead the page itself to the file, and the next tests with it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  history.replaceState(null, '', '/family/copy#a-secret-of-some-length');
  const me = show(<CopyLinkPage />);
  const save = await screen.findByRole('button', { name: 'Save the copy' });
  const before = calls.length;

  await me.click(save);

  expect(before).toBe(1);
  await waitFor(() => expect(blob).toHaveBeenCalled());
  expect(location.hash).toBe('');
});

test('an expired link says what to do', async () => {
  serve({ 'POST /api/family/copy/open': () => new Refusal('gone') });
  history.replaceState(null, '', '/family/copy#a-secret-of-some-length');

  show(<CopyLinkPage />);

  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To your pages' })).toBeTruthy();
});
