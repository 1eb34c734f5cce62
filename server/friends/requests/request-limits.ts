import { ageGroupAt } from '#contract/rules/age.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { later, localDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { NEW_FOR } from '../../profiles/index.ts';
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

/** Staff review a new account that reaches its limit on several days: most children know who they look for. */
export async function recordLimitReached(context: Context, tx: Transaction, actor: ChildActor): Promise<void> {
  const { accountId, timeZone } = actor;
  const now = context.clock.now();
  const [{ days, isFirst }, sender] = await Promise.all([
    insertRefusal(tx, { accountId, day: localDay(timeZone, now) }),
    findNewSender(tx, { accountId, newSince: newSince(now) }),
  ]);
  if (sender && isFirst && days >= LIMIT_DAYS_BEFORE_REVIEW) openCaseOnce(tx, sender, now);
}

/** The same for a new account whose requests many children declined. */
export function reviewIfOftenDeclined(tx: Transaction, sender: NewSender | undefined, now: Date): void {
  if (sender && sender.declined >= DECLINES_BEFORE_REVIEW) openCaseOnce(tx, sender, now);
}

/** Once for each account. */
function openCaseOnce(tx: Transaction, sender: NewSender, at: Date): void {
  if (sender.hadCase) return;
  const copy = toCopy(sender, at);
  openCase(tx, { kind: KIND, subject: sender.id, reason: 'strangers', severity: SEVERITY, copy, at });
}

function toCopy({ id, username, birthDate, sent, declined }: NewSender, at: Date): FrozenCopy {
  return {
    title: username,
    text: `${username} is new here and has asked ${sent} children who are not their buddies. ${declined} of them said no.`,
    authorId: id,
    authorName: username,
    ageGroup: ageGroupAt(at, birthDate),
    at,
  };
}

/** Approving changes nothing; every other decision withdraws the open requests. */
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
