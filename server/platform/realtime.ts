import type { WebSocket } from 'ws';
import { type Changeable, clientFrame, type ServerFrame } from '#contract/shared/channel.ts';
import { problems } from '#contract/shared/problems.ts';
import type { Actor } from './actor.ts';
import type { Bus } from './bus.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The sockets of this node, and how to reach those of the others. */
export interface Realtime {
  /** Takes over a socket that the door has let in. */
  welcome(socket: WebSocket, actor: Actor): void;
  /** Tells all of an account's open screens, on all nodes, to fetch something again. */
  tellChanged(accountId: string, what: Changeable): void;
  /** Closes the sockets of ended sessions, or of all sessions of the account, on all nodes. */
  signOut(ended: { readonly sessionId: string } | { readonly accountId: string }): void;
  /** Closes the sockets of a child who rests, on all nodes; the browser finds out why. */
  rest(accountId: string): void;
  /** How each heartbeat learns which sessions still live. Until then none is asked about. */
  askWhoLives(listLiving: ListLiving): void;
  /** One heartbeat: hangs up on sockets that are silent or whose session has ended, as nobody tells when one runs out. */
  beat(): Promise<void>;
  close(): void;
}

type ListLiving = (sessionIds: readonly string[]) => Promise<readonly string[]>;

interface Open {
  readonly socket: WebSocket;
  readonly actor: Actor;
  strikes: number;
  /** Words heard since the last heartbeat. */
  words: number;
  isAlive: boolean;
}

const HEARTBEAT = 30_000;
const STRIKES = 3;
/** More than anybody has tabs open, and more than anybody types between two heartbeats. */
const MOST_SOCKETS = 20;
const MOST_WORDS = 300;
/** A reader who is so far behind is gone. Bytes. */
const MOST_BUFFERED = 1_000_000;
const CLOSE_NORMAL = 1000;
const CLOSE_POLICY = 1008;

export function createRealtime(bus: Bus, metrics: Metrics, log: Log): Realtime {
  const open = new Set<Open>();
  bus.subscribe('changed', ({ accountId, what }) => {
    for (const one of open)
      if (one.actor.accountId === accountId) send(one, { type: 'changed', what: what as Changeable });
  });
  bus.subscribe('signed-out', ({ accountId, sessionId }) => {
    for (const one of open)
      if (one.actor.accountId === accountId || one.actor.sessionId === sessionId) sayBye(one, 'signed_out');
  });
  bus.subscribe('resting', ({ accountId }) => {
    for (const one of open) if (one.actor.accountId === accountId) sayBye(one, 'paused');
  });
  let listLiving: ListLiving = async (sessionIds) => sessionIds;
  const beat = async () => {
    checkAlive(open);
    try {
      await checkSessions([...open], listLiving);
    } catch (err) {
      log.warn({ err }, 'open sockets were not checked; the next heartbeat asks again');
    }
  };
  const heartbeat = setInterval(() => void beat(), HEARTBEAT).unref();
  return {
    welcome: (socket, actor) => {
      const one: Open = { socket, actor, strikes: 0, words: 0, isAlive: true };
      socket.on('error', () => socket.terminate());
      if (countOf(open, actor) >= MOST_SOCKETS) return sayBye(one, 'misbehaved');
      open.add(one);
      metrics.sockets.inc();
      socket.on('pong', () => {
        one.isAlive = true;
      });
      socket.on('message', (data) => listen(one, String(data)));
      socket.on('close', () => {
        open.delete(one);
        metrics.sockets.dec();
      });
    },
    tellChanged: (accountId, what) => bus.publish('changed', { accountId, what }),
    signOut: (ended) => bus.publish('signed-out', { ...ended }),
    rest: (accountId) => bus.publish('resting', { accountId }),
    askWhoLives: (ask) => {
      listLiving = ask;
    },
    beat,
    close: () => {
      clearInterval(heartbeat);
      for (const one of open) sayBye(one, 'restarting');
    },
  };
}

function countOf(open: ReadonlySet<Open>, { accountId }: Actor): number {
  let count = 0;
  for (const { actor } of open) if (actor.accountId === accountId) count += 1;
  return count;
}

function listen(one: Open, text: string): void {
  one.words += 1;
  if (one.words > MOST_WORDS) {
    if (one.words === MOST_WORDS + 1) sayBye(one, 'misbehaved');
    return;
  }
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

function sayBye(one: Open, reason: 'signed_out' | 'paused' | 'restarting' | 'misbehaved'): void {
  send(one, { type: 'bye', reason });
  one.socket.close(reason === 'misbehaved' ? CLOSE_POLICY : CLOSE_NORMAL);
}

function checkAlive(open: ReadonlySet<Open>): void {
  for (const one of open) {
    if (!one.isAlive) one.socket.terminate();
    one.isAlive = false;
    one.words = 0;
    one.socket.ping();
  }
}

/** One question for all of them, however many there are. */
async function checkSessions(open: readonly Open[], listLiving: ListLiving): Promise<void> {
  if (open.length === 0) return;
  const living = new Set(await listLiving([...new Set(open.map(({ actor }) => actor.sessionId))]));
  for (const one of open) if (!living.has(one.actor.sessionId)) sayBye(one, 'signed_out');
}
