import type { MovingClock } from '../moving-clock.ts';

interface Entry {
  readonly at: Date;
  readonly what: string;
  readonly deed: () => Promise<unknown>;
}

/** Scheduled deeds, in order of time. Deeds may schedule others that follow from them. */
export class Diary {
  readonly #entries: Entry[] = [];

  schedule(at: Date, what: string, deed: () => Promise<unknown>): void {
    let place = this.#entries.length;
    while (place > 0 && (this.#entries[place - 1]?.at ?? at) > at) place -= 1;
    this.#entries.splice(place, 0, { at, what, deed });
  }

  /** Runs everything that is due until then, each at its time; what is scheduled for later stays pending. */
  async live(clock: MovingClock, until: Date): Promise<void> {
    for (let next = this.#entries.shift(); next && next.at <= until; next = this.#entries.shift()) {
      clock.goTo(next.at);
      await next.deed().catch((cause: unknown) => {
        throw new Error(`${next?.what}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      });
    }
    clock.goTo(until);
  }
}
