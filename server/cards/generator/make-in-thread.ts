import { Worker } from 'node:worker_threads';
import { Problem } from '../../platform/problem.ts';
import { createWorkQueue } from '../../platform/work-queue.ts';
import type { Wanted } from './generator.ts';
import type { MadeRiddle, RiddleOrigin } from './made-riddle.ts';

export interface Order {
  readonly wanted: Wanted;
  /** Questions written by people. */
  readonly written: readonly string[];
  /** Parts of the riddles that were made before. */
  readonly made: readonly Pick<RiddleOrigin, 'parts'>[];
  readonly seed: number;
  readonly contentDir: string | undefined;
}

/** Milliseconds. 200 riddles take two seconds, loading the word lists takes two more, and the machine may be busy. */
const TIMEOUT = 60_000;
/** Milliseconds until an idle thread ends, to free the 80 MB of its word lists. */
const IDLE_TIMEOUT = 60_000;
/** Seconds. */
const RETRY_AFTER = 10;

const inTurn = createWorkQueue({ concurrency: 1, maxWaiting: 10, maxWait: TIMEOUT });

/** Makes riddles in a worker thread, so that no child has to wait meanwhile. One order at a time. */
export function generateInThread(order: Order): Promise<readonly MadeRiddle[]> {
  return inTurn(() => runThread(order));
}

/** The thread of the last order is reused, because someone who orders once often orders again. */
let idle: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | undefined;

async function runThread(order: Order): Promise<readonly MadeRiddle[]> {
  const worker = idle?.worker ?? new Worker(new URL('thread.ts', import.meta.url));
  clearTimeout(idle?.timer);
  idle = undefined;
  worker.ref();
  try {
    const made = await runOrder(worker, order);
    keep(worker);
    return made;
  } catch (error) {
    void worker.terminate();
    throw error;
  }
}

function runOrder(worker: Worker, order: Order): Promise<readonly MadeRiddle[]> {
  return new Promise<readonly MadeRiddle[]>((done, failed) => {
    const timer = setTimeout(() => failed(new Problem('busy', { retryAfter: RETRY_AFTER })), TIMEOUT);
    worker.removeAllListeners();
    worker.once('message', (made) => {
      clearTimeout(timer);
      done(made);
    });
    worker.once('error', failed);
    worker.once('exit', () => {
      clearTimeout(timer);
      failed(new Error('the generator ended without an answer'));
    });
    worker.postMessage(order);
  });
}

/** Keeps a thread for the next order, without keeping the process alive. */
function keep(worker: Worker): void {
  const end = () => {
    if (idle?.worker === worker) idle = undefined;
    void worker.terminate();
  };
  worker.removeAllListeners();
  worker.once('error', end);
  worker.once('exit', end);
  worker.unref();
  idle = { worker, timer: setTimeout(end, IDLE_TIMEOUT).unref() };
}
