import { HOUR, later } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { delayAfter } from '../policy.ts';
import * as queries from './login-queries.ts';

/** Earlier wrong passwords and codes count for this long. */
export const ATTEMPTS_COUNT_FOR = HOUR;

export interface Attempt {
  readonly key: Buffer;
  /** Seconds to wait after one failure, two, and so on. */
  readonly delays: readonly number[];
}

/** Counts an attempt before it is checked, so that a burst of them cannot slip through. Returns the refusal while an earlier failure still delays it. */
export async function countAttempt(db: Queryable, { key, delays }: Attempt, now: Date): Promise<Problem | undefined> {
  const countedSince = later(now, -ATTEMPTS_COUNT_FOR);
  const [earlier, counted] = await Promise.all([
    queries.findAttempts(db, { key }),
    queries.countAttempt(db, { key, now, countedSince, delays }),
  ]);
  if (counted) return undefined;
  const free = later(earlier?.lastAt ?? now, delayAfter(earlier?.failures ?? 1, delays) * 1000);
  return new Problem('too_fast', {
    message: 'That was wrong a few times. Take a little break, then try again.',
    retryAfter: Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000)),
  });
}
