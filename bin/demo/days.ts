import { DAY, HOUR, later } from '#server/platform/clock.ts';

/** The days of the demo, as the machine counts them: the last one is today. */
export class Days {
  readonly end: Date;
  readonly count: number;

  constructor(end: Date, count: number) {
    this.end = end;
    this.count = count;
  }

  /** How long people take for something, in milliseconds; where there are only a few days, they are quicker. */
  within(hours: number): number {
    return hours * HOUR * Math.min(1, this.count / 14);
  }

  /** An hour of a day; day 0 is the first one. Hours may be fractions. */
  at(day: number, hour: number): Date {
    const midnight = later(this.end, (Math.floor(day) - this.count) * DAY);
    midnight.setHours(0, 0, 0, 0);
    return later(midnight, hour * HOUR);
  }
}

const UP_AT = 7;
const DOWN_AT = 20;

/** The same instant, or the next one at which children are up. */
export function whenAwake(instant: Date): Date {
  const hour = instant.getHours() + instant.getMinutes() / 60;
  if (hour < UP_AT) return later(instant, (UP_AT - hour) * HOUR + HOUR / 3);
  return hour < DOWN_AT ? instant : later(instant, (24 + UP_AT - hour) * HOUR + HOUR / 3);
}
