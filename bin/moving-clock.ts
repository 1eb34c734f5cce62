import { type Clock, later } from '#server/platform/clock.ts';

/** A clock that moves only by its methods. */
export class MovingClock implements Clock {
  #now: Date;
  #elapsed: number;

  constructor(start: Date) {
    this.#now = start;
    this.#elapsed = start.getTime();
  }

  now(): Date {
    return this.#now;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  /** Below zero the clock is set back, while time itself goes on. */
  pass(milliseconds: number): void {
    this.#elapsed += Math.max(0, milliseconds);
    this.#now = later(this.#now, milliseconds);
  }

  /** Never moves back, so that events stay in order. */
  goTo(instant: Date): void {
    if (instant > this.#now) this.pass(instant.getTime() - this.#now.getTime());
  }
}
