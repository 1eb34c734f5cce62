import { useSyncExternalStore } from 'react';
import type { ClientMessage, ServerMessage } from '#contract/shared/socket-messages.ts';

/** How often the counts in the bars are fetched while there is no socket. */
export const COUNTS_POLL_MS = 5000;

type Listener = (message: ServerMessage) => void;

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
type OpenSocket = Pick<WebSocket, 'send' | 'readyState'>;

const OPEN = 1;
let socket: OpenSocket | undefined;
/** The messages that join the chat or game on the screen. */
const joins = new Set<ClientMessage>();
/** Messages that could not be sent yet: only the newest of each topic, because older ones are outdated by then. */
const waiting = new Map<string, ClientMessage>();

/** Joins what is on the screen before sending anything else, because the server drops messages for a room that was not joined. */
export function setOpenSocket(open: OpenSocket | undefined): void {
  socket = open;
  if (open) {
    for (const message of [...joins, ...waiting.values()]) sendSocketMessage(message);
    waiting.clear();
  }
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

/** Sends a message to the server. Returns false while there is no socket, and while one is about to close. */
export function sendSocketMessage(message: ClientMessage): boolean {
  if (socket?.readyState !== OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** Sends a message now, or as soon as a socket has joined what is on the screen. */
export function sendOnceJoined(topic: string, message: ClientMessage): void {
  if (!sendSocketMessage(message)) waiting.set(topic, message);
}

/** Drops unsent messages, so that the next account on this page does not send them. */
export function clearWaiting(): void {
  waiting.clear();
}

/** Joins now, and again after every loss of the connection. Returns the function that leaves. */
export function joinAndRejoin(join: ClientMessage, leave: ClientMessage): () => void {
  joins.add(join);
  sendSocketMessage(join);
  return () => {
    joins.delete(join);
    sendSocketMessage(leave);
  };
}

export function dispatchSocketMessage(message: ServerMessage): void {
  for (const listener of [...listeners]) listener(message);
}

/** Subscribes to all messages. Returns the function that unsubscribes. */
export function onSocketMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
