import type { WebSocket } from 'ws';
import { type Changeable, clientFrame, type ServerFrame } from '#contract/shared/channel.ts';
import { problems } from '#contract/shared/problems.ts';
import type { Actor } from './actor.ts';
import type { Bus } from './bus.ts';
import type { Metrics } from './metrics.ts';

/** The sockets of this node, and how to reach those of the others. */
export interface Realtime {
  /** Takes over a socket that the door has let in. */
  welcome(socket: WebSocket, actor: Actor): void;
  /** Tells all of an account's open screens, on all nodes, to fetch something again. */
  tellChanged(accountId: string, what: Changeable): void;
  /** Closes the sockets of ended sessions, or of all sessions of the account, on all nodes. */
  signOut(ended: { readonly sessionId: string } | { readonly accountId: string }): void;
  close(): void;
}

interface Open {
  readonly socket: WebSocket;
  readonly actor: Actor;
  strikes: number;
  isAlive: boolean;
}

const HEARTBEAT = 30_000;
const STRIKES = 3;
/** A reader who is so far behind is gone. Bytes. */
const MOST_BUFFERED = 1_000_000;
const CLOSE_NORMAL = 1000;
const CLOSE_POLICY = 1008;

export function createRealtime(bus: Bus, metrics: Metrics): Realtime {
  const open = new Set<Open>();
  bus.subscribe('changed', ({ accountId, what }) => {
    for (const one of open)
      if (one.actor.accountId === accountId) send(one, { type: 'changed', what: what as Changeable });
  });
  bus.subscribe('signed-out', ({ accountId, sessionId }) => {
    for (const one of open)
      if (one.actor.accountId === accountId || one.actor.sessionId === sessionId) sayBye(one, 'signed_out');
  });
  const heartbeat = setInterval(() => checkAlive(open), HEARTBEAT).unref();
  return {
    welcome: (socket, actor) => {
      const one: Open = { socket, actor, strikes: 0, isAlive: true };
      open.add(one);
      metrics.sockets.inc();
      socket.on('pong', () => {
        one.isAlive = true;
      });
      socket.on('message', (data) => listen(one, String(data)));
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        open.delete(one);
        metrics.sockets.dec();
      });
    },
    tellChanged: (accountId, what) => bus.publish('changed', { accountId, what }),
    signOut: (ended) => bus.publish('signed-out', { ...ended }),
    close: () => {
      clearInterval(heartbeat);
      for (const one of open) sayBye(one, 'restarting');
    },
  };
}

function listen(one: Open, text: string): void {
  if (isClientFrame(text)) {
    one.strikes = 0;
    return;
  }
  one.strikes += 1;
  const [, message] = problems.invalid;
  send(one, { type: 'refused', error: { code: 'invalid', message } });
  if (one.strikes >= STRIKES) sayBye(one, 'misbehaved');
}

function isClientFrame(text: string): boolean {
  try {
    return clientFrame.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function send(one: Open, frame: ServerFrame): void {
  if (one.socket.bufferedAmount > MOST_BUFFERED) one.socket.terminate();
  else one.socket.send(JSON.stringify(frame));
}

function sayBye(one: Open, reason: 'signed_out' | 'restarting' | 'misbehaved'): void {
  send(one, { type: 'bye', reason });
  one.socket.close(reason === 'misbehaved' ? CLOSE_POLICY : CLOSE_NORMAL);
}

function checkAlive(open: ReadonlySet<Open>): void {
  for (const one of open) {
    if (!one.isAlive) one.socket.terminate();
    one.isAlive = false;
    one.socket.ping();
  }
}
