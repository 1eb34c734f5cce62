/** Lets so many pieces of work run at once. The others wait in their order, and fail when their turn comes too late. */
export class Limiter {
  #free: number;
  readonly #patienceMs: number;
  readonly #waiting = new Set<() => void>();

  constructor(size: number, patienceMs: number) {
    this.#free = size;
    this.#patienceMs = patienceMs;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> | undefined {
    if (this.#free === 0) return this.#wait();
    this.#free -= 1;
    return undefined;
  }

  #wait(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(start);
      reject(new Error('timeout exceeded when trying to start'));
    }, this.#patienceMs);
    this.#waiting.add(start);
    return promise;
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
