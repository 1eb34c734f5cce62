import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '#web/app/session/session.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { HoldsPage } from './HoldsPage.tsx';

const Guarded = () => useSession().user && <HoldsPage />;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const caseId = '0193f0c2-0000-7000-8000-000000000001';
const hold = {
  ...{ caseId, kind: 'message', reason: 'Police asked, file 4711', placedBy: 'ada', isLast: false },
  ...{ placedAt: '2026-11-18T15:00:00.000Z', endsAt: '2027-05-17T15:00:00.000Z' },
};
const release = `POST /api/moderation/cases/${caseId}/decide {"decision":"release_hold"}`;

async function open(role: 'admin' | 'moderator') {
  const calls = serve({
    'GET /api/user': () => ({ id: '1', kind: 'staff', role }),
    'GET /api/moderation/holds': () => ({ holds: [hold] }),
    [`POST /api/moderation/cases/${caseId}/decide`]: () => ({ state: 'open', onHold: false }),
  });
  const me = show(<Guarded />);
  await screen.findByText(hold.reason);
  return { calls, me };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Release this hold?' }));

test('before the first hold, the page says how a case gets one', async () => {
  serve({
    'GET /api/user': () => ({ id: '1', kind: 'staff', role: 'moderator' }),
    'GET /api/moderation/holds': () => ({ holds: [] }),
  });
  show(<Guarded />);

  expect(await screen.findByText(/open it and choose “Legal hold”/)).toBeTruthy();
});

test('a hold leads to its case', async () => {
  await open('moderator');

  const link = screen.getByRole('link', { name: 'Chat message, until May 17, 2027' });

  expect(link.getAttribute('href')).toBe(`/moderation/cases/${caseId}`);
});

test('a hold is extended with its reason at hand', async () => {
  const { calls, me } = await open('moderator');
  await me.click(screen.getByRole('button', { name: 'Extend' }));
  const asked = within(screen.getByRole('dialog', { name: 'Extend this hold' }));
  expect(asked.getByText(/It ends on May 17, 2027/)).toBeTruthy();

  await me.selectOptions(asked.getByLabelText('For how long?'), '365 days');
  await me.click(asked.getByRole('button', { name: 'Extend' }));

  expect(calls).toContain(
    `POST /api/moderation/cases/${caseId}/decide {"decision":"legal_hold","hold":{"reason":"${hold.reason}","days":365}}`,
  );
});

test('a hold is released only after a question', async () => {
  const { calls, me } = await open('admin');
  await me.click(screen.getByRole('button', { name: 'Release' }));

  await me.click(dialog().getByRole('button', { name: 'Release it' }));

  expect(calls).toContain(release);
});

test('who keeps the hold releases nothing', async () => {
  const { calls, me } = await open('admin');
  await me.click(screen.getByRole('button', { name: 'Release' }));

  await me.click(dialog().getByRole('button', { name: 'Keep the hold' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).not.toContain(release);
});

test('a moderator extends holds and releases none', async () => {
  await open('moderator');

  expect(screen.getByRole('button', { name: 'Extend' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
});
