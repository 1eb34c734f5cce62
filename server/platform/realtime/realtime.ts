import type { WebSocket } from 'ws';
import type { Changeable, ServerMessage } from '#contract/shared/socket-messages.ts';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { uncounted } from '../db/round-trips.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Redis } from '../redis.ts';
import { AccountSockets } from './account-sockets.ts';
import type { Bus } from './bus.ts';
import { checkAlive, checkSessions, type ListActiveSessions } from './check-sockets.ts';
import { OpenSocket } from './open-socket.ts';
import { createPresence, type Presence } from './presence.ts';
import { RecentlyTold } from './recently-told.ts';
import { type Dispatcher, dispatch, resetCounts } from './socket-dispatcher.ts';
import type { SocketHandler } from './socket-handlers.ts';

/** The sockets of this node, and how to reach those of the others. */
export interface Realtime {
  /**
   * Takes over an authenticated socket. If the account was sent a message while its page loaded, in the last `pageAgeMs`
   * milliseconds, the socket first tells the page to fetch again.
   */
  accept(socket: WebSocket, actor: Actor, pageAgeMs: number): void;
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

const HEARTBEAT = 30_000;
/** For each account; more than anybody has tabs open. */
const MAX_SOCKETS = 10;

export function createRealtime({
  bus,
  metrics,
  log,
  redis,
  handlers = [],
  context = noContext,
}: RealtimeOptions): Realtime {
  const sockets = new AccountSockets();
  const recentlyTold = new RecentlyTold();
  const presence = createPresence({ redis, log, onThisNode: sockets });
  subscribeToNodes(bus, sockets, recentlyTold);
  bus.onReconnect(() => closeForRestart(sockets));
  const dispatcher: Dispatcher = { context, handlers, senders: new Map() };
  let listActiveSessions: ListActiveSessions | undefined;
  const check = async (checked: readonly OpenSocket[]) => {
    if (!listActiveSessions) return;
    try {
      await checkSessions(checked, listActiveSessions);
    } catch (err) {
      log.warn({ err }, 'the sessions of open sockets were not checked; the next heartbeat tries again');
    }
  };
  bus.subscribe('access', ({ accountId = '' }) => void uncounted(() => check(sockets.of(accountId))));
  const heartbeat = async () => {
    checkAlive(sockets.all());
    recentlyTold.forgetOld();
    resetCounts(dispatcher);
    await check(sockets.all());
  };
  const timer = setInterval(() => void heartbeat(), HEARTBEAT).unref();
  const send = (accountIds: readonly string[], message: ServerMessage) => {
    if (accountIds.length > 0) bus.publish('message', { to: accountIds.join(), message: JSON.stringify(message) });
  };
  return {
    accept: (socket, actor, pageAgeMs) => {
      const open = new OpenSocket(socket, actor);
      accept({ sockets, presence, metrics, dispatcher }, open);
      if (recentlyTold.hasWithin(actor.accountId, pageAgeMs)) open.send({ type: 'missed' });
    },
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
  readonly sockets: AccountSockets;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly dispatcher: Dispatcher;
}

function accept({ sockets, presence, metrics, dispatcher }: Node, open: OpenSocket): void {
  const { socket, actor } = open;
  const { accountId } = actor;
  socket.on('error', () => socket.terminate());
  if (sockets.of(accountId).length >= MAX_SOCKETS) {
    open.closeForMisbehaving();
    return;
  }
  const isFirst = !sockets.has(accountId);
  sockets.add(open);
  if (isFirst) presence.connected(accountId);
  metrics.sockets.inc();
  socket.on('pong', () => {
    open.isAlive = true;
  });
  socket.on('message', (data) => dispatch(dispatcher, open, String(data)));
  socket.on('close', () => {
    sockets.remove(open);
    if (!sockets.has(accountId)) presence.disconnected(accountId);
    open.runCloseCallbacks();
    metrics.sockets.dec();
  });
}

function noContext(): Context {
  throw new Error('this process has no context for socket messages');
}

function subscribeToNodes(bus: Bus, sockets: AccountSockets, recentlyTold: RecentlyTold): void {
  bus.subscribe('message', ({ to = '', message = '' }) => {
    for (const accountId of to.split(',')) {
      recentlyTold.add(accountId);
      for (const open of sockets.of(accountId)) open.sendText(message);
    }
  });
  bus.subscribe('changed', ({ accountId = '', what }) => {
    recentlyTold.add(accountId);
    for (const open of sockets.of(accountId)) open.send({ type: 'changed', what: what as Changeable });
  });
  bus.subscribe('signed-out', ({ accountId = '', sessionId, because }) => {
    const reason = endReasons.includes(because) ? (because as EndReason) : 'signed_out';
    for (const open of sockets.of(accountId))
      if (sessionId === undefined || open.actor.sessionId === sessionId) open.closeWith(reason);
  });
  bus.subscribe('suspended', ({ accountId = '' }) => {
    for (const open of sockets.of(accountId)) open.closeWith('paused');
  });
}

/** Browsers reconnect on their own, and fetch what they missed. */
function closeForRestart(sockets: AccountSockets): void {
  for (const open of sockets.all()) open.closeWith('restarting');
}
