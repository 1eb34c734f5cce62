import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { SecondStepCard } from './SecondStepCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const STATE = 'GET /api/staff/totp';
const RENEW = 'POST /api/staff/recovery-codes';

function open(answers: Answers) {
  const calls = serve({ [STATE]: () => ({ isSet: true, recoveryCodesLeft: 1 }), ...answers });
  return { calls, me: show(<SecondStepCard />) };
}

const codeField = () => screen.getByRole<HTMLInputElement>('textbox');

async function askForCodes(me: ReturnType<typeof show>): Promise<void> {
  await me.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await me.click(codeField());
  await me.keyboard('123456');
  await me.click(screen.getByRole('button', { name: 'Make new recovery codes' }));
}

test('the last recovery code is counted as one', async () => {
  open({});

  expect(await screen.findByText(/You have 1 recovery code left\./)).toBeTruthy();
});

test('a member without a second step reads so, and cannot make recovery codes', async () => {
  open({ [STATE]: () => ({ isSet: false, recoveryCodesLeft: 0 }) });

  expect(await screen.findByText(/It isn't set up yet/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a state that cannot be loaded says why, and can be loaded again', async () => {
  const answers = [new Refusal('unavailable'), { isSet: true, recoveryCodesLeft: 7 }];
  const { me } = open({ [STATE]: () => answers.shift() });

  expect(await screen.findByText(/pond is taking a short break/)).toBeTruthy();

  await me.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText(/You have 7 recovery codes left/)).toBeTruthy();
});

test('new recovery codes need the code of the app, are shown once, and are counted again', async () => {
  let left = 1;
  const recoveryCodes = ['abcd0-fghjk', 'abcd1-fghjk'];
  const { calls, me } = open({
    [STATE]: () => ({ isSet: true, recoveryCodesLeft: left }),
    [RENEW]: () => {
      left = 2;
      return { recoveryCodes };
    },
  });

  await askForCodes(me);

  expect(await screen.findByText('abcd1-fghjk')).toBeTruthy();
  expect(calls).toContain(`${RENEW} {"code":"123456"}`);

  await me.click(screen.getByRole('button', { name: 'I saved them' }));

  expect(screen.queryByText('abcd1-fghjk')).toBeNull();
  expect(await screen.findByText(/You have 2 recovery codes left/)).toBeTruthy();
});

test.each([
  ['wrong_code', /That code isn't right/],
  ['too_fast', /very quick/],
] as const)('a code that is refused with %s is explained, and the field is empty again', async (code, sentence) => {
  const { me } = open({ [RENEW]: () => new Refusal(code) });

  await askForCodes(me);

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(codeField().value).toBe('');
});

test('half a code is not sent', async () => {
  const { calls, me } = open({});
  await me.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await me.click(codeField());

  await me.keyboard('123{Enter}');

  expect(calls).toEqual([STATE]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make new recovery codes' }).disabled).toBe(true);
});

test('canceling drops what was typed', async () => {
  const { me } = open({});
  await me.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await me.click(codeField());
  await me.keyboard('123');

  await me.click(screen.getByRole('button', { name: 'Cancel' }));
  await me.click(screen.getByRole('button', { name: 'Make new recovery codes' }));

  expect(codeField().value).toBe('');
});
