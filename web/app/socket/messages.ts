import { useSyncExternalStore } from 'react';
import type { ClientMessage, ServerMessage } from '#contract/shared/socket-messages.ts';

/** How often the counts in the bars are fetched while there is no socket (specification, part 2, section 9). */
export const COUNTS_POLL_MS = 5000;

type Listener = (message: ServerMessage) => void;

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let socket: Pick<WebSocket, 'send'> | undefined;

export function setOpenSocket(open: Pick<WebSocket, 'send'> | undefined): void {
  socket = open;
  for (const watcher of watchers) watcher();
}

export function isConnected(): boolean {
  return socket !== undefined;
}

export function useIsConnected(): boolean {
  return useSyncExternalStore(watch, isConnected, () => false);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Sends a message to the server. Returns false while there is no socket. */
export function sendSocketMessage(message: ClientMessage): boolean {
  socket?.send(JSON.stringify(message));
  return socket !== undefined;
}

export function dispatchSocketMessage(message: ServerMessage): void {
  for (const listener of [...listeners]) listener(message);
}

/** Subscribes to all messages. Returns the function that unsubscribes. */
export function onSocketMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
