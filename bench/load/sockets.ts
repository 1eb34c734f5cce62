import type { Socket } from 'node:net';
import { concurrently } from '../concurrently.ts';
import { onText } from './frames.ts';
import { upgrade } from './upgrade.ts';
import { serveRequests } from './worker.ts';

/** One more socket for each of these cookies. Answers with how many are open by then. */
export interface SocketOrder {
  readonly port: number;
  readonly cookies: readonly string[];
}

const CONCURRENCY = 50;

const open = new Set<Socket>();

/** Opens sockets as a browser does and leaves them idle: they answer pings and say nothing else. */
async function openSockets({ port, cookies }: SocketOrder): Promise<number> {
  await concurrently(cookies, CONCURRENCY, (cookie) => openSocket(port, cookie));
  return open.size;
}

async function openSocket(port: number, cookie: string): Promise<void> {
  const socket = await upgrade(port, cookie);
  open.add(socket);
  onText(socket, () => undefined);
  socket.on('close', () => open.delete(socket));
}

serveRequests(openSockets);
