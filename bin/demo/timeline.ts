import type { MovingClock } from '../moving-clock.ts';

interface Entry {
  readonly at: Date;
  readonly what: string;
  readonly action: () => Promise<unknown>;
}

/** Scheduled actions, in order of time. An action may schedule further ones. */
export class Timeline {
  readonly #entries: Entry[] = [];

  schedule(at: Date, what: string, action: () => Promise<unknown>): void {
    let place = this.#entries.length;
    while (place > 0 && (this.#entries[place - 1]?.at ?? at) > at) place -= 1;
    this.#entries.splice(place, 0, { at, what, action });
  }

  /** Runs everything that is due until then, each at its time; what is scheduled for later stays pending. */
  async run(clock: MovingClock, until: Date): Promise<void> {
    for (let next = this.#entries.shift(); next && next.at <= until; next = this.#entries.shift()) {
      clock.goTo(next.at);
      await next.action().catch((cause: unknown) => {
        throw new Error(`${next?.what}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      });
    }
    clock.goTo(until);
  }
}
