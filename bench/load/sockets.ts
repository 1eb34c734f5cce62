import { connect, type Socket } from 'node:net';
import { answerWith } from './driver.ts';

/** One more socket for each of these cookies. Answers with how many are open by then. */
export interface SocketOrder {
  readonly port: number;
  readonly cookies: readonly string[];
}

const AT_ONCE = 50;
const PING = 0x89;
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
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const host = `localhost:${port}`;
  const head = [
    'GET /ws HTTP/1.1',
    `host: ${host}`,
    `origin: http://${host}`,
    `cookie: ${cookie}`,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: bGlseXBhZCBsaWx5cGFkIQ==',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const answer = await new Promise<Buffer>((resolve, reject) => socket.once('data', resolve).once('error', reject));
  if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(`no socket: ${answer.toString('latin1')}`);
  open.add(socket);
  socket.on('data', (frame) => void (frame[0] === PING && socket.write(PONG)));
  socket.on('close', () => open.delete(socket));
}

answerWith(openSockets);
