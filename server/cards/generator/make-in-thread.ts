import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../../platform/jobs/work-queue.ts';
import { Problem } from '../../platform/problem.ts';
import type { Wanted } from './generator.ts';
import type { MadeRiddle, Making } from './made-riddle.ts';

export interface Order {
  readonly wanted: Wanted;
  /** Questions that people wrote. */
  readonly written: readonly string[];
  /** Of the riddles that were made before. */
  readonly made: readonly Pick<Making, 'parts'>[];
  readonly seed: number;
  readonly contentDir: string | undefined;
}

/** Milliseconds. 200 riddles take two seconds, the word lists before them as long again, and the machine may be busy. */
const TIMEOUT = 60_000;
/** Seconds. */
const RETRY_AFTER = 10;

const inTurn = createWorkQueue({ concurrency: 1, maxWaiting: 10, maxWait: TIMEOUT });

/** Makes riddles in a worker thread of its own, so that no child waits meanwhile; one order at a time. */
export function generateInThread(order: Order): Promise<readonly MadeRiddle[]> {
  return inTurn(() => runThread(order));
}

function runThread(order: Order): Promise<readonly MadeRiddle[]> {
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: order });
  return new Promise<readonly MadeRiddle[]>((done, failed) => {
    const timer = setTimeout(() => failed(new Problem('busy', { retryAfter: RETRY_AFTER })), TIMEOUT);
    worker.once('message', done);
    worker.once('error', failed);
    worker.once('exit', () => {
      clearTimeout(timer);
      failed(new Error('the generator ended without an answer'));
    });
  }).finally(() => worker.terminate());
}
