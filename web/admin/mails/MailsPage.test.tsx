import { cleanup, screen } from '@testing-library/react';
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

test('a mail that did not leave says why, and is sent again', async () => {
  let mails = [mail];
  const { user } = open({
    'GET /api/admin/mails': () => ({ mails, urgentMail: 'works' }),
    [`POST /api/admin/mails/${id}/resend`]: () => {
      mails = [];
    },
  });
  expect(await screen.findByText('The mail server refuses this address.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Send again' }));

  expect(await screen.findByText('Every e-mail has left')).toBeTruthy();
  expect(toast()?.title).toBe('Sent');
});

test('one that fails again says so and stays', async () => {
  const { user } = open({
    'GET /api/admin/mails': () => ({ mails: [mail], urgentMail: 'works' }),
    [`POST /api/admin/mails/${id}/resend`]: () => new Refusal('mail_not_sent'),
  });

  await user.click(await screen.findByRole('button', { name: 'Send again' }));

  expect((await screen.findByRole('alert')).textContent).toBe("We couldn't send the e-mail.");
  expect(screen.getByText(/about pondskater/)).toBeTruthy();
});

test('mails about urgent cases that do not go out are told, also where every other mail has left', async () => {
  open({ 'GET /api/admin/mails': () => ({ mails: [], urgentMail: 'fails' }) });

  expect(await screen.findByText('Mail about urgent cases does not go out')).toBeTruthy();
  expect(screen.queryByText('Every e-mail has left')).toBeNull();
});
