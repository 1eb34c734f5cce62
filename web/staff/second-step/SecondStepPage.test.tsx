import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { SecondStepPage } from './SecondStepPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OPEN = 'POST /api/staff/totp/open';
const TAKE = 'POST /api/staff/totp';
const ines = { id: '1', kind: 'staff', username: 'ines', role: 'moderator' };
const code = { enrolment: null, mayWait: false };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const enrolment = { secret, address: `otpauth://totp/Lilypad:ines?secret=${secret}` };

function open(answers: Answers) {
  const calls = serve({ 'GET /api/user': () => ines, ...answers });
  return { calls, me: show(<SecondStepPage />, '/staff/second-step') };
}

async function firstBox(): Promise<HTMLInputElement> {
  return (await screen.findAllByRole<HTMLInputElement>('textbox'))[0] as HTMLInputElement;
}

async function typeCode(me: ReturnType<typeof show>): Promise<void> {
  await me.click(await firstBox());
  await me.keyboard('123456');
  await me.click(screen.getByRole('button', { name: 'Continue' }));
}

test('the code of the app is sent', async () => {
  const { calls, me } = open({ [OPEN]: () => code, [TAKE]: () => ({ user: ines, recoveryCodes: [] }) });
  await typeCode(me);

  expect(calls).toContain(`${TAKE} {"code":"123456"}`);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a wrong code is told beside the boxes, which are empty again', async () => {
  const { me } = open({ [OPEN]: () => code, [TAKE]: () => new Refusal('wrong_code') });
  await typeCode(me);

  expect(await screen.findByText(/That code isn't right/)).toBeTruthy();
  expect((await firstBox()).value).toBe('');
});

test('without the phone a recovery code does', async () => {
  const { calls, me } = open({ [OPEN]: () => code, [TAKE]: () => ({ user: ines, recoveryCodes: [] }) });
  await me.click(await screen.findByRole('button', { name: "I don't have my phone" }));
  await me.type(screen.getByLabelText('A recovery code'), 'abcde-fghjk');

  await me.click(screen.getByRole('button', { name: 'Continue' }));

  expect(calls).toContain(`${TAKE} {"code":"abcde-fghjk"}`);
});

test('the first time brings the picture, the secret in groups, and ten codes to keep', async () => {
  const recoveryCodes = Array.from({ length: 10 }, (_, place) => `abcd${place}-fghjk`);
  const { me } = open({
    [OPEN]: () => ({ enrolment, mayWait: false }),
    [TAKE]: () => ({ user: ines, recoveryCodes }),
  });

  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();

  await typeCode(me);
  const list = await screen.findByRole('list');

  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
});

test('on a developer’s machine it can wait', async () => {
  const { calls, me } = open({
    [OPEN]: () => ({ enrolment, mayWait: true }),
    'POST /api/staff/totp/later': () => ines,
  });
  await me.click(await screen.findByRole('button', { name: 'Later' }));

  expect(calls).toContain('POST /api/staff/totp/later');
});

test('who has waited too long signs in again', async () => {
  open({ [OPEN]: () => new Refusal('sign_in_required') });

  expect((await screen.findByRole('link', { name: 'Sign in again' })).getAttribute('href')).toBe('/auth');
});
