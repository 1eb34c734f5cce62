import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage, ListedBuddy, MessagePage } from '#contract/chat.ts';
import { RequireChild } from '#web/app/session/guards.tsx';
import { dispatchSocketMessage, setOpenSocket } from '#web/app/socket/messages.ts';
import { type Answers, delayed, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { helplines } from '#web/safety/comfort/test-helplines.ts';
import { ChatPages } from './ChatPages.tsx';
import { ChatSignIn } from './ChatSignIn.tsx';

const testId = (n: number): string => `0b7e7a0e-7c1e-4d7b-9d0e-00000000000${n}`;
const [leo, maya] = [testId(1), testId(9)];
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
  id: testId(n),
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
  id: testId(seq + 1),
  clientId: testId(seq + 1),
  senderId: leo,
  receiverId: maya,
  seq,
  kind: 'words',
  message: 'hello',
  isMasked: false,
  status: 'sent',
  readAt: '2026-11-18T15:00:00Z',
  createdAt: '2026-11-18T15:00:00Z',
  shownAt: '2026-11-18T15:00:00Z',
  ...given,
});

const page = (given: Partial<MessagePage> = {}): MessagePage => ({
  buddy: buddy(1, 'Leo'),
  messages: [],
  before: null,
  can: { type: true },
  readBy: [],
  ...given,
});

function open(at: string, answers: Answers) {
  const calls = serve({ 'GET /api/user': () => user, ...answers });
  return { calls, user: show(<SignedIn />, at) };
}

const SignedIn = () => (
  <RequireChild>
    <ChatPages />
  </RequireChild>
);

function stubWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: ([\d.]+)rem/.exec(query)?.[1]) * 16,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const answerWith =
  (given: Partial<ChatMessage> = {}) =>
  ({ body }: { body: unknown }) => ({
    message: message(1, { ...(body as object), senderId: maya, receiverId: leo, ...given }),
    needsComfort: false,
  });

function stubVoice(speak: (words: { text: string }) => void): void {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const voices = [{ name: 'Ada', lang: 'en', localService: true }];
  vi.stubGlobal('speechSynthesis', { ...listening, getVoices: () => voices, speak, cancel: () => undefined });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
}

beforeEach(() => stubWidth(360));

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
  vi.stubGlobal('speechSynthesis', undefined);
  sessionStorage.clear();
});

describe('the list of chats', () => {
  it('shows who is online, what is unread and the last message', async () => {
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

  it('stars a favorite at once, and undoes it when the server refuses', async () => {
    const { user: finger } = open('/chat', {
      'GET /api/chat/buddies': () => ({ buddies: [buddy(2, 'Ada'), buddy(1, 'Leo')] }),
      [`PUT /api/friends/${leo}/favorite`]: () => new Refusal('unavailable'),
    });
    await finger.click(await screen.findByRole('button', { name: 'Favorite: Leo' }));

    await waitFor(() => expect(toast()?.title).toBe("We couldn't save your star"));
    expect(screen.getByRole('button', { name: 'Favorite: Leo' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('counts who is online now', async () => {
    open('/chat', {
      'GET /api/chat/buddies': () => ({
        buddies: [buddy(1, 'Leo', { isOnline: true }), buddy(2, 'Ada', { isOnline: true })],
      }),
    });

    expect(await screen.findByText('2 buddies are here now')).toBeTruthy();
  });

  it('shows who comes online and who is starred on its further pages, too', async () => {
    const { user: finger } = open('/chat', {
      'GET /api/chat/buddies': ({ query }) =>
        query.get('cursor') === 'next'
          ? { buddies: [buddy(1, 'Leo')], cursor: null }
          : { buddies: [buddy(2, 'Ada')], cursor: 'next' },
      [`PUT /api/friends/${leo}/favorite`]: () => new Promise(() => undefined),
    });
    await finger.click(await screen.findByRole('button', { name: 'Show more' }));
    const star = await screen.findByRole('button', { name: 'Favorite: Leo' });

    act(() => dispatchSocketMessage({ type: 'online', userId: leo }));
    await finger.click(star);

    expect(await screen.findByText('1 buddy is here now')).toBeTruthy();
    expect(star.getAttribute('aria-pressed')).toBe('true');
  });

  it('says who wrote the last message, and who is typing', async () => {
    const lastMessage = message(3, { message: 'good night', senderId: maya, receiverId: leo });
    open('/chat', { 'GET /api/chat/buddies': () => ({ buddies: [buddy(1, 'Leo', { lastMessage })] }) });
    const link = await screen.findByRole('link', { name: /Leo/ });

    expect(link.textContent).toContain('You: good night');

    act(() => dispatchSocketMessage({ type: 'typing', userId: leo, isTyping: true }));

    expect(link.textContent).toContain('Typing...');

    act(() => dispatchSocketMessage({ type: 'typing', userId: leo, isTyping: false }));

    expect(link.textContent).toContain('You: good night');
  });

  it('keeps recent senders on top, newest first, even after their messages are read', async () => {
    let unread = 1;
    const wrote = (shownAt: string) => ({ unread, lastMessage: message(1, { shownAt }) });
    open('/chat', {
      'GET /api/chat/buddies': () => ({
        cursor: null,
        buddies: [
          buddy(1, 'Ada'),
          buddy(2, 'Leo', wrote('2026-11-18T15:00:00Z')),
          buddy(3, 'Zoe', wrote('2026-11-18T16:00:00Z')),
        ],
      }),
    });
    await screen.findByRole('link', { name: /Zoe/ });

    unread = 0;
    act(() => dispatchSocketMessage({ type: 'read', userId: maya, buddyId: testId(3), upTo: 1 }));
    await waitFor(() => expect(screen.queryByText('1 new message')).toBeNull());

    const names = screen.getAllByRole('listitem').map((row) => /Ada|Leo|Zoe/.exec(row.textContent ?? '')?.[0]);
    expect(names.filter(Boolean)).toEqual(['Zoe', 'Leo', 'Ada']);
  });

  it('finds a buddy by name where there are many, and the arrow key moves on to the rows', async () => {
    const many = 'ABCDEFGHIJKLM'.split('').map((letter, n) => ({ ...buddy(1, `${letter}da`), id: `${testId(1)}${n}` }));
    const { user: finger } = open('/chat', {
      'GET /api/chat/buddies': ({ query }) => ({
        cursor: null,
        buddies: many.filter(({ displayName }) => displayName.includes(query.get('q') ?? '')),
      }),
    });
    await finger.type(await screen.findByRole('searchbox', { name: 'Look for a buddy' }), 'Kda');

    expect(await screen.findByText('1 buddy has that name')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull();

    await finger.keyboard('{ArrowDown}');

    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Kda/ }));

    await finger.clear(screen.getByRole('searchbox'));
    await finger.type(screen.getByRole('searchbox'), 'nobody');

    expect(await screen.findByText('None of your buddies has that name.')).toBeTruthy();
  });

  it('renders no row again while the child types in the search', async () => {
    const lastMessage = message(1, { shownAt: '2025-01-01T15:00:00Z' });
    const many = 'ABCDEFGHIJKLM'
      .split('')
      .map((letter, n) => ({ ...buddy(1, `${letter}da`, { lastMessage }), id: `${testId(1)}${n}` }));
    const { user: finger } = open('/chat', { 'GET /api/chat/buddies': () => ({ cursor: null, buddies: many }) });
    const field = await screen.findByRole('searchbox', { name: 'Look for a buddy' });
    // Each row formats the day of its last message.
    const days = vi.spyOn(Date.prototype, 'toLocaleDateString');

    await finger.type(field, 'Kd');
    const rendered = days.mock.calls.length;
    days.mockRestore();

    expect(rendered).toBe(0);
  });

  it('is one tab stop, however many buddies there are, and arrow keys move through it', async () => {
    const { user: finger } = open('/chat', {
      'GET /api/chat/buddies': () => ({ cursor: null, buddies: [buddy(1, 'Leo'), buddy(2, 'Ada')] }),
    });
    const link = await screen.findByRole('link', { name: /Leo/ });
    link.focus();

    await finger.keyboard('{ArrowDown}');

    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Ada/ }));

    await finger.keyboard('{Home}');

    expect(document.activeElement).toBe(link);

    await finger.tab();

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Favorite: Leo' }));

    await finger.tab();

    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Find a new buddy/ }));
  });

  it('lets a child choose whether buddies see them, and undoes it when the server refuses', async () => {
    const answers: Answers[string][] = [
      () => ({ ...user, showsPresence: true, needsComfort: false }),
      () => new Refusal('unavailable'),
    ];
    const { calls, user: finger } = open('/chat', {
      'GET /api/user': () => ({ ...user, showsPresence: false }),
      'GET /api/chat/buddies': () => ({ buddies: [buddy(1, 'Leo')] }),
      'PATCH /api/user': (request) => answers.shift()?.(request),
    });
    const choice = await screen.findByRole<HTMLInputElement>('switch', { name: /Show when I'm here/ });

    await finger.click(choice);

    await waitFor(() => expect(calls).toContain('PATCH /api/user {"showsPresence":true}'));
    expect(choice.checked).toBe(true);

    await finger.click(choice);

    await waitFor(() => expect(toast()?.title).toBe("We couldn't save that"));
    expect(choice.checked).toBe(true);
  });

  it('is beside the conversation on a wide screen', async () => {
    stubWidth(1100);
    open('/chat', { 'GET /api/chat/buddies': () => ({ buddies: [buddy(1, 'Leo')] }) });

    expect(await screen.findByText('Who do you want to chat with?')).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Your chats' })).toBeTruthy();
  });

  it('shows where to find buddies when there are none', async () => {
    open('/chat', { 'GET /api/chat/buddies': () => ({ buddies: [] }) });

    expect(await screen.findByText('No buddies yet!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find Friends' }).getAttribute('href')).toBe('/friends');
  });

  it("says why chat is closed: a parent hasn't answered, or has switched it off", async () => {
    open('/chat', { 'GET /api/chat/buddies': () => new Refusal('consent_required') });

    expect(await screen.findByRole('button', { name: 'Send the e-mail again' })).toBeTruthy();
  });

  it('asks visitors to sign in', async () => {
    show(<ChatSignIn />, '/chat');

    expect(await screen.findByRole('heading', { name: 'Please log in to use chat' })).toBeTruthy();
  });
});

describe('a chat', () => {
  it('shows "not found" if the two may not chat', async () => {
    open(`/chat/${leo}`, { [`GET ${room}`]: () => new Refusal('not_found') });

    expect(await screen.findByText('User not found or not accessible')).toBeTruthy();
  });

  it('loads what was sent before the socket opened', async () => {
    const messages = [message(1, { message: 'are you there' })];
    const { calls } = open(`/chat/${leo}`, { [`GET ${room}`]: () => page({ messages }) });
    await screen.findByText('are you there');
    messages.push(message(2, { message: 'I have news' }));

    act(() => setOpenSocket({ send: () => undefined, readyState: WebSocket.OPEN }));

    expect(await screen.findByText('I have news')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith(`GET ${room}`))).toHaveLength(2);
  });

  it('keeps a message that came while an older answer was on its way', async () => {
    const stale = delayed(page({ messages: [message(1)] }));
    const answers = [() => page({ messages: [message(1)] }), stale.answer];
    const { calls } = open(`/chat/${leo}`, { [`GET ${room}`]: () => answers.shift()?.() });
    await screen.findByText('hello');

    act(() => dispatchSocketMessage({ type: 'changed', what: 'chat' }));
    await waitFor(() => expect(calls.filter((call) => call === `GET ${room}`)).toHaveLength(2));
    act(() => dispatchSocketMessage({ type: 'message', message: message(2, { message: 'just now' }) }));
    stale.release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));

    expect(screen.getByText('just now')).toBeTruthy();
  });

  it('sends typing and read states from before the socket opened once it has joined', async () => {
    const sent: { type: string }[] = [];
    const { user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page({ messages: [message(3, { readAt: null })] }),
    });
    await finger.type(await screen.findByLabelText('Your message'), 'Yes');

    act(() =>
      setOpenSocket({ send: (frame) => void sent.push(JSON.parse(String(frame))), readyState: WebSocket.OPEN }),
    );

    expect(sent.map(({ type }) => type)).toEqual(['join_chat', 'mark_read', 'typing_start']);
  });

  it('renders no message again while the child types', async () => {
    const messages = [1, 2, 3].map((seq) => message(seq, { message: `hello ${seq}` }));
    const { user: finger } = open(`/chat/${leo}`, { [`GET ${room}`]: () => page({ messages }) });
    const field = await screen.findByLabelText('Your message');
    // Each message formats its time.
    const times = vi.spyOn(Date.prototype, 'toLocaleTimeString');

    await finger.type(field, 'Yes');
    const rendered = times.mock.calls.length;
    times.mockRestore();

    expect(rendered).toBe(0);
  });

  it('starts empty, and keeps a draft when the child leaves the page', async () => {
    const { user: finger } = open(`/chat/${leo}`, { [`GET ${room}`]: () => page() });

    expect(await screen.findByText('Start your conversation!')).toBeTruthy();

    await finger.type(screen.getByLabelText('Your message'), 'half a word');
    cleanup();

    show(<SignedIn />, `/chat/${leo}`);

    expect(await screen.findByDisplayValue('half a word')).toBeTruthy();
  });

  it('names the author of each message, and shows the time once for messages in quick succession', async () => {
    const own = { senderId: maya, receiverId: leo };
    const messages = [
      message(1, { message: 'one' }),
      message(2, { message: 'two' }),
      message(3, { message: 'three', ...own }),
    ];
    open(`/chat/${leo}`, { [`GET ${room}`]: () => page({ messages }) });
    const articles = await screen.findAllByRole('article');

    expect(articles.map((article) => article.querySelector('.sr-only')?.textContent)).toEqual([
      'Leo: ',
      'Leo: ',
      'You: ',
    ]);
    expect(articles.map((article) => article.querySelectorAll('time').length)).toEqual([0, 1, 1]);
    expect(articles.at(-1)?.textContent).toContain('Sent');
  });

  it('reads a received message aloud, where the device has a voice of its own', async () => {
    const speak = vi.fn();
    stubVoice(speak);
    const messages = [message(1, { message: 'look at my frog' })];
    const { user: finger } = open(`/chat/${leo}`, { [`GET ${room}`]: () => page({ messages }) });
    await screen.findByText('look at my frog');

    await finger.click(screen.getByRole('button', { name: 'Read to me' }));

    expect(speak).toHaveBeenCalledWith(expect.objectContaining({ text: 'look at my frog' }));
  });

  it('moves between messages by arrow keys, and to the actions of one by Tab', async () => {
    const messages = [message(1, { message: 'one' }), message(2, { message: 'two' })];
    const { user: finger } = open(`/chat/${leo}`, { [`GET ${room}`]: () => page({ messages }) });
    await screen.findByText('two');
    screen.getByRole('log').focus();

    await finger.keyboard('{ArrowUp}{ArrowUp}');
    await finger.tab();

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tell a grown-up about “one”' }));
  });

  it('shows list, chat and stickers side by side on a very wide screen', async () => {
    stubWidth(1440);
    const { calls, user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page(),
      'GET /api/chat/buddies': () => ({ buddies: [buddy(1, 'Leo'), buddy(2, 'Ada')] }),
      [`POST ${room}`]: answerWith({ kind: 'phrase', message: 'frog' }),
    });

    expect((await screen.findByRole('link', { name: /^Leo/ })).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'Back to your chats' })).toBeNull();

    await finger.click(await screen.findByRole('button', { name: 'Sticker: a frog' }));

    await waitFor(() => expect(calls.some((call) => call.includes('"phrase":"frog"'))).toBe(true));
  });

  it('says once why it is closed, even with space for the list beside it', async () => {
    stubWidth(1440);
    open(`/chat/${leo}`, {
      [`GET ${room}`]: () => new Refusal('consent_required'),
      'GET /api/chat/buddies': () => new Refusal('consent_required'),
    });

    await screen.findByText('Back to your chats');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());

    expect(screen.getAllByRole('button', { name: 'Send the e-mail again' })).toHaveLength(1);
  });

  it('opens stickers in a sheet that Escape closes, and the focus returns', async () => {
    const { user: finger } = open(`/chat/${leo}`, { [`GET ${room}`]: () => page() });
    const opener = await screen.findByRole('button', { name: 'Stickers and quick words' });

    await finger.click(opener);

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sticker: a frog' }));

    await finger.keyboard('{Escape}');

    expect(screen.queryByRole('button', { name: 'Sticker: a frog' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('brings refused words back to the field, with one card that says why and can remove the number', async () => {
    const words = 'my number is 07700 900142';
    const sentence = 'Please leave out phone numbers. Only your family needs them.';
    const { calls, user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page(),
      [`POST ${room}`]: () => Response.json({ error: { code: 'invalid', message: sentence } }, { status: 400 }),
      'POST /api/screen': ({ body }) =>
        (body as { text: string }).text === words ? { hint: 'phone', places: [{ from: 13, to: 25 }] } : { hint: null },
    });
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
    await finger.type(field, `${words}{Enter}`);

    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field.value).toBe(words);
    expect(screen.queryByRole('article')).toBeNull();

    await finger.type(field, '{Enter}');

    expect(calls.filter((call) => call.startsWith(`POST ${room}`))).toHaveLength(1);

    await finger.click(await screen.findByRole('button', { name: 'Remove it' }, { timeout: 5000 }));

    expect(field.value).toBe('my number is');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('shows a kind hint about a draft before it is sent', async () => {
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

  it('has help one tap away', async () => {
    open(`/chat/${leo}`, { [`GET ${room}`]: () => page({ can: { type: false } }) });

    const [help] = await screen.findAllByRole('link', { name: /help/i });

    expect(help?.getAttribute('href')).toBe('/help#chat-wrong');
  });

  it('offers only phrases and stickers where typing is closed', async () => {
    const { calls, user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page({ can: { type: false } }),
      [`POST ${room}`]: ({ body }) => ({
        message: message(1, { ...(body as object), kind: 'phrase', message: 'frog', senderId: maya, receiverId: leo }),
        needsComfort: false,
      }),
    });

    expect(await screen.findByText('You can send quick words and stickers here.')).toBeTruthy();
    expect(screen.queryByLabelText('Your message')).toBeNull();

    await finger.click(screen.getByRole('button', { name: 'Sticker: a frog' }));

    await waitFor(() => expect(calls.some((call) => call.includes('"phrase":"frog"'))).toBe(true));
  });

  it('offers a first word in an empty conversation, and only there', async () => {
    const { calls, user: finger } = open(`/chat/${leo}`, {
      [`GET ${room}`]: () => page(),
      [`POST ${room}`]: answerWith({ kind: 'phrase', message: 'hello' }),
    });

    await finger.click(await screen.findByRole('button', { name: 'Hello!' }));

    await waitFor(() => expect(calls.some((call) => call.includes('"phrase":"hello"'))).toBe(true));
    expect(screen.queryByText('Start your conversation!')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Do you want to play?' })).toBeNull();
  });

  it('answers words that sound like a crisis with comfort, not with a refusal', async () => {
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

    const call = await screen.findByRole('link', { name: /Call Childline.*1800 66 66 66/ });
    expect(call.getAttribute('href')).toBe('tel:1800666666');
    expect(screen.getByText(/A grown-up checks it first/)).toBeTruthy();
  });

  it('closes after a block, and links back to the other chats', async () => {
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

  it("keeps a message that couldn't be sent, and retries exactly the same one", async () => {
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
