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

/** One worker thread with its two lanes of waiting jobs. */
class Rasterizer {
  /** Oldest first. */
  readonly #waiting: Readonly<Record<Lane, RasterJob[]>> = { drawing: [], avatar: [] };
  #running: { readonly job: RasterJob; readonly lane: Lane } | undefined;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;

  rasterize(owner: string, svg: string, lane: Lane): Promise<Uint8Array> {
    const { maxWaiting, maxPerOwner } = lanes[lane];
    const waiting = this.#waiting[lane];
    const ahead = this.#running?.lane === lane ? [this.#running.job, ...waiting] : waiting;
    const own = ahead.filter((job) => job.owner === owner);
    if (own.length >= maxPerOwner) return Promise.reject(new Problem('too_fast', { retryAfter: RETRY_AFTER }));
    if (ahead.length >= maxWaiting) return Promise.reject(new Problem('busy', { retryAfter: RETRY_AFTER }));
    return new Promise((done, failed) => {
      waiting.push({ owner, svg, done, failed });
      if (!this.#running) this.#runNext();
    });
  }

  #runNext(): void {
    clearTimeout(this.#timer);
    this.#running = this.#takeNext('drawing') ?? this.#takeNext('avatar');
    if (this.#running) {
      this.#worker ??= this.#openWorker();
      this.#worker.ref();
      this.#worker.postMessage(this.#running.job.svg);
    } else this.#worker?.unref(); // an idle worker must not keep the process alive
    this.#timer = setTimeout(() => this.#stop(), this.#running ? TIMEOUT : IDLE_TIMEOUT).unref();
  }

  #takeNext(lane: Lane): { readonly job: RasterJob; readonly lane: Lane } | undefined {
    const job = this.#waiting[lane].shift();
    return job && { job, lane };
  }

  #openWorker(): Worker {
    const opened = new Worker(new URL('rasterizer-thread.ts', import.meta.url));
    opened.on('message', (picture: Uint8Array) => this.#settle((job) => job.done(picture)));
    opened.on('error', (error: unknown) => {
      if (this.#worker === opened) this.#worker = undefined;
      this.#settle((job) => job.failed(error as Error));
    });
    return opened;
  }

  /** Ends the thread, and fails the job that it could not finish. */
  #stop(): void {
    const stopped = this.#worker;
    this.#worker = undefined;
    stopped?.removeAllListeners();
    void stopped?.terminate();
    if (this.#running) this.#settle((job) => job.failed(new Problem('busy', { retryAfter: RETRY_AFTER })));
  }

  #settle(answer: (job: RasterJob) => void): void {
    if (this.#running) answer(this.#running.job);
    this.#runNext();
  }
}

/** One for the whole process: a second thread would take the core that answers calls. */
const rasterizer = new Rasterizer();

/**
 * Renders an SVG without text and images to a PNG, in a worker thread, one at a time. `owner` is an account or a network.
 * Throws `busy` when too many jobs wait or one takes too long, and `too_fast` when too many of one owner wait.
 */
export function rasterize(owner: string, svg: string, lane: Lane = 'drawing'): Promise<Uint8Array> {
  return rasterizer.rasterize(owner, svg, lane);
}
