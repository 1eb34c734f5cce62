import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { concurrently } from '../concurrently.ts';
import { type Percentiles, toPercentiles } from '../numbers.ts';
import { onText, textFrame } from './frames.ts';
import { upgrade } from './upgrade.ts';
import { serveRequests } from './worker.ts';

/** A child who chats, and through which server. */
export interface ChatMember {
  readonly id: string;
  readonly cookie: string;
  readonly port: number;
}

/** Each pair sends this many messages a second, in turns. */
export interface ChatOrder {
  readonly pairs: readonly (readonly [ChatMember, ChatMember])[];
  readonly perSecond: number;
  readonly seconds: number;
}

/** Times from sending to arrival. */
export interface ChatTally extends Percentiles {
  readonly sent: number;
  readonly arrived: number;
}

const CONCURRENCY = 50;
/** How long messages that are under way at the end may take to arrive. */
const GRACE_MS = 20_000;

interface ServerMessage {
  readonly type: string;
  readonly message?: { readonly clientId: string; readonly receiverId: string };
  readonly error?: { readonly message: string };
}

/** Times of sending by clientId; taken away when the message has arrived. */
const underWay = new Map<string, number>();
const times: number[] = [];

async function chat({ pairs, perSecond, seconds }: ChatOrder): Promise<ChatTally> {
  const sockets = new Map<ChatMember, Socket>();
  await concurrently(pairs.flat(), CONCURRENCY, async (one) => sockets.set(one, await openSocket(one)));
  const sent = await sendAll(pairs, sockets, { perSecond, seconds });
  for (let waited = 0; underWay.size > 0 && waited < GRACE_MS; waited += 50) await sleep(50);
  for (const socket of sockets.values()) socket.destroy();
  const tally = { sent, arrived: times.length, ...toPercentiles(times) };
  times.length = 0;
  underWay.clear();
  return tally;
}

async function openSocket(member: ChatMember): Promise<Socket> {
  const socket = await upgrade(member.port, member.cookie);
  onText(socket, (text) => onMessage(member, JSON.parse(text) as ServerMessage));
  return socket;
}

function onMessage({ id }: ChatMember, { type, message, error }: ServerMessage): void {
  if (type === 'refused') throw new Error(`a message was refused: ${error?.message}`);
  if (type !== 'message' || message?.receiverId !== id) return;
  const sentAt = underWay.get(message.clientId);
  if (sentAt === undefined) throw new Error('a message arrived twice');
  times.push(performance.now() - sentAt);
  underWay.delete(message.clientId);
}

/** Evenly over the time, never in bursts. Answers with how many were sent. */
async function sendAll(
  pairs: ChatOrder['pairs'],
  sockets: ReadonlyMap<ChatMember, Socket>,
  { perSecond, seconds }: Pick<ChatOrder, 'perSecond' | 'seconds'>,
): Promise<number> {
  const started = performance.now();
  let sent = 0;
  while (sent < perSecond * seconds) {
    const due = Math.min(((performance.now() - started) / 1000) * perSecond, perSecond * seconds);
    for (; sent < due; sent += 1) {
      const [one, other] = pairs[sent % pairs.length] ?? [];
      const isReturned = Math.floor(sent / pairs.length) % 2 === 1;
      const [from, to] = isReturned ? [other, one] : [one, other];
      if (from && to) send(sockets.get(from), to.id, sent);
    }
    await sleep(1);
  }
  return sent;
}

function send(socket: Socket | undefined, userId: string, count: number): void {
  const clientId = randomUUID();
  underWay.set(clientId, performance.now());
  const message = `We found ${count % 20} frogs at the pond.`;
  socket?.write(textFrame(JSON.stringify({ type: 'send_message', clientId, userId, message })));
}

serveRequests(chat);
