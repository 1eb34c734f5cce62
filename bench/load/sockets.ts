import type { Socket } from 'node:net';
import { opcodes } from './frames.ts';
import { upgrade } from './upgrade.ts';
import { serveRequests } from './worker.ts';

/** One more socket for each of these cookies. Answers with how many are open by then. */
export interface SocketOrder {
  readonly port: number;
  readonly cookies: readonly string[];
}

const AT_ONCE = 50;
const PING = 0x80 | opcodes.ping;
/** A frame from a browser is masked; a mask of zeros changes nothing. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

const open = new Set<Socket>();

/** Opens sockets as a browser does and leaves them idle: they answer pings and say nothing else. */
async function openSockets({ port, cookies }: SocketOrder): Promise<number> {
  const waiting = [...cookies];
  const next = async () => {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) await openSocket(port, cookie);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return open.size;
}

async function openSocket(port: number, cookie: string): Promise<void> {
  const socket = await upgrade(port, cookie);
  open.add(socket);
  socket.on('data', (frame) => void (frame[0] === PING && socket.write(PONG)));
  socket.on('close', () => open.delete(socket));
}

serveRequests(openSockets);
