import { connect, type Socket } from 'node:net';

/** Opens a socket as a browser does. What comes after the server's agreement is for the caller. */
export async function upgrade(port: number, cookie: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
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
  return socket;
}
