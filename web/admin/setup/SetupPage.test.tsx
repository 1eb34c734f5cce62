import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setupSteps } from '#contract/rules/set-up.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { SetupPage } from './SetupPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = {
  operatorName: null,
  operatorAddress: null,
  contactEmail: null,
  onDutyNote: null,
  keptOutside: null,
  registration: 'until_set_up',
  setUpAt: null,
  stepsDone: [] as string[],
  isMailTested: false,
  canSendMail: true,
  consentAge: 13,
  consentMethods: ['email_plus'],
  isDevelopersMachine: false,
  chatNeedsDuty: false,
  isTypedChatOpen: true,
  helplineCountries: null,
  knownCountries: ['IE'],
  webhookKey: null,
};

function open(stored: object = {}, answers: Answers = {}) {
  const calls = serve({
    'GET /api/user': () => ({ id: '0193f0c2-0000-7000-8000-000000000001', kind: 'staff', role: 'admin' }),
    'GET /api/admin/settings': () => ({ ...settings, ...stored }),
    ...answers,
  });
  return { calls, me: show(<SetupPage />, '/admin/setup') };
}

test('the first open step is saved and marked as done, and the next one opens', async () => {
  const { calls, me } = open({}, { 'PUT /api/admin/settings': () => ({ ...settings, stepsDone: ['name'] }) });
  const form = within(await screen.findByRole('form', { name: 'Who is responsible' }));

  await me.type(form.getAllByRole('textbox')[0] as HTMLElement, 'Brook School');
  await me.click(form.getByRole('button', { name: 'Save and continue' }));

  expect(await screen.findByRole('form', { name: 'How families reach you' })).toBeDefined();
  expect(screen.getByText('Done')).toBeDefined();
  expect(calls).toContain('PUT /api/admin/settings {"operatorName":"Brook School","stepDone":"name"}');
});

test('the focus goes on to the step that opens', async () => {
  const { me } = open({}, { 'PUT /api/admin/settings': () => ({ ...settings, stepsDone: ['name'] }) });
  const form = within(await screen.findByRole('form', { name: 'Who is responsible' }));

  await me.click(form.getByRole('button', { name: 'Save and continue' }));

  await screen.findByRole('form', { name: 'How families reach you' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'How families reach you' }));
});

test('a refused step stays open and says why', async () => {
  const { me } = open({}, { 'PUT /api/admin/settings': () => new Refusal('too_fast') });
  const form = within(await screen.findByRole('form', { name: 'Who is responsible' }));

  await me.click(form.getByRole('button', { name: 'Save and continue' }));

  expect((await form.findByRole('alert')).textContent).toMatch(/very quick/);
});

test('a step that is done can be changed', async () => {
  const { me } = open({ stepsDone: ['name'] });

  await me.click(await screen.findByRole('button', { name: 'Change Who is responsible' }));

  expect(screen.getByRole('form', { name: 'Who is responsible' })).toBeDefined();
});

test('what no form can do stands beside the steps: guides, backups and the address for families', async () => {
  open();

  const duties = within(
    (await screen.findByRole('heading', { name: 'What only you can do' })).parentElement as HTMLElement,
  );

  expect(duties.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/guide/worst-case',
    '/admin/guide',
  ]);
  expect(duties.getByText('npm run backup -- "$(date -I).lilypad"')).toBeDefined();
  expect(duties.getByText(new RegExp(`give families this address: ${location.origin}`))).toBeDefined();
});

test('e-mail can be tested only with a contact address', async () => {
  open({ stepsDone: ['name', 'contact'] });

  expect(await screen.findByText('Please fill in “How families reach you” first.')).toBeDefined();
});

test('the wrong words of the test mail are refused', async () => {
  const { me } = open(
    { stepsDone: ['name', 'contact'], contactEmail: 'ines@example.org' },
    { 'POST /api/admin/setup/mail-test/answer': () => new Refusal('too_fast') },
  );

  await me.type(await screen.findByLabelText('The three words'), 'quiet green newt');
  await me.click(screen.getByRole('button', { name: 'Check the words' }));

  expect(await screen.findByText(/very quick/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('after the last step registration opens with the end of the set-up', async () => {
  const finished = { ...settings, stepsDone: setupSteps, setUpAt: '2026-11-01T10:00:00Z', registration: 'open' };
  const { calls, me } = open({ stepsDone: setupSteps }, { 'POST /api/admin/setup/finish': () => finished });

  await me.click(await screen.findByRole('button', { name: 'Finish the set-up' }));

  expect(await screen.findByText('The set-up is finished')).toBe(document.activeElement);
  expect(calls).toContain('POST /api/admin/setup/finish {"openRegistration":true}');
});

test('the set-up cannot be finished before every step is done', async () => {
  open({ stepsDone: setupSteps.slice(1) });

  await screen.findByRole('form', { name: 'Who is responsible' });

  expect(screen.queryByRole('button', { name: 'Finish the set-up' })).toBeNull();
});

test('a test mail that could not be sent is explained', async () => {
  const { me } = open(
    { stepsDone: ['name', 'contact'], contactEmail: 'ines@example.org' },
    { 'POST /api/admin/setup/mail-test': () => new Refusal('mail_not_sent') },
  );

  await me.click(await screen.findByRole('button', { name: 'Send the test e-mail' }));

  expect(await screen.findByText("We couldn't send the e-mail.")).toBeDefined();
  expect(screen.queryByText(/on its way/)).toBeNull();
});

test('the set-up cannot go on without mail, except on a developer’s machine', async () => {
  open({ stepsDone: ['name', 'contact'], canSendMail: false });

  expect(await screen.findByText(/You can't finish the set-up before that/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();

  cleanup();
  open({ stepsDone: ['name', 'contact'], canSendMail: false, isDevelopersMachine: true });

  expect(await screen.findByRole('button', { name: 'Continue' })).toBeDefined();
});

test('a set-up that could not be finished says why', async () => {
  const { me } = open({ stepsDone: setupSteps }, { 'POST /api/admin/setup/finish': () => new Refusal('unavailable') });

  await me.click(await screen.findByRole('button', { name: 'Finish the set-up' }));

  expect((await screen.findByRole('alert')).textContent).toMatch(/pond is taking a short break/);
  expect(screen.queryByText('The set-up is finished')).toBeNull();
});

test('registration can stay closed at the end of the set-up', async () => {
  const finished = { ...settings, stepsDone: setupSteps, setUpAt: '2026-11-01T10:00:00Z', registration: 'closed' };
  const { calls, me } = open({ stepsDone: setupSteps }, { 'POST /api/admin/setup/finish': () => finished });

  await me.click(await screen.findByRole('checkbox', { name: 'Open registration now' }));
  await me.click(screen.getByRole('button', { name: 'Finish the set-up' }));

  expect(await screen.findByText('Nobody can sign up now.')).toBeDefined();
  expect(calls).toContain('POST /api/admin/setup/finish {"openRegistration":false}');
});

const upToHelplines = setupSteps.slice(0, setupSteps.indexOf('helplines'));
const germanAndIrish = [
  { code: 'DE', emergency: [], lines: [] },
  { code: 'IE', emergency: [], lines: [] },
];

test("the operator's own country is chosen and stands first among the helplines", async () => {
  const { calls, me } = open(
    { stepsDone: upToHelplines, knownCountries: ['DE', 'IE'] },
    {
      'GET /api/helplines': () => ({ country: 'IE', countries: germanAndIrish }),
      'PUT /api/admin/settings': () => settings,
    },
  );
  const form = within(await screen.findByRole('form', { name: 'Helplines by country' }));
  const choices = form.getAllByRole<HTMLInputElement>('checkbox');
  const chosen = choices.filter(({ checked }) => checked);

  expect(chosen).toEqual([form.getByRole('checkbox', { name: 'Ireland' })]);
  expect(choices[1]).toBe(chosen[0]);

  await me.click(form.getByRole('button', { name: 'Save and continue' }));

  expect(calls).toContain('PUT /api/admin/settings {"helplineCountries":["IE"],"stepDone":"helplines"}');
});

test('on a phone the other countries are folded, so that the button to save is near', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  open(
    { stepsDone: upToHelplines, knownCountries: ['DE', 'IE'] },
    { 'GET /api/helplines': () => ({ country: 'IE', countries: germanAndIrish }) },
  );
  const form = within(await screen.findByRole('form', { name: 'Helplines by country' }));

  const folded = form.getByText('Other countries').closest('details');

  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('Germany');
  expect(folded?.textContent).not.toContain('Ireland');
});

test('all countries stay chosen for an operator who chose them', async () => {
  const { me } = open({ stepsDone: setupSteps, knownCountries: ['DE', 'IE'] });

  await me.click(
    (await screen.findAllByRole('button', { name: /Change/ }))[setupSteps.indexOf('helplines')] as HTMLElement,
  );

  const form = within(await screen.findByRole('form', { name: 'Helplines by country' }));
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Show all countries' }).checked).toBe(true);
  expect(form.queryByRole('checkbox', { name: 'Ireland' })).toBeNull();
});
