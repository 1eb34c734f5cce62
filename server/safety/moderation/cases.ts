import { createHash } from 'node:crypto';
import type { Lane } from '#contract/rules/lanes.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import { DANGER, type Verdict } from '../filter/verdict.ts';
import { insertCase, lockAuthorCases, withdrawHeld } from './open-case-queries.ts';
import { MAX_HELD_CASES, MAX_URGENT_CASES, REPORT_HOURS, rankAt } from './policy.ts';
import type { FrozenCopy, People, Reviewable, StaffMember } from './reviewable.ts';

export type Reason =
  | 'held'
  | 'crisis'
  | 'contact'
  | 'appeal'
  | 'report'
  | 'parent'
  | 'blocks'
  | 'objection'
  | 'strangers';

/** A case to be opened. */
export interface NewCase {
  readonly kind: string;
  readonly subject: string;
  readonly reason: Reason;
  /** 0 only waits, 4 a person is in danger. */
  readonly severity: number;
  readonly urgent?: boolean;
  /** Visitors' cases have a queue beside that of children. */
  readonly lane?: Lane;
  /** The reader or the page that it was written for: an urgent one joins what the same author has open there for the same reason. */
  readonly conversation?: string;
  /** Is added to any open case with this name, urgent or not. */
  readonly joins?: string;
  /** Whether it is based on a report that counts. */
  readonly counts?: boolean;
  readonly verdictVersion?: string;
  readonly copy: FrozenCopy;
  readonly at: Date;
}

/** What a case takes from the filter's verdicts on all parts of what a child wrote. A child in a crisis comes first. */
export function toUrgency(
  ...verdicts: readonly [Verdict, ...Verdict[]]
): Pick<NewCase, 'reason' | 'severity' | 'urgent' | 'verdictVersion'> {
  const isCrisis = verdicts.some(({ decision }) => decision === 'help');
  const severity = isCrisis ? DANGER : Math.max(...verdicts.map((verdict) => verdict.severity));
  return {
    reason: isCrisis ? 'crisis' : 'held',
    severity,
    urgent: severity >= DANGER,
    verdictVersion: verdicts[0].version,
  };
}

/** Opens a case with a copy that never changes, or adds to an open one. */
export function openCase(tx: Transaction, newCase: NewCase): void {
  const { kind, subject, reason, severity, urgent = false, counts = false, verdictVersion = null, copy, at } = newCase;
  const { title, text, authorId, authorName, ageGroup } = copy;
  const { lane = 'children' } = newCase;
  tx.write(lockAuthorCases, { author: authorId ?? lane });
  tx.write(insertCase, {
    id: newId(),
    kind,
    subject,
    lane,
    conversation: getConversation(newCase),
    reason,
    severity,
    urgent,
    authorId,
    ageGroup,
    reports: counts ? 1 : 0,
    reportHours: REPORT_HOURS,
    openedAt: at,
    rankAt: rankAt({ openedAt: at, severity, urgent, ageGroup }),
    calmRankAt: rankAt({ openedAt: at, severity, urgent: false, ageGroup }),
    mostUrgent: MAX_URGENT_CASES,
    mostHeld: MAX_HELD_CASES,
    verdictVersion,
    title,
    text,
    authorName,
    writtenAt: copy.at,
    picture: copy.picture ?? null,
  });
}

/** A digest, for a case must not name the other child: it outlives them. */
function getConversation({ urgent, reason, conversation, joins }: NewCase): string | null {
  const name = joins ?? (urgent && conversation !== undefined ? `${reason} ${conversation}` : undefined);
  return name === undefined ? null : createHash('sha256').update(name).digest('base64url');
}

/**
 * The author has deleted what was waiting for review. Call it before changing the thing itself, because decisions lock in that
 * order too.
 */
export function withdrawCase(
  tx: Transaction,
  { kind, subject, authorId }: { readonly kind: string; readonly subject: string; readonly authorId: string },
  now: Date,
): void {
  tx.write(withdrawHeld, { kind, subject, authorId, now });
}

/** Colleagues see at once who works on a case, what it waits for and that it is closed, so that no two start the same one. */
export function notifyStaff(
  { realtime }: Pick<Context, 'realtime'>,
  tx: Transaction,
  staff: readonly StaffMember[],
): void {
  const readers = staff.filter(({ isActive }) => isActive);
  tx.afterCommit(() => {
    for (const { accountId } of readers) realtime.notifyChanged(accountId, 'moderation');
  });
}

/** The kind of thing as its module has handed it in. */
export function getReviewable({ modules }: Pick<Context, 'modules'>, kind: string): Reviewable {
  const found = modules.flatMap(({ reviewables = [] }) => reviewables).find((one) => one.kind === kind);
  if (!found) throw new Error(`no module has handed in things of the kind ${kind}`);
  return found;
}

export function getPeople({ modules }: Pick<Context, 'modules'>): People {
  const people = modules.find((module) => module.people)?.people;
  if (!people) throw new Error('no module has handed in people');
  return people;
}
