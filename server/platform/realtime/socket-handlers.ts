import type { ClientMessage, ClientMessageOf, ServerMessage } from '#contract/shared/socket-messages.ts';
import type { Actor, ChildActor } from '../actor.ts';
import type { Context } from '../context.ts';

/** An open socket, as modules know it: who sits there, as they were when it opened. */
export interface Socket {
  readonly actor: Actor;
  readonly isClosed: boolean;
  /** On this one screen. */
  send(frame: ServerMessage): void;
  /** Done once, when the socket has closed. */
  onClose(work: () => void): void;
}

export interface SocketRequest<Frame> {
  readonly context: Context;
  readonly socket: Socket;
  /** As they were when the socket opened: what may have changed since must be asked anew. */
  readonly actor: ChildActor;
  readonly message: Frame;
}

/** A socket message that a module answers. */
export interface SocketHandler {
  readonly type: ClientMessage['type'];
  /** How often a child may send it between two heartbeats, on all screens together. */
  readonly maxPerHeartbeat: number;
  /** A Problem that it throws is answered as `refused`. */
  handle(request: SocketRequest<ClientMessage>): Promise<void>;
}

/** Binds a socket message of the contract to the verb that answers it. Only children send any. */
export function handle<T extends Exclude<ClientMessage['type'], 'ping'>>(
  type: T,
  maxPerHeartbeat: number,
  answer: (request: SocketRequest<ClientMessageOf<T>>) => Promise<void>,
): SocketHandler {
  return { type, maxPerHeartbeat, handle: answer as unknown as SocketHandler['handle'] };
}
