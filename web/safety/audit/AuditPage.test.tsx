import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { identifications } from '#contract/family/data-desk.ts';
import { actReasons } from '#contract/people.ts';
import { formRefusals } from '#contract/rules/family/signed-forms.ts';
import { periods } from '#contract/rules/retention.ts';
import { setupSteps } from '#contract/rules/set-up.ts';
import { careTemplates, contactReasons, crisisSteps } from '#contract/safety/casework.ts';
import { teachTemplates } from '#contract/safety/message-templates.ts';
import { scopes } from '#contract/shared/endpoint.ts';
import { useSession } from '#web/app/session/session.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { safetyAudit } from '../messages/audit/en.ts';
import { AuditPage } from './AuditPage.tsx';

const Guarded = () => useSession().user && <AuditPage />;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = {
  ...{ number: 7, at: '2026-11-18T15:00:00.000Z', act: 'case.teach', by: 'ines', subject: 'a case' },
  details: [
    { name: 'kind', value: 'new_name' },
    { name: 'reason', value: 'family_asked' },
  ],
};

function open(at: string, entries = [entry], role = 'admin') {
  const calls = serve({
    'GET /api/user': () => ({ id: '1', kind: 'staff', role }),
    'GET /api/moderation/audit': () => ({ entries, cursor: null }),
    'GET /api/moderation/colleagues': () => ({ colleagues: [] }),
  });
  return { calls, me: show(<Guarded />, at) };
}

test('details are words, and no names of the database', async () => {
  open('/staff/audit-log');

  expect(await screen.findByText('kind: new display name · reason: the family asked for it')).toBeTruthy();
});

test('of several words each is said, and a blocked word stays as it was typed', async () => {
  const details = [
    { name: 'names', value: 'helpline_countries,set_up_helplines' },
    { name: 'word', value: 'foo_bar,baz' },
  ];
  open('/staff/audit-log', [{ ...entry, act: 'settings.change', details }]);

  expect(await screen.findByText('changed: helplines by country, set-up: helplines · word: foo_bar,baz')).toBeTruthy();
});

test.each<[name: string, values: readonly string[]]>([
  ['reason', [...actReasons, ...formRefusals]],
  ['what', [...contactReasons, ...crisisSteps, ...careTemplates]],
  ['template', [...teachTemplates, ...careTemplates]],
  ['identifiedBy', identifications],
  ['scopes', scopes],
  ['period', Object.keys(periods)],
  ['names', setupSteps.map((step) => `set_up_${step}`)],
])('every fixed word of %s is said in words', (name, values) => {
  const unsaid = values.filter((value) => !(`safety.audit.value.${name}.${value}` in safetyAudit));

  expect(unsaid).toEqual([]);
});

test.each([
  ['case.teach', 'Removed with guidance', '/moderation/cases/4711'],
  ['person.read', "Read a child's account", '/admin/people?id=4711'],
])('an entry of %s leads to what it is about', async (act, name, address) => {
  open('/staff/audit-log', [{ ...entry, act, subject: '4711' }]);

  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
});

test('an entry about somebody who was erased, or about no one, leads nowhere', async () => {
  const erased = { ...entry, subject: null as unknown as string };
  open('/staff/audit-log', [erased, { ...entry, number: 6, act: 'cases.list' }]);
  await screen.findByText('Removed with guidance');

  expect(screen.queryAllByRole('link')).toEqual([]);
});

test.each([
  ['admin', true],
  ['moderator', false],
])('for a reader with the role %s, who did it is in the table: %s', async (role, isShown) => {
  open('/staff/audit-log', [entry], role);
  await screen.findByText('Removed with guidance');

  expect(screen.queryByText('ines') !== null).toBe(isShown);
});

test('an address shows the entries about its topic, and the list says so', async () => {
  const { calls } = open('/staff/audit-log?about=families');

  await screen.findByText('Removed with guidance');

  expect(calls).toContain('GET /api/moderation/audit?topic=families');
  expect(screen.getByLabelText<HTMLSelectElement>('About').value).toBe('families');
});
