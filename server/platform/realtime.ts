import type { WebSocket } from 'ws';
import type { Changeable, ServerFrame } from '#contract/shared/channel.ts';
import type { Actor } from './actor.ts';
import type { Bus } from './bus.ts';
import type { Context } from './context.ts';
import { beginCounting, type Ear, listen, type Talker } from './listening.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createPresence, type Presence } from './presence.ts';
import type { Redis } from './redis.ts';
import type { Word } from './words.ts';

/** The sockets of this node, and how to reach those of the others. */
export interface Realtime {
  /** Takes over a socket that the door has let in. */
  welcome(socket: WebSocket, actor: Actor): void;
  /** Says something on all open screens of these accounts, on all nodes. Whoever has none hears nothing. */
  say(accountIds: readonly string[], frame: ServerFrame): void;
  /** Tells all of an account's open screens, on all nodes, to fetch something again. */
  tellChanged(accountId: string, what: Changeable): void;
  /** Closes the sockets of an ended session, or of all sessions of the account, on all nodes. */
  signOut(ended: Ended): void;
  /** Closes the sockets of a child who rests, on all nodes; the browser finds out why. */
  rest(accountId: string): void;
  /** How each heartbeat learns which sessions still live. Until then none is asked about. */
  askWhoLives(listLiving: ListLiving): void;
  /** One heartbeat: hangs up on sockets that are silent or whose session has ended, as nobody tells when one runs out. */
  beat(): Promise<void>;
  readonly presence: Presence;
  close(): void;
}

export interface RealtimeParts {
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly redis?: Redis | undefined;
  /** What the rooms answer. */
  readonly words?: readonly Word[];
  readonly context?: () => Context;
}

/** One session of an account, or all of them. */
export interface Ended {
  readonly accountId: string;
  readonly sessionId?: string;
}

type ListLiving = (sessionIds: readonly string[]) => Promise<readonly string[]>;
type Reason = Extract<ServerFrame, { type: 'bye' }>['reason'];

class Open implements Talker {
  readonly socket: WebSocket;
  readonly actor: Actor;
  strikes = 0;
  isAlive = true;
  #closers: (() => void)[] | undefined;

  constructor(socket: WebSocket, actor: Actor) {
    this.socket = socket;
    this.actor = actor;
  }

  get isClosed(): boolean {
    return this.socket.readyState > this.socket.OPEN;
  }

  say(frame: ServerFrame): void {
    this.sayText(JSON.stringify(frame));
  }

  sayText(text: string): void {
    if (this.socket.bufferedAmount > MOST_BUFFERED) this.socket.terminate();
    else this.socket.send(text);
  }

  bye(reason: Reason): void {
    this.say({ type: 'bye', reason });
    this.socket.close(reason === 'misbehaved' ? CLOSE_POLICY : CLOSE_NORMAL);
  }

  hangUp(): void {
    this.bye('misbehaved');
  }

  onClose(work: () => void): void {
    this.#closers ??= [];
    this.#closers.push(work);
  }

  close(): void {
    for (const work of this.#closers ?? []) work();
  }
}

/** By account: news are for one child, and there may be thousands. */
type Sockets = Map<string, Open[]>;

const HEARTBEAT = 30_000;
/** More than anybody has tabs open. */
const MOST_SOCKETS = 10;
/** A reader who is so far behind is gone. Bytes. */
const MOST_BUFFERED = 1_000_000;
const CLOSE_NORMAL = 1000;
const CLOSE_POLICY = 1008;
const none: readonly Open[] = [];

export function createRealtime({ bus, metrics, log, redis, words = [], context = noContext }: RealtimeParts): Realtime {
  const sockets: Sockets = new Map();
  const presence = createPresence({ redis, log, here: sockets });
  listenToNodes(bus, sockets);
  bus.whenFoundAgain(() => askBack(sockets));
  const ear: Ear = { context, words, voices: new Map() };
  let listLiving: ListLiving = async (sessionIds) => sessionIds;
  const beat = async () => {
    checkAlive(sockets);
    beginCounting(ear);
    try {
      await checkSessions(all(sockets), listLiving);
    } catch (err) {
      log.warn({ err }, 'open sockets were not checked; the next heartbeat asks again');
    }
  };
  const heartbeat = setInterval(() => void beat(), HEARTBEAT).unref();
  const say = (accountIds: readonly string[], frame: ServerFrame) => {
    if (accountIds.length > 0) bus.publish('frame', { to: accountIds.join(), frame: JSON.stringify(frame) });
  };
  return {
    welcome: (socket, actor) => {
      const { accountId } = actor;
      const one = new Open(socket, actor);
      socket.on('error', () => socket.terminate());
      if ((sockets.get(accountId) ?? none).length >= MOST_SOCKETS) return one.hangUp();
      add(sockets, one, presence);
      metrics.sockets.inc();
      socket.on('pong', () => {
        one.isAlive = true;
      });
      socket.on('message', (data) => listen(ear, one, String(data)));
      socket.on('close', () => {
        remove(sockets, one, presence);
        one.close();
        metrics.sockets.dec();
      });
    },
    say,
    tellChanged: (accountId, what) => bus.publish('changed', { accountId, what }),
    signOut: (ended) => bus.publish('signed-out', { ...ended }),
    rest: (accountId) => bus.publish('resting', { accountId }),
    askWhoLives: (ask) => {
      listLiving = ask;
    },
    beat,
    presence,
    close: () => {
      clearInterval(heartbeat);
      presence.close();
      askBack(sockets);
    },
  };
}

function noContext(): Context {
  throw new Error('nobody listens here');
}

function listenToNodes(bus: Bus, sockets: Sockets): void {
  bus.subscribe('frame', ({ to = '', frame = '' }) => {
    for (const accountId of to.split(',')) for (const one of sockets.get(accountId) ?? none) one.sayText(frame);
  });
  bus.subscribe('changed', ({ accountId = '', what }) => {
    for (const one of sockets.get(accountId) ?? none) one.say({ type: 'changed', what: what as Changeable });
  });
  bus.subscribe('signed-out', ({ accountId = '', sessionId }) => {
    for (const one of [...(sockets.get(accountId) ?? none)])
      if (sessionId === undefined || one.actor.sessionId === sessionId) one.bye('signed_out');
  });
  bus.subscribe('resting', ({ accountId = '' }) => {
    for (const one of [...(sockets.get(accountId) ?? none)]) one.bye('paused');
  });
}

function add(sockets: Sockets, one: Open, presence: Presence): void {
  const { accountId } = one.actor;
  const others = sockets.get(accountId);
  if (others) others.push(one);
  else {
    sockets.set(accountId, [one]);
    presence.came(accountId);
  }
}

function remove(sockets: Sockets, one: Open, presence: Presence): void {
  const { accountId } = one.actor;
  const rest = (sockets.get(accountId) ?? none).filter((other) => other !== one);
  if (rest.length > 0) sockets.set(accountId, rest);
  else if (sockets.delete(accountId)) presence.left(accountId);
}

function all(sockets: Sockets): Open[] {
  return [...sockets.values()].flat();
}

/** They come back by themselves, and ask for what they did not hear. */
function askBack(sockets: Sockets): void {
  for (const one of all(sockets)) one.bye('restarting');
}

function checkAlive(sockets: Sockets): void {
  for (const one of all(sockets)) {
    if (!one.isAlive) one.socket.terminate();
    one.isAlive = false;
    one.socket.ping();
  }
}

/** One question for all of them, however many there are. */
async function checkSessions(open: readonly Open[], listLiving: ListLiving): Promise<void> {
  if (open.length === 0) return;
  const living = new Set(await listLiving([...new Set(open.map(({ actor }) => actor.sessionId))]));
  for (const one of open) if (!living.has(one.actor.sessionId)) one.bye('signed_out');
}
