import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { MessagesPage } from './MessagesPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const message = {
  id: '0193f0c2-0000-7000-8000-000000000001',
  type: 'safety',
  name: 'Omar',
  email: 'omar@example.org',
  subject: 'A question & more',
  message: 'How are the frogs?',
  at: '2026-11-18T15:00:00Z',
  isFromChild: false,
  answered: null,
};

test('a message is answered by mail, and marked with a note', async () => {
  const calls = serve({
    'GET /api/admin/contact': () => ({ messages: [message], cursor: null }),
    [`POST /api/admin/contact/${message.id}/close`]: () => undefined,
  });
  const me = show(<MessagesPage />, '/admin/messages');

  const reply = await screen.findByRole('link', { name: 'Reply by e-mail' });

  expect(reply.getAttribute('href')).toBe('mailto:omar@example.org?subject=Re%3A%20A%20question%20%26%20more');

  await me.type(screen.getByLabelText('Note for other staff'), 'By mail.');
  await me.click(screen.getByRole('button', { name: 'Mark as answered' }));

  expect(calls).toContain(`POST /api/admin/contact/${message.id}/close {"note":"By mail."}`);
});

test('the list is asked for by state and by what it is about', async () => {
  const calls = serve({ 'GET /api/admin/contact': () => ({ messages: [], cursor: null }) });
  const me = show(<MessagesPage />, '/admin/messages');
  await me.selectOptions(screen.getByLabelText('Topic'), 'Safety');

  await me.click(screen.getByRole('tab', { name: 'Answered' }));

  expect(await screen.findByText('No messages here.')).toBeTruthy();
  expect(calls).toContain('GET /api/admin/contact?state=answered&type=safety');
});

test('a message that could not be closed stays open with its note, and says why', async () => {
  serve({
    'GET /api/admin/contact': () => ({ messages: [message], cursor: null }),
    [`POST /api/admin/contact/${message.id}/close`]: () => new Refusal('unavailable'),
  });
  const me = show(<MessagesPage />, '/admin/messages');
  const note = await screen.findByLabelText<HTMLInputElement>('Note for other staff');
  await me.type(note, 'By mail.');

  await me.click(screen.getByRole('button', { name: 'Mark as answered' }));

  expect((await screen.findByRole('alert')).textContent).toMatch(/pond is taking a short break/);
  expect(note.value).toBe('By mail.');
});

test('an answered message names who answered, and cannot be answered again', async () => {
  const answered = { by: 'ines', at: '2026-11-18T16:00:00Z', note: 'By phone.' };
  serve({ 'GET /api/admin/contact': () => ({ messages: [{ ...message, answered }], cursor: null }) });
  show(<MessagesPage />, '/admin/messages');

  expect(await screen.findByText(/^Answered by ines, .* By phone\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
});

test('older messages load on demand', async () => {
  const older = { ...message, id: '0193f0c2-0000-7000-8000-000000000002', subject: 'An older question' };
  serve({
    'GET /api/admin/contact': ({ query }) =>
      query.get('cursor') ? { messages: [older], cursor: null } : { messages: [message], cursor: 'next' },
  });
  const me = show(<MessagesPage />, '/admin/messages');

  await me.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByRole('heading', { name: 'An older question' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: message.subject })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
