import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
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

function Where() {
  return <p>at {useLocation()[0]}</p>;
}

function open(answers: Answers, at = '/staff/second-step') {
  const calls = serve({ 'GET /api/user': () => ines, ...answers });
  const page = (
    <>
      <SecondStepPage />
      <Where />
    </>
  );
  return { calls, me: show(page, at) };
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

test('says beside the boxes that a code is wrong, and empties them', async () => {
  const { me } = open({ [OPEN]: () => code, [TAKE]: () => new Refusal('wrong_code') });
  await typeCode(me);

  expect(await screen.findByText(/That code isn't right/)).toBeTruthy();
  expect((await firstBox()).value).toBe('');
});

test('a recovery code works without the phone', async () => {
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

test('a member who has waited too long signs in again', async () => {
  open({ [OPEN]: () => new Refusal('sign_in_required') });

  const again = await screen.findByRole('link', { name: 'Sign in again' });

  expect(again.getAttribute('href')).toBe('/auth?next=%2Fstaff');
});

test('a member who is signed in already goes on', async () => {
  open({ [OPEN]: () => new Refusal('not_for_you') }, '/staff/second-step?next=%2Fmoderation');

  expect(await screen.findByText('at /moderation')).toBeTruthy();
});

test('an unreachable server is explained', async () => {
  open({ [OPEN]: () => new Refusal('unavailable') });

  expect(await screen.findByText(/pond is taking a short break/)).toBeTruthy();
});

test('a code that comes after the sign-in ended leads to a new sign-in', async () => {
  const { me } = open({ [OPEN]: () => code, [TAKE]: () => new Refusal('sign_in_required') });

  await typeCode(me);

  const again = await screen.findByRole('link', { name: 'Sign in again' });

  expect(again.getAttribute('href')).toBe('/auth?next=%2Fstaff');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('too many codes are slowed down, and the sentence goes with the next digit', async () => {
  const { me } = open({ [OPEN]: () => code, [TAKE]: () => new Refusal('too_fast') });
  await typeCode(me);
  await screen.findByText(/very quick/);

  await me.keyboard('1');

  expect(screen.queryByText(/very quick/)).toBeNull();
});

test('a short recovery code cannot be sent', async () => {
  const { me } = open({ [OPEN]: () => code });
  await me.click(await screen.findByRole('button', { name: "I don't have my phone" }));

  await me.type(screen.getByLabelText('A recovery code'), 'abc');

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
});

test('a member who finds the phone again types the code of the app', async () => {
  const { me } = open({ [OPEN]: () => code });
  await me.click(await screen.findByRole('button', { name: "I don't have my phone" }));

  await me.click(screen.getByRole('button', { name: 'I have my phone' }));

  expect(screen.getByLabelText('The 6 numbers in your app')).toBeTruthy();
  expect(screen.queryByLabelText('A recovery code')).toBeNull();
});

test('putting it off can be refused', async () => {
  const { me } = open({
    [OPEN]: () => ({ enrolment, mayWait: true }),
    'POST /api/staff/totp/later': () => new Refusal('not_for_you'),
  });

  await me.click(await screen.findByRole('button', { name: 'Later' }));

  expect(await screen.findByText(/isn't for your account/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Later' })).toBeTruthy();
});
