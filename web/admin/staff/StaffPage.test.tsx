import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { StaffPage } from './StaffPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const adaId = '0193f0c2-0000-7000-8000-000000000001';
const inesId = '0193f0c2-0000-7000-8000-000000000002';
const inviteId = '0193f0c2-0000-7000-8000-000000000003';
const ada = {
  id: adaId,
  username: 'ada',
  email: 'ada@example.org',
  role: 'admin',
  joinedAt: '2026-11-01T10:00:00Z',
  signedInAt: '2026-11-18T10:00:00Z',
  hasSecondStep: true,
  isSelf: true,
};
const ines = { ...ada, id: inesId, username: 'ines', email: 'ines@example.org', role: 'moderator', isSelf: false };
const invitation = {
  id: inviteId,
  email: 'new@example.org',
  role: 'moderator',
  invitedBy: 'ada',
  expiresAt: '2026-11-19T10:00:00Z',
};
const staff = { members: [ada, ines], invitations: [invitation], isTypedChatOpen: true };

function open(answers: Answers = {}) {
  const calls = serve({
    'GET /api/user': () => ({ id: adaId, kind: 'staff', role: 'admin' }),
    'GET /api/admin/staff': () => staff,
    ...answers,
  });
  return { calls, me: show(<StaffPage />, '/admin/staff') };
}

test('a member is removed only after a confirmation', async () => {
  const { calls, me } = open({ [`DELETE /api/admin/staff/${inesId}`]: () => undefined });

  await me.click(await screen.findByRole('button', { name: 'Remove for ines' }));

  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);

  const dialog = await screen.findByRole('dialog', { name: 'Remove ines from the staff?' });
  await me.click(within(dialog).getByRole('button', { name: 'Remove' }));

  expect(calls).toContain(`DELETE /api/admin/staff/${inesId}`);
});

test('canceling changes nothing', async () => {
  const { calls, me } = open();

  await me.click(await screen.findByRole('button', { name: 'Make admin for ines' }));
  await me.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('a role is changed', async () => {
  const { calls, me } = open({ [`PUT /api/admin/staff/${inesId}/role`]: () => undefined });

  await me.click(await screen.findByRole('button', { name: 'Make admin for ines' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make ines an admin?' });
  await me.click(within(dialog).getByRole('button', { name: 'Make admin' }));

  expect(calls).toContain(`PUT /api/admin/staff/${inesId}/role {"role":"admin"}`);
});

test('one’s own account has no buttons, and says why', async () => {
  open();

  expect(await screen.findByText('Only another admin can change or remove your account.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove for ada' })).toBeNull();
});

test('an invitation is revoked', async () => {
  const { calls, me } = open({ [`DELETE /api/admin/invites/${inviteId}`]: () => undefined });

  await me.click(await screen.findByRole('button', { name: 'Revoke for new@example.org' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke the invitation to new@example.org?' });
  await me.click(within(dialog).getByRole('button', { name: 'Revoke' }));

  expect(calls).toContain(`DELETE /api/admin/invites/${inviteId}`);
});

test('says when there are too few on the staff, and what that means', async () => {
  open({ 'GET /api/admin/staff': () => ({ ...staff, members: [ada], isTypedChatOpen: false }) });

  expect(await screen.findByText('Typed chat is closed')).toBeTruthy();
});

test.each([
  ['removing a member', 'Remove for ines', 'Remove', `DELETE /api/admin/staff/${inesId}`],
  ['changing a role', 'Make admin for ines', 'Make admin', `PUT /api/admin/staff/${inesId}/role`],
  ['revoking an invitation', 'Revoke for new@example.org', 'Revoke', `DELETE /api/admin/invites/${inviteId}`],
])('%s that is refused says why, and the question stays', async (_what, button, sure, call) => {
  const { me } = open({ [call]: () => new Refusal('unavailable') });
  await me.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));

  await me.click(dialog.getByRole('button', { name: sure }));

  expect((await dialog.findByRole('alert')).textContent).toMatch(/pond is taking a short break/);
  expect(toast()).toBeUndefined();
});

test('an empty list of invitations says so', async () => {
  open({ 'GET /api/admin/staff': () => ({ ...staff, invitations: [] }) });

  expect(await screen.findByText('No open invitations.')).toBeTruthy();
});

const many = Array.from({ length: 30 }, (_, at) => ({
  ...ines,
  id: `0193f0c2-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
  username: `member_${at}`,
  email: `member_${at}@example.org`,
}));
const names = () => within(screen.getByRole('region', { name: 'On the staff' })).getAllByRole('heading', { level: 3 });

test('a long list comes in pages', async () => {
  const { me } = open({ 'GET /api/admin/staff': () => ({ ...staff, members: [ada, ...many] }) });
  await me.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(names()).toHaveLength(31);
  expect(document.activeElement?.textContent).toContain('member_19@');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a long list can be searched by name or e-mail address', async () => {
  const { me } = open({ 'GET /api/admin/staff': () => ({ ...staff, members: [ada, ...many] }) });
  const search = await screen.findByRole('searchbox', { name: 'Find by username or e-mail' });

  await me.type(search, 'Member_29@');

  expect(names().map(({ textContent }) => textContent)).toEqual(['member_29']);
  expect(screen.getByText('1 member of staff found.')).toBeTruthy();

  await me.clear(search);
  await me.type(search, 'nobody');

  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByText('0 members of staff found.')).toBeTruthy();
});

test('a short list needs no search', async () => {
  open();
  await screen.findByText('ines');

  expect(screen.queryByRole('searchbox')).toBeNull();
});
