import type { WebSocket } from 'ws';
import type { Access } from '#contract/rules/family/access.ts';
import type { Changeable, ServerMessage } from '#contract/shared/socket-messages.ts';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { uncounted } from '../db/round-trips.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Redis } from '../redis.ts';
import type { Bus } from './bus.ts';
import { OpenSocket } from './open-socket.ts';
import { createPresence, type Presence } from './presence.ts';
import { type Dispatcher, dispatch, resetCounts } from './socket-dispatcher.ts';
import type { SocketHandler } from './socket-handlers.ts';

/** The sockets of this node, and how to reach those of the others. */
export interface Realtime {
  /** Takes over an authenticated socket. */
  accept(socket: WebSocket, actor: Actor): void;
  /** Sends a message to all open sockets of these accounts, on all nodes. */
  send(accountIds: readonly string[], message: ServerMessage): void;
  /** Asks all open screens of an account, on all nodes, to fetch something again. */
  notifyChanged(accountId: string, what: Changeable): void;
  /** Closes the sockets of an ended session, or of all sessions of the account, on all nodes. */
  signOut(ended: EndedSessions): void;
  /** Closes the sockets of a suspended child, on all nodes. */
  closeSuspended(accountId: string): void;
  /** Looks on all nodes whether Lilypad is still open to an account, as each heartbeat does: its grown-ups have changed something. */
  checkAccess(accountId: string): void;
  /** Sets how each heartbeat finds out which sessions are still active. Before, it checks none. */
  checkSessionsWith(listActiveSessions: ListActiveSessions): void;
  /**
   * Closes sockets that do not answer pings, and those whose session has expired or whose open hours have ended: neither raises an
   * event. Tells screens a few minutes before that Lilypad closes.
   */
  heartbeat(): Promise<void>;
  readonly presence: Presence;
  close(): void;
}

export interface RealtimeOptions {
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly redis?: Redis | undefined;
  readonly handlers?: readonly SocketHandler[];
  readonly context?: () => Context;
}

/** Why a child's account closes: a grown-up chose it, or nobody answers for the child, as the e-mail reached a stranger. */
export type EndReason = 'account_closing' | 'wrong_address';
const endReasons: readonly (string | undefined)[] = ['account_closing', 'wrong_address'] satisfies EndReason[];

/** One session of an account, or all of them. */
export interface EndedSessions {
  readonly accountId: string;
  readonly sessionId?: string;
  readonly because?: EndReason;
}

/** A session that has not ended, and whether Lilypad is open to its account. */
export interface ActiveSession {
  readonly id: string;
  readonly access: Access;
}

type ListActiveSessions = (sessionIds: readonly string[]) => Promise<readonly ActiveSession[]>;

/** By account. */
type Sockets = Map<string, OpenSocket[]>;

const HEARTBEAT = 30_000;
/** For each account; more than anybody has tabs open. */
const MAX_SOCKETS = 10;
const none: readonly OpenSocket[] = [];
const open: Access = { closed: null, closing: null };

export function createRealtime({
  bus,
  metrics,
  log,
  redis,
  handlers = [],
  context = noContext,
}: RealtimeOptions): Realtime {
  const sockets: Sockets = new Map();
  const presence = createPresence({ redis, log, onThisNode: sockets });
  subscribeToNodes(bus, sockets);
  bus.onReconnect(() => closeForRestart(sockets));
  const dispatcher: Dispatcher = { context, handlers, senders: new Map() };
  let listActiveSessions: ListActiveSessions = async (sessionIds) => sessionIds.map((id) => ({ id, access: open }));
  const check = async (checked: readonly OpenSocket[]) => {
    try {
      await checkSessions(checked, listActiveSessions);
    } catch (err) {
      log.warn({ err }, 'the sessions of open sockets were not checked; the next heartbeat tries again');
    }
  };
  bus.subscribe('access', ({ accountId = '' }) => void uncounted(() => check(sockets.get(accountId) ?? none)));
  const heartbeat = async () => {
    checkAlive(sockets);
    resetCounts(dispatcher);
    await check(all(sockets));
  };
  const timer = setInterval(() => void heartbeat(), HEARTBEAT).unref();
  const send = (accountIds: readonly string[], message: ServerMessage) => {
    if (accountIds.length > 0) bus.publish('message', { to: accountIds.join(), message: JSON.stringify(message) });
  };
  return {
    accept: (socket, actor) => accept({ sockets, presence, metrics, dispatcher }, new OpenSocket(socket, actor)),
    send,
    notifyChanged: (accountId, what) => bus.publish('changed', { accountId, what }),
    signOut: (ended) => bus.publish('signed-out', { ...ended }),
    closeSuspended: (accountId) => bus.publish('suspended', { accountId }),
    checkAccess: (accountId) => bus.publish('access', { accountId }),
    checkSessionsWith: (list) => {
      listActiveSessions = list;
    },
    heartbeat,
    presence,
    close: () => {
      clearInterval(timer);
      presence.close();
      closeForRestart(sockets);
    },
  };
}

interface Node {
  readonly sockets: Sockets;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly dispatcher: Dispatcher;
}

function accept({ sockets, presence, metrics, dispatcher }: Node, one: OpenSocket): void {
  const { socket, actor } = one;
  socket.on('error', () => socket.terminate());
  if ((sockets.get(actor.accountId) ?? none).length >= MAX_SOCKETS) {
    one.closeForMisbehaving();
    return;
  }
  add(sockets, one, presence);
  metrics.sockets.inc();
  socket.on('pong', () => {
    one.isAlive = true;
  });
  socket.on('message', (data) => dispatch(dispatcher, one, String(data)));
  socket.on('close', () => {
    remove(sockets, one, presence);
    one.runCloseCallbacks();
    metrics.sockets.dec();
  });
}

function noContext(): Context {
  throw new Error('this process has no context for socket messages');
}

function subscribeToNodes(bus: Bus, sockets: Sockets): void {
  bus.subscribe('message', ({ to = '', message = '' }) => {
    for (const accountId of to.split(',')) for (const one of sockets.get(accountId) ?? none) one.sendText(message);
  });
  bus.subscribe('changed', ({ accountId = '', what }) => {
    for (const one of sockets.get(accountId) ?? none) one.send({ type: 'changed', what: what as Changeable });
  });
  bus.subscribe('signed-out', ({ accountId = '', sessionId, because }) => {
    const reason = endReasons.includes(because) ? (because as EndReason) : 'signed_out';
    for (const one of [...(sockets.get(accountId) ?? none)])
      if (sessionId === undefined || one.actor.sessionId === sessionId) one.closeWith(reason);
  });
  bus.subscribe('suspended', ({ accountId = '' }) => {
    for (const one of [...(sockets.get(accountId) ?? none)]) one.closeWith('paused');
  });
}

function add(sockets: Sockets, one: OpenSocket, presence: Presence): void {
  const { accountId } = one.actor;
  const others = sockets.get(accountId);
  if (others) others.push(one);
  else {
    sockets.set(accountId, [one]);
    presence.connected(accountId);
  }
}

function remove(sockets: Sockets, one: OpenSocket, presence: Presence): void {
  const { accountId } = one.actor;
  const rest = (sockets.get(accountId) ?? none).filter((other) => other !== one);
  if (rest.length > 0) sockets.set(accountId, rest);
  else if (sockets.delete(accountId)) presence.disconnected(accountId);
}

function all(sockets: Sockets): OpenSocket[] {
  return [...sockets.values()].flat();
}

/** Browsers reconnect on their own, and fetch what they missed. */
function closeForRestart(sockets: Sockets): void {
  for (const one of all(sockets)) one.closeWith('restarting');
}

function checkAlive(sockets: Sockets): void {
  for (const one of all(sockets)) {
    if (!one.isAlive) one.socket.terminate();
    one.isAlive = false;
    one.socket.ping();
  }
}

async function checkSessions(open: readonly OpenSocket[], listActiveSessions: ListActiveSessions): Promise<void> {
  if (open.length === 0) return;
  const sessions = await listActiveSessions([...new Set(open.map(({ actor }) => actor.sessionId))]);
  const accessBySession = new Map(sessions.map(({ id, access }) => [id, access]));
  for (const one of open) {
    const access = accessBySession.get(one.actor.sessionId);
    if (access) one.follow(access);
    else one.closeWith('signed_out');
  }
}
