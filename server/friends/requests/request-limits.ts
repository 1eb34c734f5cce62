import { ageGroupAt } from '#contract/rules/age.ts';
import { NEW_FOR } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { dayIn, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type FrozenCopy, openCase, type Reviewable } from '../../safety/index.ts';
import { notifyPairNow } from '../notify.ts';
import {
  DECLINES_BEFORE_REVIEW,
  LIMIT_DAYS_BEFORE_REVIEW,
  MAX_REQUESTS_PER_DAY,
  MAX_REQUESTS_PER_DAY_WHEN_NEW,
} from '../policy.ts';
import { findNewSender, insertRefusal, type NewSender, withdrawSent } from './request-limit-queries.ts';

const KIND = 'asking';
const SEVERITY = 2;

export function newSince(now: Date): Date {
  return later(now, -NEW_FOR);
}

export function maxRequestsPerDay(isNew: boolean): number {
  return isNew ? MAX_REQUESTS_PER_DAY_WHEN_NEW : MAX_REQUESTS_PER_DAY;
}

export function dailyLimitProblem(isNew: boolean): Problem {
  const message = isNew
    ? "You've asked 3 kids today. You can ask more tomorrow."
    : "You've asked 10 kids today. You can ask more tomorrow.";
  return new Problem('asked_enough', { message });
}

/** A new account that wants more than it may on several days comes before staff: most children know whom they look for. */
export async function recordLimitReached(context: Context, tx: Transaction, actor: ChildActor): Promise<void> {
  const { accountId, timeZone } = actor;
  const now = context.clock.now();
  const [{ days, isFirst }, asker] = await Promise.all([
    insertRefusal(tx, { accountId, day: dayIn(timeZone, now) }),
    findNewSender(tx, { accountId, newSince: newSince(now) }),
  ]);
  if (asker && isFirst && days >= LIMIT_DAYS_BEFORE_REVIEW) openCaseOnce(tx, asker, now);
}

/** The same for one to whom many have said no. */
export function reviewIfOftenDeclined(tx: Transaction, asker: NewSender | undefined, now: Date): void {
  if (asker && asker.declined >= DECLINES_BEFORE_REVIEW) openCaseOnce(tx, asker, now);
}

/** Once for an account: staff have looked at it then. */
function openCaseOnce(tx: Transaction, asker: NewSender, at: Date): void {
  if (asker.hadCase) return;
  const copy = copyOf(asker, at);
  openCase(tx, { kind: KIND, subject: asker.id, reason: 'strangers', severity: SEVERITY, copy, at });
}

function copyOf({ id, username, birthDate, asked, declined }: NewSender, at: Date): FrozenCopy {
  return {
    title: username,
    text: `${username} is new here and has asked ${asked} children who are not their buddies. ${declined} of them said no.`,
    authorId: id,
    authorName: username,
    ageGroup: ageGroupAt(at, birthDate),
    at,
  };
}

/** Approving leaves all as it is; everything else takes back what is still open. */
export const unwantedRequests: Reviewable = {
  kind: KIND,
  notifiesAuthor: true,
  freeze: async () => undefined,
  approve: () => undefined,
  remove: (context, tx, { id }) => {
    const withdrawn = tx.write(withdrawSent, { accountId: id, now: context.clock.now() });
    tx.afterCommit(() => {
      for (const { receiverId } of withdrawn.result) notifyPairNow(context, id, receiverId);
    });
  },
};
