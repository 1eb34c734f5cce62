import { HOUR, later } from '../../platform/clock.ts';
import type { Row } from '../../platform/db/statement.ts';
import type { AfterCommit, Transaction } from '../../platform/db/transaction.ts';
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

/** Counts an attempt before it is checked, so that a burst of them cannot slip through. The answer is the refusal while an earlier failure still delays it. */
export function countAttempt(tx: Transaction, attempt: Attempt, now: Date): AfterCommit<Problem | undefined> {
  const { key, delays } = attempt;
  const earlier = tx.readAtCommit(() => queries.findAttempts(tx, { key }));
  const counted = tx.write(queries.countAttempt, { key, delays, now, countedSince: later(now, -ATTEMPTS_COUNT_FOR) });
  return tx.afterCommit(() => (counted.result ? undefined : tooFast(attempt, earlier.result, now)));
}

function tooFast({ delays }: Attempt, earlier: Row<typeof queries.findAttempts> | undefined, now: Date): Problem {
  const free = later(earlier?.lastAt ?? now, delayAfter(earlier?.failures ?? 1, delays) * 1000);
  return new Problem('too_fast', {
    message: 'That was wrong a few times. Take a little break, then try again.',
    retryAfter: Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000)),
  });
}
