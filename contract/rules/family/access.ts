import type { Controls } from './controls.ts';
import { nextDayStart } from './local-time.ts';
import { isOpenAt, nextChange, openFrom } from './open-hours.ts';

export const closedReasons = ['quiet_hours', 'daily_limit', 'paused'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** How long before the end a child hears of it, and how long a game that has begun may still be finished. */
const WIND_DOWN_MINUTES = 5;
const FINISH_MINUTES = 5;

/** Why Lilypad is closed to a child. */
export interface Closed {
  readonly because: ClosedReason;
  /** Null: nobody knows. */
  readonly opensAt: Date | null;
  /** It has closed only now, so a game that has begun may be finished. */
  readonly mayFinish: boolean;
}

/** How soon it closes. Not an instant: the clock of a device may be wrong. */
export interface Closing {
  readonly because: Exclude<ClosedReason, 'paused'>;
  readonly secondsLeft: number;
}

export interface Access {
  readonly closed: Closed | null;
  /** Only within the last minutes. */
  readonly closing: Closing | null;
}

export interface Times extends Pick<Controls, 'dailyLimit' | 'openHours' | 'isPaused'> {
  readonly timeZone: string;
  /** Active minutes of this day by the child's clock, without the minute that is not over yet. */
  readonly usedMinutes: number;
}

const MINUTE_MS = 60_000;

/** Whether Lilypad is open to a child now, and for how long. */
export function accessAt(times: Times, now: Date): Access {
  const closed = closedAt(times, now);
  return { closed, closing: closed ? null : closingAt(times, now) };
}

function closedAt(times: Times, now: Date): Closed | null {
  const { dailyLimit, openHours, isPaused, timeZone, usedMinutes } = times;
  if (isPaused) return { because: 'paused', opensAt: null, mayFinish: false };
  if (openHours && !isOpenAt(openHours, timeZone, now)) {
    const before = new Date(now.getTime() - FINISH_MINUTES * MINUTE_MS);
    const mayFinish = isOpenAt(openHours, timeZone, before);
    return { because: 'quiet_hours', opensAt: nextChange(openHours, timeZone, now), mayFinish };
  }
  if (dailyLimit === null || usedMinutes < dailyLimit) return null;
  const tomorrow = nextDayStart(timeZone, now);
  const opensAt = openHours ? openFrom(openHours, timeZone, tomorrow) : tomorrow;
  return { because: 'daily_limit', opensAt, mayFinish: usedMinutes < dailyLimit + FINISH_MINUTES };
}

function closingAt(times: Times, now: Date): Closing | null {
  const all = [closingByHours(times, now), closingByLimit(times, now)].filter((closing) => closing !== null);
  const [first, second] = all;
  if (!first || !second) return first ?? null;
  return first.secondsLeft <= second.secondsLeft ? first : second;
}

function closingByHours({ openHours, timeZone }: Times, now: Date): Closing | null {
  const closesAt = openHours && nextChange(openHours, timeZone, now);
  return closesAt && soon('quiet_hours', Math.ceil((closesAt.getTime() - now.getTime()) / 1000));
}

function closingByLimit({ dailyLimit, usedMinutes }: Times, now: Date): Closing | null {
  return dailyLimit === null ? null : soon('daily_limit', (dailyLimit - usedMinutes) * 60 - now.getUTCSeconds());
}

function soon(because: Closing['because'], secondsLeft: number): Closing | null {
  return secondsLeft <= WIND_DOWN_MINUTES * 60 ? { because, secondsLeft: Math.max(secondsLeft, 1) } : null;
}
