import { Problem } from '../problem.ts';

interface Limits {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** Milliseconds. */
  readonly maxWait: number;
}

export type WorkQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** Seconds. */
const RETRY_AFTER = 5;

/**
 * Runs at most `concurrency` tasks at once, first come, first served. Throws `busy` when too many wait, and for a task that has
 * waited longer than `maxWait`.
 */
export function createWorkQueue({ concurrency, maxWaiting, maxWait }: Limits): WorkQueue {
  const waiting = new Set<() => void>();
  let running = 0;
  return async (task) => {
    if (running < concurrency) running += 1;
    else if (waiting.size >= maxWaiting) throw busy();
    // A task that ends hands its slot to the next one, so `running` stays the same.
    else await waitForTurn(waiting, maxWait);
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}

function waitForTurn(waiting: Set<() => void>, maxWait: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(start);
      reject(busy());
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
