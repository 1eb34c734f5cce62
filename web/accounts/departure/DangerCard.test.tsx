import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { DangerCard } from './DangerCard.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(answers: Answers, isUnder13 = true) {
  const calls = serve(answers);
  const me = show(
    <>
      <DangerCard user={{ isUnder13 } as User} />
      <Where />
    </>,
    '/profile',
  );
  await me.click(screen.getByRole('button', { name: 'Delete my account' }));
  return { calls, me };
}
function Where(): string {
  return `at ${useLocation()[0]}`;
}

const sure = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete it' });

test('only the whole word opens the button, and the goodbye stays for two seconds', async () => {
  const { calls, me } = await open({ 'DELETE /api/user': () => undefined });

  for (const typed of ['delete', 'DELET']) {
    await me.clear(screen.getByLabelText('Type DELETE to be sure'));
    await me.type(screen.getByLabelText('Type DELETE to be sure'), typed);
    expect(sure().disabled).toBe(true);
  }

  await me.type(screen.getByLabelText('Type DELETE to be sure'), 'E');
  await me.click(sure());

  expect(await screen.findByRole('dialog', { name: 'Goodbye!' })).toBeTruthy();
  expect(calls).toEqual(['DELETE /api/user {"confirm":"DELETE"}']);
  expect(screen.getByText('at /profile')).toBeTruthy();

  vi.advanceTimersByTime(2000);

  expect(await screen.findByText('at /')).toBeTruthy();
});

test('the youngest read that their grown-up can keep the account, the others that signing in does', async () => {
  await open({});

  expect(screen.getByText(/We'll e-mail your grown-up/)).toBeTruthy();

  cleanup();
  await open({}, false);

  expect(screen.getByText(/sign in within 7 days/)).toBeTruthy();
});

test('shows a refusal, and the account stays', async () => {
  const { me } = await open({ 'DELETE /api/user': () => new Refusal('unavailable') });
  await me.type(screen.getByLabelText('Type DELETE to be sure'), 'DELETE');

  await me.click(sure());

  expect((await screen.findByRole('alert')).textContent).toContain('The pond is taking a short break');

  await me.click(screen.getByRole('button', { name: 'Keep my account' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});
