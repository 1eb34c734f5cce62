import type { QueryClient } from '@tanstack/react-query';
import { changeable, type ServerMessage, type ServerMessageOf } from '#contract/shared/socket-messages.ts';
import { clearPreloadedAnswers } from '../preloaded-answers.ts';
import { userKey } from '../query-client.ts';
import { clearWaiting, dispatchSocketMessage, isConnected, setOpenSocket } from './messages.ts';

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
const PING_MS = 45_000;
/** Several messages in a row fetch the count only once. */
const COUNT_DELAY_MS = 500;
/** Polls the unread count while there is no connection. */
const COUNT_POLL_MS = 30_000;
/** Messages that mean that the data that came with the page is outdated. */
const outdating: ReadonlySet<ServerMessage['type']> = new Set(['missed', 'changed', 'message', 'read', 'post_out']);

/** After these the server would only refuse another socket. */
const ending: ReadonlySet<ServerMessageOf<'bye'>['reason']> = new Set([
  'signed_out',
  'account_closing',
  'wrong_address',
  'misbehaved',
]);

interface Socket {
  close(): void;
}

/** Keeps a socket open, reconnects after every loss, and refetches what the server says has changed. */
export function openSocket(client: QueryClient, address = socketAddress()): Socket {
  let socket: WebSocket | undefined;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBeenOpen = false;
  let isClosed = false;

  const connect = (): void => {
    clearTimeout(timer);
    if (isClosed || (socket && socket.readyState <= WebSocket.OPEN)) return;
    let isOpen = false;
    const current = new WebSocket(hasBeenOpen ? address : withPageAge(address));
    socket = current;
    const pings = startPings(current, () => {
      disconnect();
      connect();
    });
    current.onopen = () => {
      retryMs = FIRST_RETRY_MS;
      isOpen = true;
      setOpenSocket(current);
      // Messages of the meantime are lost.
      if (hasBeenOpen) refetchChangeable(client);
      hasBeenOpen = true;
    };
    current.onmessage = ({ data }) => {
      pings.noteAnswer();
      handleMessage(client, String(data), end);
    };
    current.onclose = () => {
      pings.stop();
      if (socket === current) setOpenSocket(undefined);
      if (isClosed) return;
      // A refused connection may mean that the session has ended.
      if (!isOpen) void client.invalidateQueries({ queryKey: userKey });
      timer = setTimeout(connect, retryMs * (0.75 + Math.random() / 2));
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
    };
  };
  // After a lost connection the socket stays open for minutes, and everything sent through it is lost.
  const disconnect = (): void => {
    setOpenSocket(undefined);
    socket?.close();
  };
  const stopCounting = countWhileDisconnected(client);
  const end = (): void => {
    isClosed = true;
    clearTimeout(timer);
    stopCounting();
    removeEventListener('online', connect);
    removeEventListener('offline', disconnect);
    disconnect();
    clearWaiting();
  };

  addEventListener('online', connect);
  addEventListener('offline', disconnect);
  connect();
  return { close: end };
}

/** Keeps proxies from closing an idle connection. `onSilent`: nothing has come since the last ping, as when a network was left. */
function startPings(socket: WebSocket, onSilent: () => void) {
  let isAnswered = true;
  const timer = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (!isAnswered) {
      onSilent();
      return;
    }
    isAnswered = false;
    socket.send('{"type":"ping"}');
  }, PING_MS);
  const noteAnswer = (): void => {
    isAnswered = true;
  };
  return { noteAnswer, stop: () => clearInterval(timer) };
}

function handleMessage(client: QueryClient, text: string, end: () => void): void {
  const message = parse(text);
  if (!message) return;
  // The data that came with the page is older.
  if (outdating.has(message.type)) clearPreloadedAnswers();
  if (message.type === 'missed') refetchChangeable(client);
  if (message.type === 'changed') void client.invalidateQueries({ queryKey: [message.what] });
  if (message.type === 'message' || message.type === 'read') scheduleUnreadCount(client);
  dispatchSocketMessage(message);
  if (message.type !== 'bye') return;
  if (message.reason === 'restarting') return;
  // With the session over, the server would refuse what stands under the key.
  const isOver = ending.has(message.reason);
  if (message.reason !== 'misbehaved') void client.invalidateQueries({ queryKey: userKey, exact: isOver });
  // The page for a closed Lilypad opens the socket again itself.
  if (isOver) end();
}

function refetchChangeable(client: QueryClient): void {
  for (const what of changeable) void client.invalidateQueries({ queryKey: [what] });
}

function countWhileDisconnected(client: QueryClient): () => void {
  const timer = setInterval(() => {
    if (!isConnected()) void client.invalidateQueries({ queryKey: ['unread'] });
  }, COUNT_POLL_MS);
  return () => clearInterval(timer);
}

let isCountScheduled = false;

function scheduleUnreadCount(client: QueryClient): void {
  if (isCountScheduled) return;
  isCountScheduled = true;
  setTimeout(() => {
    isCountScheduled = false;
    if (isConnected()) void client.invalidateQueries({ queryKey: ['unread'] });
  }, COUNT_DELAY_MS);
}

// Our server's messages need no validation; a proxy's are not JSON.
function parse(text: string): ServerMessage | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** So the server can say whether it has sent anything since the page was asked for. */
function withPageAge(address: string): string {
  return `${address}?age=${Math.round(performance.now())}`;
}

function socketAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}/ws`;
}
