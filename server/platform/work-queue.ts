import { Problem } from './problem.ts';

interface Limits {
  readonly concurrency: number;
  /** Default: any number of tasks may wait. */
  readonly maxWaiting?: number;
  /** Milliseconds. */
  readonly maxWait: number;
  /** The error for a task that is refused. Default: `busy`. */
  readonly refusal?: () => Error;
}

export type WorkQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** Seconds. */
const RETRY_AFTER = 5;

/**
 * Runs at most `concurrency` tasks at once, first come, first served. Refuses a task when too many wait, and one that has
 * waited longer than `maxWait`.
 */
export function createWorkQueue({ concurrency, maxWaiting = Infinity, maxWait, refusal = busy }: Limits): WorkQueue {
  const waiting = new Set<() => void>();
  let running = 0;
  return async (task) => {
    if (running < concurrency) running += 1;
    else if (waiting.size >= maxWaiting) throw refusal();
    // A task that ends hands its slot to the next one, so `running` stays the same.
    else await waitForTurn(waiting, maxWait, refusal);
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}

function waitForTurn(waiting: Set<() => void>, maxWait: number, refusal: () => Error): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(start);
      reject(refusal());
    }, maxWait);
    const start = () => {
      clearTimeout(timer);
      waiting.delete(start);
      resolve();
    };
    waiting.add(start);
  });
}

function busy(): Problem {
  return new Problem('busy', { retryAfter: RETRY_AFTER });
}
