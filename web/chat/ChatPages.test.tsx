import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChatMessage, ListedBuddy, MessagePage } from '#contract/chat.ts';
import { setOpenSocket } from '#web/app/socket/messages.ts';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { helplines } from '#web/safety/comfort/test-helplines.ts';
import { ChatPages } from './ChatPages.tsx';

const idOf = (n: number): string => `0b7e7a0e-7c1e-4d7b-9d0e-00000000000${n}`;
const [leo, maya] = [idOf(1), idOf(9)];
const room = `/api/chat/${leo}/messages`;

const user = {
  id: maya,
  kind: 'child',
  username: 'maya',
  displayName: 'Maya',
  avatar: { emoji: '🦊', background: '#ffe0b8' },
  parentalConsentStatus: 'granted',
};

const buddy = (n: number, displayName: string, given: Partial<ListedBuddy> = {}): ListedBuddy => ({
  id: idOf(n),
  username: `frog_${n}`,
  displayName,
  profileImageUrl: null,
  avatar: { emoji: '🐸', background: '#daf3e6' },
  isFavorite: false,
  isOnline: false,
  unread: 0,
  lastMessage: null,
  ...given,
});

const message = (seq: number, given: Partial<ChatMessage> = {}): ChatMessage => ({
  id: idOf(seq + 1),
  clientId: idOf(seq + 1),
  senderId: leo,
  receiverId: maya,
  seq,
  kind: 'words',
  message: 'hello',
  isMasked: false,
  status: 'sent',
  readAt: '2026-11-18T15:00:00Z',
  createdAt: '2026-11-18T15:00:00Z',
  ...given,
});

const page = (given: Partial<MessagePage> = {}): MessagePage => ({
  buddy: buddy(1, 'Leo'),
  messages: [],
  before: null,
  can: { type: true },
  ...given,
});

function open(at: string, answers: Answers) {
  const calls = serve({ 'GET /api/user': () => user, ...answers });
  return { calls, user: show(<ChatPages />, at) };
}

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  cleanup();
  setOpenSocket(undefined);
  sessionStorage.clear();
});

describe('the list of chats', () => {
  it('shows who is here, what is unread and the last message', async () => {
    const lastMessage = message(3, { kind: 'phrase', message: 'well_done' });
    open('/chat', {
      'GET /api/chat/buddies': () => ({
        buddies: [buddy(1, 'Leo', { isOnline: true, unread: 12, lastMessage }), buddy(2, 'Ada')],
      }),
    });

    const link = await screen.findByRole('link', { name: /Leo/ });

    expect(link.textContent).toContain('9+12 new messages');
    expect(link.textContent).toContain('Well done!');
    expect(screen.getAllByRole('img', { name: 'Online' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Ada/ }).textContent).toContain('Say hello!');
  });

  it('puts a favourite first at once, and back when the server says no', async () => {
    const { user: finger } = open('/chat', {
      'GET /api/chat/buddies': () => ({ buddies: [buddy(2, 'Ada'), buddy(1, 'Leo')] }),
      [`PUT /api/friends/${leo}/favorite`]: () => new Refusal('unavailable'),
    });
    await finger.click(await screen.findByRole('button', { name: 'Favourite: Leo' }));

    await waitFor(() => expect(toast()?.title).toBe("We couldn't save your star"));
    expect(screen.getByRole('button', { name: 'Favourite: Leo' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('shows where buddies are found, when there are none', async () => {
    open('/chat', { 'GET /api/chat/buddies': () => ({ buddies: [] }) });

    expect(await screen.findByText('No buddies yet!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find Friends' }).getAttribute('href')).toBe('/friends');
  });

  it('says why there is none: a grown-up has not answered, or has switched it off', async () => {
    open('/chat', { 'GET /api/chat/buddies': () => new Refusal('consent_required') });

    expect(await screen.findByRole('button', { name: 'Send the e-mail again' })).toBeTruthy();
  });

  it('asks visitors to log in', async () => {
    open('/chat', { 'GET /api/user': () => new Refusal('sign_in_required') });

    expect(await screen.findByRole('heading', { name: 'Please log in to use chat' })).toBeTruthy();
  });
});

describe('a chat', () => {
  it('that may not be reads as not there', async () => {
    open(`/chat/${leo}`, { [`GET ${room}`]: () => new Refusal('not_found') });

    expect(await screen.findByText('User not found or not accessible')).toBeTruthy();
  });

  it('loads what was sent before the socket was open', async () => {
    const messages = [message(1, { message: 'are you there' })];
    const { calls } = open(`/chat/${leo}`, { [`GET ${room}`]: () => page({ messages }) });
    await screen.findByText('are you there');
    messages.push(message(2, { message: 'I have news' }));

    act(() => setOpenSocket({ send: () => undefined }));

    expect(await screen.findByText('I have news')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith(`GET ${room}`))).toHaveLength(2);
  });

  it('begins empty, and keeps what is typed when the page is left', async () => {
    const { user: finger } = open(`/chat/${leo}`, { [`GET ${room}`]: () => page() });

    expect(await screen.findByText('Start your conversation!')).toBeTruthy();

    await finger.type(screen.getByLabelText('Your message'), 'half a word');
    cleanup();

    show(<ChatPages />, `/chat/${leo}`);

    expect(await screen.findByDisplayValue('half a word')).toBeTruthy();
  });

  it('has a friendly word for what is typed and not sent yet', async () => {
    const { calls, user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page(),
      'POST /api/screen': () => ({ hint: 'address' }),
    });
    await finger.type(await screen.findByLabelText('Your message'), 'I live at 5 Pond Road');
    const asked = 'POST /api/screen {"text":"I live at 5 Pond Road","context":"chat"}';

    await waitFor(() => expect(calls).toContain(asked), { timeout: 5000 });
    expect(await screen.findByText(/Don't say where you live/)).toBeTruthy();
    expect(calls.some((call) => call.startsWith(`POST ${room}`))).toBe(false);
  });

  it('without typing offers phrases and stickers alone', async () => {
    const { calls, user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page({ can: { type: false } }),
      [`POST ${room}`]: ({ body }) => ({
        message: message(1, { ...(body as object), kind: 'phrase', message: 'frog', senderId: maya, receiverId: leo }),
        needsComfort: false,
      }),
    });

    expect(await screen.findByText('Here you can send phrases and stickers.')).toBeTruthy();
    expect(screen.queryByLabelText('Your message')).toBeNull();

    await finger.click(screen.getByRole('button', { name: 'Sticker: a frog' }));

    await waitFor(() => expect(calls.some((call) => call.includes('"phrase":"frog"'))).toBe(true));
  });

  it('answers words that sound like trouble with comfort, not with a refusal', async () => {
    const { user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page(),
      [`POST ${room}`]: ({ body }) => ({
        message: message(1, { ...(body as object), status: 'held', senderId: maya, receiverId: leo }),
        needsComfort: true,
      }),
      'GET /api/helplines': () => helplines,
    });
    await finger.type(await screen.findByLabelText('Your message'), 'i feel so bad{Enter}');

    expect(await screen.findByText("You're not alone")).toBeTruthy();

    const call = await screen.findByRole('link', { name: 'Call Childline: 1800 66 66 66' });
    expect(call.getAttribute('href')).toBe('tel:1800666666');
    expect(screen.getByText(/A grown-up checks it first/)).toBeTruthy();
  });

  it('is over with a block, and leads back to the others', async () => {
    const { calls, user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page(),
      'GET /api/chat/buddies': () => ({ buddies: [buddy(2, 'Ada')] }),
      [`PUT /api/users/${leo}/block`]: () => ({ blocked: true }),
    });

    await finger.click(await screen.findByRole('button', { name: 'Block Leo' }));
    await finger.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));

    expect(await screen.findByRole('link', { name: /Ada/ })).toBeTruthy();
    expect(calls).toContain(`PUT /api/users/${leo}/block`);
  });

  it('keeps a message that could not be sent, and sends the very same again', async () => {
    let isAway = true;
    const { calls, user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page(),
      [`POST ${room}`]: ({ body }) => {
        if (isAway) return new Refusal('unavailable');
        return { message: message(1, { ...(body as object), senderId: maya, receiverId: leo }), needsComfort: false };
      },
    });
    await finger.type(await screen.findByLabelText('Your message'), 'are you there{Enter}');
    await screen.findByText('Not sent yet.');
    isAway = false;

    await finger.click(screen.getByRole('button', { name: 'Send again' }));

    await waitFor(() => expect(screen.queryByText('Not sent yet.')).toBeNull());

    const sent = calls.filter((call) => call.startsWith(`POST ${room}`));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
  });
});
