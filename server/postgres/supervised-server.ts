import { MINUTE } from '../platform/clock.ts';
import { type Installation, type Server, startServer } from './server.ts';

/** So many deaths within a minute are no accident. */
const MAX_DEATHS = 5;

/** Starts the database again whenever it has died; when it dies too often, it tells and gives up. */
export class SupervisedServer implements AsyncDisposable {
  #server: Server;
  #isStopping = false;
  readonly #installation: Installation;
  readonly #watching: Promise<void>;
  /** When it died in the last minute, by a clock that nobody sets. */
  #deaths: number[] = [];

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

  /** Ends when it was asked to, or with a sentence that says why it cannot go on. */
  async #watch(): Promise<string | undefined> {
    for (;;) {
      await this.#server.exited;
      if (this.#isStopping) return undefined;
      if (this.#diesTooOften())
        return `The database has ended ${MAX_DEATHS} times in a minute: ${this.#server.lastError}.`;
      this.#installation.log('The database has ended unexpectedly: starting it again.');
      try {
        this.#server = await startServer(this.#installation);
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      // A stop may have been asked for while the new server was starting.
      if (this.#isStopping) await this.#server.stop();
    }
  }

  #diesTooOften(): boolean {
    const now = performance.now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < MINUTE), now];
    return this.#deaths.length >= MAX_DEATHS;
  }
}
