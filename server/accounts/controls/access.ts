import { type Access, accessAt, type Times } from '#contract/rules/family/access.ts';
import { MINUTE } from '../../platform/clock.ts';
import { hoursFromColumn, type TimesRow } from './columns.ts';

/** The limits of a child. Undefined if there are none. */
export function toTimes({ dailyLimit, openHours, isPaused, usedMinutes, timeZone }: TimesRow): Times | undefined {
  if (dailyLimit === null && openHours === null && !isPaused) return undefined;
  return {
    dailyLimit,
    openHours: hoursFromColumn(openHours),
    isPaused: isPaused === true,
    usedMinutes: usedMinutes ?? 0,
    timeZone,
  };
}

const alwaysOpen: Access = { closed: null, closing: null };

export function accessFrom(row: TimesRow, now: Date): Access {
  const times = toTimes(row);
  return times ? accessAt(times, now) : alwaysOpen;
}

/** Caches for the current minute whether Lilypad is open to a child. It opens and closes at full minutes. */
export class AccessOfMinute {
  readonly #times: Times;
  #minute: number | undefined;
  #closed: Access['closed'] = null;

  constructor(times: Times) {
    this.#times = times;
  }

  closedAt(now: Date): Access['closed'] {
    const minute = Math.floor(now.getTime() / MINUTE);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#closed = accessAt(this.#times, now).closed;
    }
    return this.#closed;
  }
}
