import type { ClientFrame, FrameOf, ServerFrame } from '#contract/shared/channel.ts';
import type { Actor, ChildActor } from './actor.ts';
import type { Context } from './context.ts';

/** An open socket, as the rooms know it: who sits there, as they were when it opened. */
export interface Line {
  readonly actor: Actor;
  readonly isClosed: boolean;
  /** On this one screen. */
  say(frame: ServerFrame): void;
  /** Done once, when the socket has closed. */
  onClose(work: () => void): void;
}

export interface Heard<Frame> {
  readonly context: Context;
  readonly line: Line;
  /** As they were when the socket opened: what may have changed since must be asked anew. */
  readonly actor: ChildActor;
  readonly frame: Frame;
}

/** A word of the socket that a room answers. */
export interface Word {
  readonly type: ClientFrame['type'];
  /** How often a child may say it between two heartbeats, on all screens together. */
  readonly most: number;
  /** A Problem that it throws is answered as `refused`. */
  hear(heard: Heard<ClientFrame>): Promise<void>;
}

/** Binds a word of the contract to the verb that answers it. Only children say words. */
export function hear<T extends Exclude<ClientFrame['type'], 'ping'>>(
  type: T,
  most: number,
  answer: (heard: Heard<FrameOf<T>>) => Promise<void>,
): Word {
  return { type, most, hear: answer as unknown as Word['hear'] };
}
