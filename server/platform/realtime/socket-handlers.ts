import type { ClientMessage, ClientMessageOf, ServerMessage } from '#contract/shared/socket-messages.ts';
import type { Actor, ChildActor } from '../actor.ts';
import type { Context } from '../context.ts';

/** An open socket; `actor` is the account as it was when the socket opened. */
export interface Socket {
  readonly actor: Actor;
  readonly isClosed: boolean;
  /** A game is open on it, which may be finished a few minutes after Lilypad has closed. */
  isPlaying: boolean;
  send(message: ServerMessage): void;
  /** Runs once, when the socket has closed. */
  onClose(callback: () => void): void;
}

export interface SocketRequest<Message> {
  readonly context: Context;
  readonly socket: Socket;
  /** As the child was when the socket opened: what may have changed since has to be read again. */
  readonly actor: ChildActor;
  readonly message: Message;
}

/** A socket message that a module answers. */
export interface SocketHandler {
  readonly type: ClientMessage['type'];
  /** How often a child may send it between two heartbeats, on all screens together. */
  readonly maxPerHeartbeat: number;
  /** A thrown Problem becomes a `refused` message. */
  handle(request: SocketRequest<ClientMessage>): Promise<void>;
}

/** Binds a socket message of the contract to the verb that handles it. Only children send messages. */
export function handle<T extends Exclude<ClientMessage['type'], 'ping'>>(
  type: T,
  maxPerHeartbeat: number,
  verb: (request: SocketRequest<ClientMessageOf<T>>) => Promise<void>,
): SocketHandler {
  return { type, maxPerHeartbeat, handle: verb as unknown as SocketHandler['handle'] };
}
