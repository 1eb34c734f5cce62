import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, serve, show } from '#web/app/test-page.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const SECRET = 'a-secret-of-some-length';

function open(answers: Answers, secret = SECRET): string[] {
  history.replaceState(null, '', `/unsubscribe#${secret}`);
  const calls = serve(answers);
  show(<UnsubscribePage />, '/unsubscribe');
  return calls;
}
const about = (isWanted: boolean, usernames = ['otterbeam']) => ({
  'POST /api/family/reports/open': () => ({ about: { usernames, isWanted } }),
  'POST /api/family/reports/choose': () => undefined,
});

test('opening the link changes nothing; its button unsubscribes, and can be taken back', async () => {
  const calls = open(about(true));
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  expect(await screen.findByText('Stop the weekly report about otterbeam?')).toBeTruthy();
  expect(calls).toEqual([`POST /api/family/reports/open {"token":"${SECRET}"}`]);

  await press('Unsubscribe');
  expect(await screen.findByText(/You won't get the weekly report/)).toBeTruthy();
  expect(calls.at(-1)).toBe(`POST /api/family/reports/choose {"token":"${SECRET}","isWanted":false}`);

  await press('Send it to me again');
  expect(await screen.findByText("You'll get the weekly report about otterbeam")).toBeTruthy();
});

test('the secret is in no address after the page is open', async () => {
  open(about(true));
  await screen.findByText(/Stop the weekly report/);

  expect(location.hash).toBe('');
});

test('a parent who has unsubscribed before reads so', async () => {
  open(about(false));

  expect(await screen.findByText(/You won't get the weekly report/)).toBeTruthy();
});

test('the link of a mail about several children names them all', async () => {
  open(about(true, ['otterbeam', 'newtfriend', 'duckweed']));

  expect(await screen.findByText('Stop the weekly report about otterbeam, newtfriend, and duckweed?')).toBeTruthy();
});

test('a link that is not ours says so', async () => {
  open({ 'POST /api/family/reports/open': () => ({ about: null }) });

  expect(await screen.findByText("This link doesn't work")).toBeTruthy();
});

test('a page without a link says so', async () => {
  open({}, '');

  expect(await screen.findByText("This link doesn't work")).toBeTruthy();
});
