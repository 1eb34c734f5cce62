import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = {
  operatorName: 'Brook Street School',
  operatorAddress: null,
  contactEmail: 'ines@example.org',
  onDutyNote: null,
  keptOutside: null,
  registration: 'closed',
  setUpAt: '2026-11-01T10:00:00Z',
  isDevelopersMachine: false,
  chatNeedsDuty: false,
  isTypedChatOpen: true,
  keepStaffDecisions: false,
  helplineCountries: null,
  knownCountries: ['DE', 'IE'],
  webhookKey: null,
  reviewPosts: 'new_authors',
  reviewComments: 'new_authors',
  answerDays: 7,
};

function open(answers: Answers = {}) {
  const calls = serve({
    'GET /api/user': () => ({ id: '0193f0c2-0000-7000-8000-000000000001', kind: 'staff', role: 'admin' }),
    'GET /api/admin/settings': () => settings,
    ...answers,
  });
  return { calls, me: show(<SettingsPage />, '/admin/settings') };
}

const sent = (calls: readonly string[]) => calls.filter((call) => call.startsWith('PUT'));

test('an admin opens registration', async () => {
  const { calls, me } = open({ 'PUT /api/admin/settings': () => ({ ...settings, registration: 'open' }) });

  await me.click(await screen.findByRole('button', { name: 'Open registration' }));

  expect(await screen.findByText('Children can sign up now.')).toBeDefined();
  expect(sent(calls)).toEqual(['PUT /api/admin/settings {"registration":"open"}']);
});

test('before the set-up is finished there is only the way to it', async () => {
  open({ 'GET /api/admin/settings': () => ({ ...settings, setUpAt: null, registration: 'until_set_up' }) });

  expect(await screen.findByText('Nobody can sign up until the set-up is finished.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Open registration' })).toBeNull();
});

test('only the field that was changed is sent', async () => {
  const { calls, me } = open({ 'PUT /api/admin/settings': () => settings });
  const form = within(await screen.findByRole('form', { name: 'What families read' }));

  await me.type(form.getByLabelText('Postal address'), '5 Brook Street');
  await me.click(form.getByRole('button', { name: 'Save' }));

  expect(sent(calls)).toEqual(['PUT /api/admin/settings {"operatorAddress":"5 Brook Street"}']);
  expect(toast()?.title).toBe('Saved');
});

test('a refused address is explained at its field, and what was typed stays', async () => {
  const refusal = new Refusal('invalid', { contactEmail: 'Please enter a valid e-mail address' });
  const { me } = open({ 'PUT /api/admin/settings': () => refusal });
  const form = within(await screen.findByRole('form', { name: 'What families read' }));
  const field = form.getByLabelText('E-mail for families');

  await me.clear(field);
  await me.type(field, 'ines');
  await me.click(form.getByRole('button', { name: 'Save' }));

  expect(await form.findByText('Please enter a valid e-mail address')).toBeDefined();
  expect((field as HTMLInputElement).value).toBe('ines');
});

test('an admin chooses the countries whose helplines are shown', async () => {
  const { calls, me } = open({ 'PUT /api/admin/settings': () => settings });
  const form = within(await screen.findByRole('form', { name: 'Helplines by country' }));

  await me.click(form.getByRole('checkbox', { name: 'Show all countries' }));
  await me.click(form.getByRole('checkbox', { name: 'Ireland' }));
  await me.click(form.getByRole('button', { name: 'Save' }));

  expect(sent(calls)).toEqual(['PUT /api/admin/settings {"helplineCountries":["IE"]}']);
});

test('while typed chat is closed the page says what it needs', async () => {
  open({ 'GET /api/admin/settings': () => ({ ...settings, isTypedChatOpen: false }) });

  expect(await screen.findByText(/Typed chat is closed/)).toBeDefined();
});

test('an admin closes registration', async () => {
  const { calls, me } = open({
    'GET /api/admin/settings': () => ({ ...settings, registration: 'open' }),
    'PUT /api/admin/settings': () => settings,
  });

  await me.click(await screen.findByRole('button', { name: 'Close registration' }));

  expect(await screen.findByText('Nobody can sign up now.')).toBeDefined();
  expect(sent(calls)).toEqual(['PUT /api/admin/settings {"registration":"closed"}']);
});

test('registration that could not be opened stays closed, and the page says why', async () => {
  const { me } = open({ 'PUT /api/admin/settings': () => new Refusal('unavailable') });

  await me.click(await screen.findByRole('button', { name: 'Open registration' }));

  expect((await screen.findByText(/pond is taking a short break/)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByText('Nobody can sign up now.')).toBeDefined();
});

test('countries that could not be saved stay chosen, and the form says why', async () => {
  const { me } = open({ 'PUT /api/admin/settings': () => new Refusal('too_fast') });
  const form = within(await screen.findByRole('form', { name: 'Helplines by country' }));
  await me.click(form.getByRole('checkbox', { name: 'Show all countries' }));
  await me.click(form.getByRole('checkbox', { name: 'Ireland' }));

  await me.click(form.getByRole('button', { name: 'Save' }));

  expect(await form.findByText(/very quick/)).toBeDefined();
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Ireland' }).checked).toBe(true);
});

test('the key of the webhook is shown only where there is one', async () => {
  open({ 'GET /api/admin/settings': () => ({ ...settings, webhookKey: 'a-key' }) });

  expect(await screen.findByText('a-key')).toBeDefined();

  cleanup();
  open();
  await screen.findByText('Nobody can sign up now.');

  expect(screen.queryByText('Webhook for urgent cases')).toBeNull();
});

test('an admin chooses what is read before it is out, for stories and comments apart', async () => {
  const { calls, me } = open({ 'PUT /api/admin/settings': () => ({ ...settings, reviewComments: 'flagged' }) });
  const comments = within(await screen.findByRole('group', { name: 'Comments' }));
  expect(comments.getByRole<HTMLInputElement>('radio', { name: /New authors/ }).checked).toBe(true);

  await me.click(comments.getByRole('radio', { name: /Only what the filter is unsure about/ }));

  expect(sent(calls)).toEqual(['PUT /api/admin/settings {"reviewComments":"flagged"}']);
  expect(toast()?.title).toBe('Saved');
});

test('an admin gives parents more days to answer, and reads why a number is refused', async () => {
  const refusal = new Refusal('invalid', { answerDays: 'Please enter 7 to 30 days' });
  const { calls, me } = open({ 'PUT /api/admin/settings': () => refusal });
  const form = within(await screen.findByRole('form', { name: 'When a parent does not answer' }));
  const field = form.getByLabelText('Days until the account is erased (7 to 30)');

  await me.clear(field);
  await me.type(field, '31');
  await me.click(form.getByRole('button', { name: 'Save' }));

  expect(sent(calls)).toEqual(['PUT /api/admin/settings {"answerDays":31}']);
  expect(await form.findByText('Please enter 7 to 30 days')).toBeDefined();
});

test('an admin lets decisions be kept, and reads what that means', async () => {
  const { calls, me } = open({ 'PUT /api/admin/settings': () => ({ ...settings, keepStaffDecisions: true }) });

  await me.click(await screen.findByRole('switch', { name: /^Keep what staff decided/ }));

  expect(screen.getByText(/Nothing leaves this instance/)).toBeDefined();
  expect(await screen.findByText(/everything that was kept is deleted at once/)).toBeDefined();
  expect(sent(calls)).toEqual(['PUT /api/admin/settings {"keepStaffDecisions":true}']);
});
