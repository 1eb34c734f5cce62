import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';

/** Milliseconds. A picture takes some 50 ms, the largest drawing a few seconds, and the machine may be busy. */
const TIMEOUT = 15_000;
/** Milliseconds after which the thread ends, to free its memory. */
const IDLE_TIMEOUT = 60_000;
/** Seconds. */
const RETRY_AFTER = 5;

/** Two lanes, so that avatars never delay a child's drawing. `maxPerOwner` allows resending a drawing, and a page full of avatars. */
const lanes = {
  drawing: { maxWaiting: 40, maxPerOwner: 3 },
  avatar: { maxWaiting: 300, maxPerOwner: 60 },
} as const;
type Lane = keyof typeof lanes;

interface RasterJob {
  readonly owner: string;
  readonly svg: string;
  readonly done: (picture: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

/** Waiting jobs, oldest first. */
const waiting: Readonly<Record<Lane, RasterJob[]>> = { drawing: [], avatar: [] };
/** The running job. */
let current: { readonly job: RasterJob; readonly lane: Lane } | undefined;
let worker: Worker | undefined;
let timer: NodeJS.Timeout | undefined;

/**
 * Renders an SVG without text and images to a PNG, in a worker thread, one at a time. `owner` is an account or a network.
 * Throws `busy` when too many jobs wait or one takes too long, and `too_fast` when too many of one owner wait.
 */
export function rasterize(owner: string, svg: string, lane: Lane = 'drawing'): Promise<Uint8Array> {
  const { maxWaiting, maxPerOwner } = lanes[lane];
  const ahead = current?.lane === lane ? [current.job, ...waiting[lane]] : waiting[lane];
  const own = ahead.filter((job) => job.owner === owner);
  if (own.length >= maxPerOwner) return Promise.reject(new Problem('too_fast', { retryAfter: RETRY_AFTER }));
  if (ahead.length >= maxWaiting) return Promise.reject(new Problem('busy', { retryAfter: RETRY_AFTER }));
  return new Promise((done, failed) => {
    waiting[lane].push({ owner, svg, done, failed });
    if (!current) rasterizeNext();
  });
}

function rasterizeNext(): void {
  clearTimeout(timer);
  current = takeNext('drawing') ?? takeNext('avatar');
  if (current) {
    worker ??= openWorker();
    worker.ref();
    worker.postMessage(current.job.svg);
  } else worker?.unref(); // an idle worker must not keep the process alive
  timer = setTimeout(() => stop(), current ? TIMEOUT : IDLE_TIMEOUT).unref();
}

function takeNext(lane: Lane): typeof current {
  const job = waiting[lane].shift();
  return job && { job, lane };
}

function openWorker(): Worker {
  const opened = new Worker(new URL('rasterizer-thread.ts', import.meta.url));
  opened.on('message', (picture: Uint8Array) => settle((job) => job.done(picture)));
  opened.on('error', (error: unknown) => {
    if (worker === opened) worker = undefined;
    settle((job) => job.failed(error as Error));
  });
  return opened;
}

/** Ends the thread, and fails the job that it could not finish. */
function stop(): void {
  const stopped = worker;
  worker = undefined;
  stopped?.removeAllListeners();
  void stopped?.terminate();
  if (current) settle((job) => job.failed(new Problem('busy', { retryAfter: RETRY_AFTER })));
}

function settle(answer: (job: RasterJob) => void): void {
  if (current) answer(current.job);
  rasterizeNext();
}
