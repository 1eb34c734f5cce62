import { type Clock, later } from '#server/platform/clock.ts';

/** A clock that stands still until somebody moves it. */
export class MovingClock implements Clock {
  #now: Date;

  constructor(start: Date) {
    this.#now = start;
  }

  now(): Date {
    return this.#now;
  }

  pass(milliseconds: number): void {
    this.#now = later(this.#now, milliseconds);
  }

  /** Never back: what has happened stays in its order. */
  goTo(instant: Date): void {
    if (instant > this.#now) this.#now = instant;
  }
}
