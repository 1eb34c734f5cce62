import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';

/** One picture takes some 50 ms, and a knot of all the lines that may come in a few seconds. A machine may have other work. */
const TIMEOUT = 15_000;
/** Then its thread ends, and gives its memory back. */
const IDLE_TIMEOUT = 60_000;
/** Seconds, told to whoever is turned away. */
const RETRY_AFTER = 5;

/**
 * Two lines, so that nobody who only looks at avatars keeps a child's drawing waiting: drawings go first. `maxOfOne`: a
 * drawing that is sent again while it is still being painted, but no pile of them; a page full of avatars.
 */
const lanes = {
  drawing: { maxWaiting: 40, maxOfOne: 3 },
  avatar: { maxWaiting: 300, maxOfOne: 60 },
} as const;
type Lane = keyof typeof lanes;

interface RasterJob {
  readonly whose: string;
  readonly svg: string;
  readonly done: (picture: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

/** Orders that wait, the oldest first. */
const waiting: Readonly<Record<Lane, RasterJob[]>> = { drawing: [], avatar: [] };
/** The one that is being painted, with its lane. */
let current: { readonly order: RasterJob; readonly lane: Lane } | undefined;
let worker: Worker | undefined;
let alarm: NodeJS.Timeout | undefined;

/**
 * Makes a PNG of an SVG that holds no text and no picture, in a thread of its own, one after the other. `whose`: an account,
 * or a network. Throws `busy` when too many wait or one takes too long, and `too_fast` when many of the same one wait.
 */
export function rasterize(whose: string, svg: string, lane: Lane = 'drawing'): Promise<Uint8Array> {
  const { maxWaiting, maxOfOne } = lanes[lane];
  const ahead = current?.lane === lane ? [current.order, ...waiting[lane]] : waiting[lane];
  const own = ahead.filter((order) => order.whose === whose);
  if (own.length >= maxOfOne) return Promise.reject(new Problem('too_fast', { retryAfter: RETRY_AFTER }));
  if (ahead.length >= maxWaiting) return Promise.reject(new Problem('busy', { retryAfter: RETRY_AFTER }));
  return new Promise((done, failed) => {
    waiting[lane].push({ whose, svg, done, failed });
    if (!current) rasterizeNext();
  });
}

function rasterizeNext(): void {
  clearTimeout(alarm);
  current = takeNext('drawing') ?? takeNext('avatar');
  if (current) {
    worker ??= openWorker();
    worker.ref();
    worker.postMessage(current.order.svg);
  } else worker?.unref(); // one that only waits does not hold the process
  alarm = setTimeout(() => stop(), current ? TIMEOUT : IDLE_TIMEOUT).unref();
}

function takeNext(lane: Lane): typeof current {
  const order = waiting[lane].shift();
  return order && { order, lane };
}

function openWorker(): Worker {
  const opened = new Worker(new URL('rasterizer-thread.ts', import.meta.url));
  opened.on('message', (picture: Uint8Array) => settle((order) => order.done(picture)));
  opened.on('error', (error: unknown) => {
    if (worker === opened) worker = undefined;
    settle((order) => order.failed(error as Error));
  });
  return opened;
}

/** Ends the thread, with the order that it could not finish. */
function stop(): void {
  const stopped = worker;
  worker = undefined;
  stopped?.removeAllListeners();
  void stopped?.terminate();
  if (current) settle((order) => order.failed(new Problem('busy', { retryAfter: RETRY_AFTER })));
}

function settle(answer: (order: RasterJob) => void): void {
  if (current) answer(current.order);
  rasterizeNext();
}
