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

function open(at: string) {
  const calls = serve({
    'GET /api/user': () => ({ id: '1', kind: 'staff', role: 'admin' }),
    'GET /api/moderation/audit': () => ({ entries: [entry], cursor: null }),
    'GET /api/moderation/colleagues': () => ({ colleagues: [] }),
  });
  return { calls, me: show(<Guarded />, at) };
}

test('details are words, and no names of the database', async () => {
  open('/staff/audit-log');

  expect(await screen.findByText('kind: new display name · reason: family asked')).toBeTruthy();
});

test('an address shows the entries about its topic, and the list says so', async () => {
  const { calls } = open('/staff/audit-log?about=families');

  await screen.findByText('Removed with guidance');

  expect(calls).toContain('GET /api/moderation/audit?topic=families');
  expect(screen.getByLabelText<HTMLSelectElement>('About').value).toBe('families');
});
