import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '#web/app/session/session.ts';
import { serve, show } from '#web/app/test-page.tsx';
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

function open(at: string, entries = [entry]) {
  const calls = serve({
    'GET /api/user': () => ({ id: '1', kind: 'staff', role: 'admin' }),
    'GET /api/moderation/audit': () => ({ entries, cursor: null }),
    'GET /api/moderation/colleagues': () => ({ colleagues: [] }),
  });
  return { calls, me: show(<Guarded />, at) };
}

test('details are words, and no names of the database', async () => {
  open('/staff/audit-log');

  expect(await screen.findByText('kind: new display name · reason: family asked')).toBeTruthy();
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

test('an address shows the entries about its topic, and the list says so', async () => {
  const { calls } = open('/staff/audit-log?about=families');

  await screen.findByText('Removed with guidance');

  expect(calls).toContain('GET /api/moderation/audit?topic=families');
  expect(screen.getByLabelText<HTMLSelectElement>('About').value).toBe('families');
});
