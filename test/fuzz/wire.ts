import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { pick, type Random } from '#contract/rules/random.ts';
import { below, percent } from '../../bin/random.ts';
import type { FuzzRequest } from './requests.ts';

export interface FuzzReply {
  /** 0: the line was closed without an answer. */
  readonly status: number;
  readonly body: string;
  readonly setCookie: readonly string[];
}

/** Longer than any call may take. Milliseconds. */
const HANGS = 8000;
const noReply: FuzzReply = { status: 0, body: '', setCookie: [] };

/** Lines to a server on loopback. */
export class Wire {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 20 });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** Throws when nothing comes back in time. */
  send({ method, url, headers, body }: FuzzRequest): Promise<FuzzReply> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: this.#port, method, path: url, headers, agent: this.#agent };
      const sent = httpRequest(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => resolve(noReply));
        response.on('end', () => {
          const { statusCode = 0, headers: told } = response;
          resolve({ status: statusCode, body: String(Buffer.concat(parts)), setCookie: told['set-cookie'] ?? [] });
        });
      });
      sent.on('upgrade', (_response, socket) => {
        socket.destroy();
        resolve(noReply);
      });
      sent.on('error', () => resolve(noReply));
      const alarm = setTimeout(() => {
        reject(new Error('no answer'));
        sent.destroy();
      }, HANGS);
      sent.on('close', () => clearTimeout(alarm));
      sent.end(body);
    });
  }

  /** Sends bytes that are no proper request, hangs up when the server does or soon after, and answers what was heard. */
  sendBytes(bytes: Buffer, closeAfter: number): Promise<FuzzReply> {
    return new Promise((resolve) => {
      let heard = '';
      const close = () => setTimeout(() => socket.destroy(), closeAfter);
      const socket = connect(this.#port, '127.0.0.1', () => socket.write(bytes, close));
      socket.on('data', (part) => {
        heard += String(part);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve({ ...noReply, status: readStatus(heard), body: heard }));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function readStatus(heard: string): number {
  return Number(/HTTP\/1\.1 (5\d\d)/.exec(heard)?.[1] ?? /HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
}

/** A request as it should be, for a browser that hangs up before it is answered. */
export function wholeBytes(request: FuzzRequest): Buffer {
  return Buffer.from(written(request, String(Buffer.byteLength(request.body ?? ''))));
}

function written({ method, url, headers, body = '' }: FuzzRequest, length: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url} HTTP/1.1`, 'host: 127.0.0.1', ...lines, `content-length: ${length}`, '', body].join('\r\n');
}

/** What a broken program may send instead of a request. `right` is a whole one. */
export function brokenBytes(random: Random, { method, url, headers, body = '' }: FuzzRequest): Buffer {
  const lines = (length: number | string, more = '') => written({ method, url, headers, body }, `${length}${more}`);
  const whole = lines(Buffer.byteLength(body));
  const broken = pick(random, [
    () => whole.slice(0, below(random, whole.length)),
    () => lines(Buffer.byteLength(body) + 10),
    () => lines(Math.max(0, Buffer.byteLength(body) - 3)),
    () => lines('99999999999999999999'),
    () => lines('-1'),
    () => lines('abc'),
    () => lines(3, '\r\ntransfer-encoding: chunked'),
    () => whole.replace('HTTP/1.1', 'HTTP/9.9'),
    () => whole.replace('host:', 'host :'),
    () => whole.replace('HTTP/1.1\r\n', `HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n`),
    () => whole.replace(method, 'FROG'),
    () => whole.replace(url, `${url}\u0000`),
    () => whole.replace(url, `${url}/${'a'.repeat(17_000)}`),
    () => whole.replace('content-length', 'content-encoding: gzip\r\ncontent-length'),
    () => whole + whole + whole,
    () => `\u0016\u0003\u0001${whole}`,
    () => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    () => `CONNECT pond.example:443 HTTP/1.1\r\nhost: a\r\n\r\n`,
  ])();
  return Buffer.from(broken, percent(random, 80) ? 'utf8' : 'latin1');
}
