import { connect } from 'node:net';

export interface Request {
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly cookie: string;
  readonly body?: object;
}

export interface Response {
  readonly status: number;
  readonly body: Buffer;
}

/** One connection that sends one request after the other. */
export interface Browser extends AsyncDisposable {
  send(request: Request): Promise<Response>;
}

/**
 * Parses only what the bench needs: the client runs on the same cores as the server, and node:http would cost as much as the
 * server itself.
 */
export async function openBrowser(port: number): Promise<Browser> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received: Buffer = Buffer.alloc(0);
  let pending: PromiseWithResolvers<Response> | undefined;
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const response = parseResponse(received);
    if (!response) return;
    received = Buffer.alloc(0);
    pending?.resolve(response);
  });
  socket.on('error', (error) => pending?.reject(error));
  socket.on('close', () => pending?.reject(new Error('the server closed the connection')));
  return {
    send: (request) => {
      pending = Promise.withResolvers<Response>();
      socket.write(formatRequest(request, `localhost:${port}`));
      return pending.promise;
    },
    [Symbol.asyncDispose]: async () => void socket.destroy(),
  };
}

function formatRequest({ method, path, cookie, body }: Request, host: string): string {
  const head = [`${method ?? 'GET'} ${path} HTTP/1.1`, `host: ${host}`, `cookie: ${cookie}`];
  if (!method) return `${head.join('\r\n')}\r\n\r\n`;
  const json = body ? JSON.stringify(body) : '';
  const more = [`origin: http://${host}`, `content-length: ${Buffer.byteLength(json)}`];
  if (body) more.push('content-type: application/json');
  return `${[...head, ...more].join('\r\n')}\r\n\r\n${json}`;
}

/** The response once it has arrived whole. */
function parseResponse(received: Buffer): Response | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
  const body = received.subarray(end + 4);
  return body.length < length ? undefined : { status, body };
}
