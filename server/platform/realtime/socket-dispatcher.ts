import { type ClientMessage, clientMessage } from '#contract/shared/socket-messages.ts';
import { findUnstorable } from '#contract/shared/storable.ts';
import type { Context } from '../context.ts';
import { isDatabaseUnavailable } from '../db/connection-errors.ts';
import { uncounted } from '../db/round-trips.ts';
import { Problem } from '../problem.ts';
import type { Socket, SocketHandler } from './socket-handlers.ts';

export interface DispatchedSocket extends Socket {
  strikes: number;
  closeForMisbehaving(): void;
}

/** The messages of one account from all its sockets on this node. */
interface Sender {
  /** Messages since the last heartbeat, all and by type. */
  count: number;
  readonly countByType: Map<string, number>;
  /** Messages are handled one after the other, so that no account holds more than one database connection. */
  turn: Promise<void> | undefined;
}

export interface Dispatcher {
  readonly context: () => Context;
  readonly handlers: readonly SocketHandler[];
  /** By account, so that a new socket does not reset the count. */
  readonly senders: Map<string, Sender>;
}

const STRIKES = 3;
/** More than anybody types between two heartbeats. */
const MAX_MESSAGES_PER_HEARTBEAT = 300;

/** Handles one message of a socket: checks it against the contract, counts it, hands it to the module that answers it. */
export function dispatch(dispatcher: Dispatcher, socket: DispatchedSocket, text: string): void {
  const sender = getSender(dispatcher, socket);
  sender.count += 1;
  if (sender.count > MAX_MESSAGES_PER_HEARTBEAT) {
    if (!socket.isClosed) socket.closeForMisbehaving();
    return;
  }
  const message = readMessage(text);
  if (!message) strike(socket);
  else {
    socket.strikes = 0;
    if (message.type === 'ping') socket.send({ type: 'pong' });
    else queue(dispatcher, sender, socket, message);
  }
}

function getSender({ senders }: Dispatcher, { actor }: DispatchedSocket): Sender {
  const { accountId } = actor;
  const known = senders.get(accountId);
  if (known) return known;
  const sender: Sender = { count: 0, countByType: new Map(), turn: undefined };
  senders.set(accountId, sender);
  return sender;
}

/** Each heartbeat resets the counts. */
export function resetCounts({ senders }: Dispatcher): void {
  for (const [accountId, sender] of senders) {
    sender.count = 0;
    sender.countByType.clear();
    if (!sender.turn) senders.delete(accountId);
  }
}

function readMessage(text: string): ClientMessage | undefined {
  try {
    const message = clientMessage.safeParse(JSON.parse(text)).data;
    return findUnstorable(message) === undefined ? message : undefined;
  } catch {
    return undefined;
  }
}

function strike(socket: DispatchedSocket): void {
  socket.strikes += 1;
  socket.send({ type: 'refused', error: new Problem('invalid').body.error });
  if (socket.strikes >= STRIKES) socket.closeForMisbehaving();
}

/** Messages are handled in the order in which they came, so that they are stored in that order. */
function queue(dispatcher: Dispatcher, sender: Sender, socket: DispatchedSocket, message: ClientMessage): void {
  const before = sender.turn ?? Promise.resolve();
  const turn = before.then(() => uncounted(() => handleMessage(dispatcher, sender, socket, message)));
  sender.turn = turn;
  void turn.then(() => {
    if (sender.turn === turn) sender.turn = undefined;
  });
}

async function handleMessage(
  dispatcher: Dispatcher,
  sender: Sender,
  socket: DispatchedSocket,
  message: ClientMessage,
): Promise<void> {
  try {
    const handler = dispatcher.handlers.find(({ type }) => type === message.type);
    const { actor } = socket;
    if (!handler) throw new Problem('invalid');
    if (actor.role !== 'child') throw new Problem('not_for_you');
    checkRate(sender, handler);
    await handler.handle({ context: dispatcher.context(), socket, actor, message });
  } catch (error) {
    const problem = error instanceof Problem ? error : unexpected(dispatcher.context(), message, error);
    const { clientId } = message as { clientId?: string };
    dispatcher.context().metrics.problems.inc({ code: problem.code });
    const { code, message: sentence, fields } = problem.body.error;
    const refusal = { code, message: sentence, ...(fields ? { fields: { ...fields } } : {}) };
    socket.send({ type: 'refused', ...(clientId ? { clientId } : {}), error: refusal });
  }
}

function checkRate(sender: Sender, { type, maxPerHeartbeat }: SocketHandler): void {
  const sent = (sender.countByType.get(type) ?? 0) + 1;
  sender.countByType.set(type, sent);
  if (sent > maxPerHeartbeat) throw new Problem('too_fast');
}

function unexpected({ log }: Context, { type }: ClientMessage, err: unknown): Problem {
  log.error({ err, type }, 'a socket message failed');
  return new Problem(isDatabaseUnavailable(err) ? 'unavailable' : 'unexpected');
}
