import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerWith } from './driver.ts';
import { framesIn, opcodes, textFrame } from './frames.ts';
import { upgrade } from './upgrade.ts';

/** Somebody who chats: at which server, and as whom. */
export interface Talker {
  readonly id: string;
  readonly cookie: string;
  readonly port: number;
}

/** Each pair says so many messages a second together, in turns. */
export interface TalkOrder {
  readonly pairs: readonly (readonly [Talker, Talker])[];
  readonly perSecond: number;
  readonly seconds: number;
}

export interface TalkTally {
  readonly sent: number;
  readonly arrived: number;
  /** From the hand of one to the screen of the other, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const AT_ONCE = 50;
/** What is under way at the end may still arrive. Milliseconds. */
const PATIENCE = 20_000;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

interface Heard {
  readonly type: string;
  readonly message?: { readonly clientId: string; readonly receiverId: string };
  readonly error?: { readonly message: string };
}

/** Times of sending by clientId; taken away when the message has arrived. */
const underWay = new Map<string, number>();
const times: number[] = [];

async function talk({ pairs, perSecond, seconds }: TalkOrder): Promise<TalkTally> {
  const talkers = pairs.flat();
  const sockets = new Map<Talker, Socket>();
  const waiting = [...talkers];
  const next = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) sockets.set(one, await openSocket(one));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  const sent = await sayAll(pairs, sockets, { perSecond, seconds });
  for (let waited = 0; underWay.size > 0 && waited < PATIENCE; waited += 50) await sleep(50);
  for (const socket of sockets.values()) socket.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const tally = { sent, arrived: times.length, p50: at(0.5), p99: at(0.99) };
  times.length = 0;
  underWay.clear();
  return tally;
}

async function openSocket(talker: Talker): Promise<Socket> {
  const socket = await upgrade(talker.port, talker.cookie);
  let left: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    const { frames, rest } = framesIn(left.length === 0 ? chunk : Buffer.concat([left, chunk]));
    left = rest;
    for (const { opcode, text } of frames) {
      if (opcode === opcodes.ping) socket.write(PONG);
      if (opcode === opcodes.text) hear(talker, JSON.parse(text) as Heard);
    }
  });
  return socket;
}

function hear({ id }: Talker, { type, message, error }: Heard): void {
  if (type === 'refused') throw new Error(`a message was refused: ${error?.message}`);
  if (type !== 'message' || message?.receiverId !== id) return;
  const sentAt = underWay.get(message.clientId);
  if (sentAt === undefined) throw new Error('a message arrived twice');
  times.push(performance.now() - sentAt);
  underWay.delete(message.clientId);
}

/** Evenly over the time, never in bursts. Answers with how many were said. */
async function sayAll(
  pairs: TalkOrder['pairs'],
  sockets: ReadonlyMap<Talker, Socket>,
  { perSecond, seconds }: Pick<TalkOrder, 'perSecond' | 'seconds'>,
): Promise<number> {
  const started = performance.now();
  let said = 0;
  while (said < perSecond * seconds) {
    const due = Math.min(((performance.now() - started) / 1000) * perSecond, perSecond * seconds);
    for (; said < due; said += 1) {
      const [one, other] = pairs[said % pairs.length] ?? [];
      const isReturned = Math.floor(said / pairs.length) % 2 === 1;
      const [from, to] = isReturned ? [other, one] : [one, other];
      if (from && to) say(sockets.get(from), to.id, said);
    }
    await sleep(1);
  }
  return said;
}

function say(socket: Socket | undefined, userId: string, count: number): void {
  const clientId = randomUUID();
  underWay.set(clientId, performance.now());
  const message = `Did you see the moon tonight? I counted ${count % 20} stars.`;
  socket?.write(textFrame(JSON.stringify({ type: 'send_message', clientId, userId, message })));
}

answerWith(talk);
