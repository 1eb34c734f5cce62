import { connect } from 'node:net';

/** One visit: addresses asked for in turn. `{deck}` stands for what the first answer calls its deck. */
export interface Visit {
  readonly cookie: string;
  readonly paths: readonly string[];
}

export interface Order {
  readonly port: number;
  readonly seconds: number;
  readonly connections: number;
  readonly visits: readonly Visit[];
  /** Which visit comes first, so that one round goes on where the one before ended. */
  readonly from: number;
  /** Answers with fewer of these marks are counted apart. */
  readonly mark: { readonly text: string; readonly least: number };
}

export interface Tally {
  readonly requests: number;
  readonly seconds: number;
  readonly visits: number;
  /** Answers with too few marks. */
  readonly short: number;
  readonly bytes: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Answers under way are waited for at the end, and counted. */
export async function load(order: Order): Promise<Tally> {
  const times: number[] = [];
  const tally = { visits: 0, short: 0, bytes: 0 };
  const started = performance.now();
  const until = started + order.seconds * 1000;
  const browse = async () => {
    await using browser = await openBrowser(order.port);
    while (performance.now() < until) {
      const visit = order.visits[(order.from + tally.visits++) % order.visits.length];
      let deck = '';
      for (const path of visit?.paths ?? []) {
        const asked = performance.now();
        const body = await browser.get(path.replace('{deck}', deck), visit?.cookie ?? '');
        times.push(performance.now() - asked);
        tally.bytes += body.length;
        if (marksIn(body, order.mark) < order.mark.least) tally.short += 1;
        deck ||= deckIn(body);
      }
    }
  };
  await Promise.all(Array.from({ length: order.connections }, browse));
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const seconds = (performance.now() - started) / 1000;
  return { ...tally, requests: times.length, seconds, p50: at(0.5), p99: at(0.99) };
}

interface Browser extends AsyncDisposable {
  /** The body of an answer; throws when its status is not 200. */
  get(path: string, cookie: string): Promise<Buffer>;
}

/**
 * One connection that asks one thing after the other. As plain as can be, because what asks runs on the same cores as what
 * answers: node:http would take as long as the server.
 */
async function openBrowser(port: number): Promise<Browser> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let heard: Buffer = Buffer.alloc(0);
  let answer: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined;
  socket.on('data', (chunk: Buffer) => {
    heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk]);
    try {
      const whole = bodyIn(heard);
      if (!whole) return;
      heard = Buffer.alloc(0);
      answer?.resolve(whole);
    } catch (error) {
      answer?.reject(error as Error);
    }
  });
  socket.on('error', (error) => answer?.reject(error));
  socket.on('close', () => answer?.reject(new Error('the server hung up')));
  return {
    get: (path, cookie) => {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      answer = { resolve, reject };
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${cookie}\r\n\r\n`);
      return promise;
    },
    [Symbol.asyncDispose]: async () => void socket.destroy(),
  };
}

/** The body once it has arrived whole. */
function bodyIn(heard: Buffer): Buffer | undefined {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = heard.toString('latin1', 0, end).toLowerCase();
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? Number.NaN);
  const body = heard.subarray(end + 4);
  if (Number.isNaN(length) || !head.startsWith('http/1.1 200'))
    throw new Error(`the server answered: ${head.split('\r\n')[0]} ${body.toString()}`);
  return body.length < length ? undefined : body;
}

function marksIn(body: Buffer, { text, least }: Order['mark']): number {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0 && count < least; at = body.indexOf(text, at + text.length)) count += 1;
  return count;
}

function deckIn(body: Buffer): string {
  const begin = body.lastIndexOf('"deck":"');
  return begin < 0 ? '' : body.toString('latin1', begin + 8, body.indexOf('"', begin + 8));
}
