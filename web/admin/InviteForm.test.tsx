import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { InviteForm } from './InviteForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answers: Answers) {
  const calls = serve(answers);
  return { calls, me: show(<InviteForm />, '/admin/staff') };
}

test('an invitation is shown as a link, and the address field is empty again', async () => {
  const link = 'https://pond.example/staff/invite#secret';
  const { calls, me } = open({ 'POST /api/admin/invites': () => ({ link }) });
  const email = screen.getByLabelText('E-mail address');

  await me.type(email, 'new@example.org');
  await me.selectOptions(screen.getByLabelText('Role'), 'Admin: everything');
  await me.click(screen.getByRole('button', { name: 'Create a link' }));

  expect(await screen.findByText(link)).toBeDefined();
  expect((email as HTMLInputElement).value).toBe('');
  expect(calls).toContain('POST /api/admin/invites {"email":"new@example.org","role":"admin"}');
});

test('a refused address is explained at its field, and no link is shown', async () => {
  const refusal = new Refusal('invalid', { email: 'Please enter a valid e-mail address' });
  const { me } = open({ 'POST /api/admin/invites': () => refusal });

  await me.type(screen.getByLabelText('E-mail address'), 'new');
  await me.click(screen.getByRole('button', { name: 'Create a link' }));

  expect(await screen.findByText('Please enter a valid e-mail address')).toBeDefined();
  expect(screen.queryByText(/Hand this link over/)).toBeNull();
});

test('a refusal that is about no field is announced, and the address stays', async () => {
  const { me } = open({ 'POST /api/admin/invites': () => new Refusal('too_fast') });
  const email = screen.getByLabelText<HTMLInputElement>('E-mail address');
  await me.type(email, 'new@example.org');

  await me.click(screen.getByRole('button', { name: 'Create a link' }));

  expect((await screen.findByText(/very quick/)).closest('[role=alert]')).toBeTruthy();
  expect(email.value).toBe('new@example.org');
});
