import { Worker } from 'node:worker_threads';
import { Problem } from './problem.ts';

/** One picture takes some 50 ms, and a knot of all the lines that may come in a few seconds. A machine may have other work. */
const LONGEST = 15_000;
/** Then its thread ends, and gives its memory back. */
const IDLE = 60_000;
const MOST_WAITING = 40;
/** Of one account: a drawing that is sent again while it is still being painted, but no pile of them. */
const MOST_OF_ONE = 3;

interface Order {
  readonly whose: string;
  readonly svg: string;
  readonly done: (picture: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

/** Orders that wait; the first one is being painted. */
const orders: Order[] = [];
let worker: Worker | undefined;
let alarm: NodeJS.Timeout | undefined;

/**
 * Makes a PNG of an SVG that holds no text and no picture, in a thread of its own, one after the other. Throws `unavailable`
 * when too many wait or one takes too long, and `too_fast` when several of the same account wait.
 */
export function paint(whose: string, svg: string): Promise<Uint8Array> {
  const own = orders.filter((order) => order.whose === whose);
  if (own.length >= MOST_OF_ONE) return Promise.reject(new Problem('too_fast'));
  if (orders.length >= MOST_WAITING) return Promise.reject(new Problem('unavailable'));
  return new Promise((done, failed) => {
    orders.push({ whose, svg, done, failed });
    if (orders.length === 1) paintNext();
  });
}

function paintNext(): void {
  clearTimeout(alarm);
  const [order] = orders;
  if (order) {
    worker ??= openWorker();
    worker.ref();
    worker.postMessage(order.svg);
  } else worker?.unref(); // one that only waits does not hold the process
  alarm = setTimeout(() => stop(), order ? LONGEST : IDLE).unref();
}

function openWorker(): Worker {
  const opened = new Worker(new URL('painter-thread.ts', import.meta.url));
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
  if (orders.length > 0) settle((order) => order.failed(new Problem('unavailable')));
}

function settle(answer: (order: Order) => void): void {
  const order = orders.shift();
  if (order) answer(order);
  paintNext();
}
