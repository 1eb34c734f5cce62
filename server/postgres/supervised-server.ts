import { MINUTE } from '../platform/clock.ts';
import { type Installation, type Server, startServer } from './server.ts';

/** Within a minute. */
const MAX_CRASHES = 5;

/** Restarts the database when it crashes, and gives up when it crashes too often. */
export class SupervisedServer implements AsyncDisposable {
  #server: Server;
  #isStopping = false;
  readonly #installation: Installation;
  readonly #watching: Promise<void>;
  /** When it crashed in the last minute, by a monotonic clock. */
  #crashes: number[] = [];

  constructor(server: Server, installation: Installation, onFailure: (sentence: string) => void) {
    this.#server = server;
    this.#installation = installation;
    this.#watching = this.#watch().then((failure) => {
      if (failure !== undefined) onFailure(failure);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopping = true;
    await this.#server.stop();
    await this.#watching;
  }

  /** Resolves after a stop, or with a sentence that says why the database cannot be restarted. */
  async #watch(): Promise<string | undefined> {
    for (;;) {
      await this.#server.exited;
      if (this.#isStopping) return undefined;
      if (this.#crashesTooOften())
        return `The database has crashed ${MAX_CRASHES} times in a minute: ${this.#server.lastError}.`;
      this.#installation.log('The database has crashed: starting it again.');
      try {
        this.#server = await startServer(this.#installation);
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      // Somebody may have called stop while the new server was starting.
      if (this.#isStopping) await this.#server.stop();
    }
  }

  #crashesTooOften(): boolean {
    const now = performance.now();
    this.#crashes = [...this.#crashes.filter((at) => now - at < MINUTE), now];
    return this.#crashes.length >= MAX_CRASHES;
  }
}
