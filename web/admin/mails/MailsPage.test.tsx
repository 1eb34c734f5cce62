import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { MailsPage } from './MailsPage.tsx';

const id = '00000001-0000-4000-8000-000000000000';
const mail = {
  ...{ id, purpose: 'parents', username: 'pondskater', to: 'o•••@example.org', failure: 'address' },
  ...{ failedAt: '2026-11-18T15:00:00.000Z', isGivenUp: false },
};

function open(answers: Answers) {
  const calls = serve(answers);
  return { calls, user: show(<MailsPage />) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an unsent mail says why, and can be sent again', async () => {
  let mails = [mail];
  const { user } = open({
    'GET /api/admin/mails': () => ({ mails, alerts: [], urgentMail: 'works', overdueRefunds: 0 }),
    [`POST /api/admin/mails/${id}/resend`]: () => {
      mails = [];
    },
  });
  expect(await screen.findByText('The mail server refuses this address.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Send again' }));

  expect(await screen.findByText('No undelivered e-mail')).toBeTruthy();
  expect(toast()?.title).toBe('Sent');
});

test.each([
  [199, 0],
  [200, 1],
])('of %i mails, a sentence about older ones is shown %i times', async (count, times) => {
  const mails = Array.from({ length: count }, (_, at) => ({ ...mail, id: `${id.slice(0, -3)}${100 + at}` }));
  open({ 'GET /api/admin/mails': () => ({ mails, alerts: [], urgentMail: 'works', overdueRefunds: 0 }) });

  await screen.findAllByRole('button', { name: 'Send again' });

  expect(screen.queryAllByText(/^These are the newest 200\./)).toHaveLength(times);
});

test('a mail that fails again says so and stays listed', async () => {
  const { user } = open({
    'GET /api/admin/mails': () => ({ mails: [mail], alerts: [], urgentMail: 'works', overdueRefunds: 0 }),
    [`POST /api/admin/mails/${id}/resend`]: () => new Refusal('mail_not_sent'),
  });

  await user.click(await screen.findByRole('button', { name: 'Send again' }));

  expect((await screen.findByRole('alert')).textContent).toBe("We couldn't send the e-mail.");
  expect(screen.getByText(/About pondskater/)).toBeTruthy();
});

test('each alert about urgent cases that did not go out says how many wait, and is sent again by itself', async () => {
  const alert = { channel: 'mail', cases: 2, failedAt: '2026-11-18T15:00:00.000Z' };
  let alerts = [
    { ...alert, lane: 'children' },
    { ...alert, lane: 'visitors' },
  ];
  const { calls, user } = open({
    'GET /api/admin/mails': () => ({ mails: [], alerts, urgentMail: 'fails', overdueRefunds: 0 }),
    'POST /api/admin/alerts/children/mail/resend': () => {
      alerts = alerts.slice(1);
    },
  });
  await screen.findByText(/2 cases about children are still unopened/);

  await user.click(screen.getAllByRole('button', { name: 'Send again' })[0] as HTMLElement);

  await waitFor(() => expect(screen.queryByText(/2 cases of children/)).toBeNull());
  expect(screen.getByText(/2 messages from visitors are still unopened/)).toBeTruthy();
  expect(calls).toContain('POST /api/admin/alerts/children/mail/resend');
});

test('mails about urgent cases that do not go out are told, also where every other mail has left', async () => {
  open({ 'GET /api/admin/mails': () => ({ mails: [], alerts: [], urgentMail: 'fails', overdueRefunds: 0 }) });

  expect(await screen.findByText('E-mail about urgent cases is not going out')).toBeTruthy();
  expect(screen.queryByText('No undelivered e-mail')).toBeNull();
});

test('payments that could not be given back are told beside the mails', async () => {
  open({ 'GET /api/admin/mails': () => ({ mails: [], alerts: [], urgentMail: 'works', overdueRefunds: 2 }) });

  expect(await screen.findByText('2 payments by parents were not refunded')).toBeTruthy();
  expect(screen.getByText('No undelivered e-mail')).toBeTruthy();
});
