import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { delayed, Refusal, serve, show } from '#web/app/test-page.tsx';
import { MessagesPage } from './MessagesPage.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const counts = { open: 1, answered: 2 };
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
const closeIt = `Mark as answered: ${message.subject}`;

test('a message is answered by mail, and marked with a note', async () => {
  const calls = serve({
    'GET /api/admin/contact': () => ({ messages: [message], counts, cursor: null }),
    [`POST /api/admin/contact/${message.id}/close`]: () => undefined,
  });
  const me = show(<MessagesPage />, '/admin/messages');

  const reply = await screen.findByRole('link', { name: 'Reply by e-mail' });

  expect(reply.getAttribute('href')).toBe('mailto:omar@example.org?subject=Re%3A%20A%20question%20%26%20more');

  await me.click(screen.getByRole('button', { name: closeIt }));
  expect(document.activeElement).toBe(screen.getByLabelText('Note for other staff'));
  await me.keyboard('By mail.');
  await me.click(screen.getByRole('button', { name: 'Mark as answered' }));

  expect(calls).toContain(`POST /api/admin/contact/${message.id}/close {"note":"By mail."}`);
});

test('who cancels marks nothing', async () => {
  const calls = serve({ 'GET /api/admin/contact': () => ({ messages: [message], counts, cursor: null }) });
  const me = show(<MessagesPage />, '/admin/messages');
  await me.click(await screen.findByRole('button', { name: closeIt }));

  await me.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByLabelText('Note for other staff')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: closeIt }));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a long message stays folded until it is opened; a short one is shown whole', async () => {
  const long = {
    ...message,
    id: '0193f0c2-0000-7000-8000-000000000003',
    subject: 'Long',
    message: 'Ribbit! '.repeat(200),
  };
  serve({ 'GET /api/admin/contact': () => ({ messages: [message, long], counts, cursor: null }) });
  const me = show(<MessagesPage />, '/admin/messages');
  const unfold = await screen.findByRole('button', { name: /^Show the whole message/ });
  expect(unfold.getAttribute('aria-label')).toBe('Show the whole message: Long');

  await me.click(unfold);

  expect(screen.getByRole('button', { name: 'Show less: Long' }).getAttribute('aria-expanded')).toBe('true');
});

test('the list is asked for by state and by what it is about', async () => {
  const calls = serve({
    'GET /api/admin/contact': () => ({ messages: [], counts: { open: 0, answered: 0 }, cursor: null }),
  });
  const me = show(<MessagesPage />, '/admin/messages');
  await me.selectOptions(screen.getByLabelText('Topic'), 'Safety');

  await me.click(screen.getByRole('tab', { name: /^Answered/ }));

  expect(await screen.findByText('No message matches')).toBeTruthy();
  await waitFor(() => expect(calls).toContain('GET /api/admin/contact?state=answered&type=safety'));
});

test('each tab says how many there are', async () => {
  serve({ 'GET /api/admin/contact': () => ({ messages: [message], counts, cursor: null }) });
  show(<MessagesPage />, '/admin/messages');

  expect(await screen.findByRole('tab', { name: 'Open 1' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Answered 2' })).toBeTruthy();
});

test('a search asks once for all that was typed, and says how many it found', async () => {
  const calls = serve({ 'GET /api/admin/contact': () => ({ messages: [message], counts, cursor: null }) });
  const me = show(<MessagesPage />, '/admin/messages');
  await me.type(await screen.findByLabelText('Search'), 'Frogs');

  expect(await screen.findByText('1 message found.')).toBeTruthy();
  expect(calls.filter((call) => call.includes('q='))).toEqual(['GET /api/admin/contact?state=open&q=frogs']);
  expect(location.search).toBe('');
});

test('one letter searches for nothing yet, and the page says so', async () => {
  const calls = serve({ 'GET /api/admin/contact': () => ({ messages: [message], counts, cursor: null }) });
  const me = show(<MessagesPage />, '/admin/messages');
  await me.type(await screen.findByLabelText('Search'), 'f');

  expect(await screen.findByText('Please type at least 2 letters')).toBeTruthy();
  expect(screen.queryByText(/messages? found/)).toBeNull();
  expect(calls.filter((call) => call.includes('q='))).toEqual([]);
});

test('a search says how many it found only once it has the answer', async () => {
  const search = delayed({ messages: [], counts: { open: 0, answered: 0 }, cursor: null });
  const calls = serve({
    'GET /api/admin/contact': ({ query }) =>
      query.has('q') ? search.answer() : { messages: [message], counts, cursor: null },
  });
  const me = show(<MessagesPage />, '/admin/messages');
  await me.type(await screen.findByLabelText('Search'), 'newts');
  await waitFor(() => expect(calls).toContain('GET /api/admin/contact?state=open&q=newts'));

  expect(screen.queryByText(/messages? found/)).toBeNull();

  search.release();
  expect(await screen.findByText('0 messages found.')).toBeTruthy();
});

test('a search that finds nothing says where it looked, and shows all again', async () => {
  serve({
    'GET /api/admin/contact': ({ query }) =>
      query.has('q')
        ? { messages: [], counts: { open: 0, answered: 0 }, cursor: null }
        : { messages: [message], counts, cursor: null },
  });
  const me = show(<MessagesPage />, '/admin/messages');
  await me.type(await screen.findByLabelText('Search'), 'newts');
  expect(await screen.findByText(/looks at names, addresses, subjects, texts and notes/)).toBeTruthy();

  await me.click(screen.getByRole('button', { name: 'Show all' }));

  expect(await screen.findByRole('heading', { name: message.subject })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
});

test('before the first message, the page says what comes here', async () => {
  serve({ 'GET /api/admin/contact': () => ({ messages: [], counts: { open: 0, answered: 0 }, cursor: null }) });
  const me = show(<MessagesPage />, '/admin/messages');

  expect(await screen.findByText(/What families and visitors write on the contact page comes here/)).toBeTruthy();

  await me.click(screen.getByRole('tab', { name: /^Answered/ }));

  expect(await screen.findByText(/It moves here with your note/)).toBeTruthy();
});

test('a message that could not be closed stays open with its note, and says why', async () => {
  serve({
    'GET /api/admin/contact': () => ({ messages: [message], counts, cursor: null }),
    [`POST /api/admin/contact/${message.id}/close`]: () => new Refusal('unavailable'),
  });
  const me = show(<MessagesPage />, '/admin/messages');
  await me.click(await screen.findByRole('button', { name: closeIt }));
  const note = screen.getByLabelText<HTMLInputElement>('Note for other staff');
  await me.type(note, 'By mail.');

  await me.click(screen.getByRole('button', { name: 'Mark as answered' }));

  expect((await screen.findByRole('alert')).textContent).toMatch(/pond is taking a short break/);
  expect(note.value).toBe('By mail.');
});

test('an answered message names who answered, and cannot be answered again', async () => {
  const answered = { by: 'ines', at: '2026-11-18T16:00:00Z', note: 'By phone.' };
  serve({ 'GET /api/admin/contact': () => ({ messages: [{ ...message, answered }], counts, cursor: null }) });
  show(<MessagesPage />, '/admin/messages');

  expect(await screen.findByText(/^Answered by ines, .* By phone\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mark as answered/ })).toBeNull();
});

test('older messages load on demand', async () => {
  const older = { ...message, id: '0193f0c2-0000-7000-8000-000000000002', subject: 'An older question' };
  serve({
    'GET /api/admin/contact': ({ query }) =>
      query.get('cursor')
        ? { messages: [older], counts, cursor: null }
        : { messages: [message], counts, cursor: 'next' },
  });
  const me = show(<MessagesPage />, '/admin/messages');

  await me.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByRole('heading', { name: 'An older question' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: message.subject })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
