import type { QueryClient } from '@tanstack/react-query';
import { changeable, type ServerMessage } from '#contract/shared/socket-messages.ts';
import { userKey } from '../query-client.ts';
import { dispatchSocketMessage, isConnected, setOpenSocket } from './messages.ts';

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
const PING_MS = 45_000;
/** Several messages in a row are counted once. */
const COUNT_DELAY_MS = 500;
/** While nothing is heard, the clock says when to count. */
const COUNT_POLL_MS = 30_000;

interface Socket {
  close(): void;
}

/** Keeps a socket open, comes back after every loss, and has fetched again what the server says has changed. */
export function openSocket(client: QueryClient, address = socketAddress()): Socket {
  let socket: WebSocket | undefined;
  let wait = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBeenOpen = false;
  let isOver = false;

  const connect = (): void => {
    clearTimeout(timer);
    if (isOver || (socket && socket.readyState <= WebSocket.OPEN)) return;
    let isOpen = false;
    const line = new WebSocket(address);
    socket = line;
    const ping = setInterval(() => line.readyState === WebSocket.OPEN && line.send('{"type":"ping"}'), PING_MS);
    line.onopen = () => {
      wait = FIRST_RETRY_MS;
      isOpen = true;
      setOpenSocket(line);
      // What was said in the meantime was not heard.
      if (hasBeenOpen) for (const what of changeable) void client.invalidateQueries({ queryKey: [what] });
      hasBeenOpen = true;
    };
    line.onmessage = ({ data }) => handleMessage(client, String(data), end);
    line.onclose = () => {
      clearInterval(ping);
      if (socket === line) setOpenSocket(undefined);
      if (isOver) return;
      // A door that stays shut may mean that the session has ended.
      if (!isOpen) void client.invalidateQueries({ queryKey: userKey });
      timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    };
  };
  const count = setInterval(
    () => !isConnected() && void client.invalidateQueries({ queryKey: ['unread'] }),
    COUNT_POLL_MS,
  );
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    clearInterval(count);
    removeEventListener('online', connect);
    setOpenSocket(undefined);
    socket?.close();
  };

  addEventListener('online', connect);
  connect();
  return { close: end };
}

function handleMessage(client: QueryClient, text: string, end: () => void): void {
  const frame = parse(text);
  if (!frame) return;
  if (frame.type === 'changed') void client.invalidateQueries({ queryKey: [frame.what] });
  if (frame.type === 'message' || frame.type === 'read') scheduleUnreadCount(client);
  dispatchSocketMessage(frame);
  if (frame.type !== 'bye') return;
  if (frame.reason === 'signed_out' || frame.reason === 'paused') void client.invalidateQueries({ queryKey: userKey });
  if (frame.reason !== 'restarting' && frame.reason !== 'paused') end();
}

let isCounting = false;

function scheduleUnreadCount(client: QueryClient): void {
  if (isCounting) return;
  isCounting = true;
  setTimeout(() => {
    isCounting = false;
    if (isConnected()) void client.invalidateQueries({ queryKey: ['unread'] });
  }, COUNT_DELAY_MS);
}

// The server's own words need no second check; a proxy's are no JSON.
function parse(text: string): ServerMessage | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function socketAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}/ws`;
}
