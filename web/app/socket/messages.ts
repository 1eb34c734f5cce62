import { useSyncExternalStore } from 'react';
import type { ClientMessage, ServerMessage } from '#contract/shared/socket-messages.ts';

/** How often the counts in the bars are asked for while there is no socket (part 2, section 9). */
export const COUNTS_POLL_MS = 5000;

type Listener = (frame: ServerMessage) => void;

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let socket: Pick<WebSocket, 'send'> | undefined;

/** The socket that is open now, or none. */
export function setOpenSocket(open: Pick<WebSocket, 'send'> | undefined): void {
  socket = open;
  for (const watcher of watchers) watcher();
}

export function isConnected(): boolean {
  return socket !== undefined;
}

/** Whether what the server says is heard at once. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(watch, isConnected, () => false);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Says a word to the server; false while there is no socket. */
export function sendSocketMessage(frame: ClientMessage): boolean {
  socket?.send(JSON.stringify(frame));
  return socket !== undefined;
}

export function dispatchSocketMessage(frame: ServerMessage): void {
  for (const listener of [...listeners]) listener(frame);
}

/** Hears every frame until the answer is called. */
export function onSocketMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
