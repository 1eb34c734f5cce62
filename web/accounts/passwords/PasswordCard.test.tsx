import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { PasswordCard } from './PasswordCard.tsx';

const Guarded = () => useSession().user && <PasswordCard />;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHANGE = 'PUT /api/password';
const OLD = 'correct frog battery';
const NEW = 'a new frog for all';

async function open(answers: Answers = {}) {
  const calls = serve({
    'GET /api/user': () => ({ id: '1', kind: 'staff', role: 'moderator', username: 'ines' }),
    ...answers,
  });
  const me = show(<Guarded />);
  await me.click(await screen.findByRole('button', { name: 'Change password' }));
  return { calls, me };
}

async function fill(me: Awaited<ReturnType<typeof open>>['me'], current: string, next: string, again = next) {
  const type = async (label: string, text: string) =>
    text && (await me.type(await screen.findByLabelText(label), text));
  await type('Current password', current);
  await type('New password', next);
  await type('Password again', again);
  await me.click(screen.getByRole('button', { name: 'Save the password' }));
}

test('a new password is sent with the current one, and the form closes', async () => {
  const { calls, me } = await open({ [CHANGE]: () => undefined });

  await fill(me, OLD, NEW);

  expect(await screen.findByRole('button', { name: 'Change password' })).toBeTruthy();
  expect(calls).toContain(`${CHANGE} ${JSON.stringify({ currentPassword: OLD, password: NEW })}`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your password' }));
});

test('the form takes the focus as it opens', async () => {
  await open();

  expect(await screen.findByLabelText('Current password')).toBe(document.activeElement);
});

test.each([
  ['no current password', '', NEW, NEW, 'Current password', 'Please type in your current password'],
  ['nine characters', OLD, 'nine frog', 'nine frog', 'New password', /at least 10 characters, because staff/],
  ['two different ones', OLD, NEW, 'a new frog for one', 'Password again', "Passwords don't match"],
])('%s is explained beside its field and not sent', async (_, current, next, again, label, sentence) => {
  const { calls, me } = await open();

  await fill(me, current, next, again);

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(calls.some((call) => call.startsWith(CHANGE))).toBe(false);
});

test('a wrong current password is explained beside its field', async () => {
  const fields = { currentPassword: "That isn't your current password." };
  const { me } = await open({ [CHANGE]: () => new Refusal('invalid', fields) });

  await fill(me, 'not my password', NEW);

  expect(await screen.findByText(fields.currentPassword)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
});

test('a refusal that is about no field is said below the form', async () => {
  const { me } = await open({ [CHANGE]: () => new Refusal('too_fast') });

  await fill(me, OLD, NEW);

  expect((await screen.findByRole('alert')).textContent).toContain('very quick');
});

test('canceling drops what was typed', async () => {
  const { me } = await open();
  await me.type(await screen.findByLabelText('New password'), NEW);

  await me.click(screen.getByRole('button', { name: 'Cancel' }));
  await me.click(screen.getByRole('button', { name: 'Change password' }));

  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
});
