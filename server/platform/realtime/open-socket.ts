import type { WebSocket } from 'ws';
import type { Access } from '#contract/rules/family/access.ts';
import type { ServerMessage } from '#contract/shared/socket-messages.ts';
import type { Actor } from '../actor.ts';
import type { DispatchedSocket } from './socket-dispatcher.ts';

/** Bytes. A client that is so far behind has gone. */
const MAX_BUFFERED = 1_000_000;
const CLOSE_NORMAL = 1000;
const CLOSE_POLICY = 1008;

type Reason = Extract<ServerMessage, { type: 'bye' }>['reason'];

/** A socket of an account on this node. */
export class OpenSocket implements DispatchedSocket {
  readonly socket: WebSocket;
  readonly actor: Actor;
  strikes = 0;
  isAlive = true;
  isPlaying = false;
  /** Has been told that Lilypad closes soon. */
  #isWarned = false;
  #closeCallbacks: (() => void)[] | undefined;

  constructor(socket: WebSocket, actor: Actor) {
    this.socket = socket;
    this.actor = actor;
  }

  get isClosed(): boolean {
    return this.socket.readyState > this.socket.OPEN;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.socket.bufferedAmount > MAX_BUFFERED) this.socket.terminate();
    else this.socket.send(text);
  }

  closeWith(reason: Reason): void {
    this.send({ type: 'bye', reason });
    this.socket.close(reason === 'misbehaved' ? CLOSE_POLICY : CLOSE_NORMAL);
  }

  /** Closes where Lilypad is closed, unless a game may be finished; tells once that it closes soon. */
  follow({ closed, closing }: Access): void {
    if (closed && !(closed.mayFinish && this.isPlaying)) this.closeWith(closed.because);
    const isWarning = closed !== null || closing !== null;
    if (isWarning && !this.#isWarned) this.send({ type: 'changed', what: 'user' });
    this.#isWarned = isWarning;
  }

  closeForMisbehaving(): void {
    this.closeWith('misbehaved');
  }

  onClose(callback: () => void): void {
    this.#closeCallbacks ??= [];
    this.#closeCallbacks.push(callback);
  }

  runCloseCallbacks(): void {
    for (const callback of this.#closeCallbacks ?? []) callback();
  }
}
