import { Problem } from '../problem.ts';

interface Limits {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** Milliseconds that one may wait for its turn. */
  readonly maxWait: number;
}

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Seconds, told to whoever is turned away. */
const RETRY_AFTER = 5;

/**
 * Runs at most so many works at once, first come, first served. Throws `busy` at once when too many wait, and after a while
 * to whoever has waited too long: their browser has given up by then.
 */
export function createWorkQueue({ concurrency, maxWaiting, maxWait }: Limits): WorkQueue {
  const waiting = new Set<() => void>();
  let running = 0;
  return async (work) => {
    if (running < concurrency) running += 1;
    else if (waiting.size >= maxWaiting) throw busy();
    // Whoever ends hands over the place, so `running` stays as it is.
    else await waitForTurn(waiting, maxWait);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}

function waitForTurn(waiting: Set<() => void>, maxWait: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const alarm = setTimeout(() => {
      waiting.delete(start);
      reject(busy());
    }, maxWait);
    const start = () => {
      clearTimeout(alarm);
      waiting.delete(start);
      resolve();
    };
    waiting.add(start);
  });
}

function busy(): Problem {
  return new Problem('busy', { retryAfter: RETRY_AFTER });
}
