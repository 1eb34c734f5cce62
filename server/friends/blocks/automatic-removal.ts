import { ageGroupAt } from '#contract/rules/age.ts';
import { people } from '../../accounts/index.ts';
import { queueParentMails } from '../../family/index.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { approveUndecided, type FrozenCopy, openCase, type Reviewable } from '../../safety/index.ts';
import { childRemoved } from '../events.ts';
import { BLOCKS_BEFORE_REMOVAL, REMOVAL_UNDONE_AFTER } from '../policy.ts';
import { findModeratedUnguarded, listBlockersUnguarded } from './block-queries.ts';

const KIND = 'removal';
const MAX_SEVERITY = 4;

interface BlockedChild {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly birthDate: string;
}

/** Hides a child from everybody until staff decide, and informs the parents. Nothing is erased. */
export function removeChild(context: Context, tx: Transaction, blocked: BlockedChild): void {
  const { id } = blocked;
  const at = context.clock.now();
  const copy = toCopy(blocked, at);
  people.remove(context, tx, id);
  openCase(tx, { kind: KIND, subject: id, reason: 'blocks', severity: MAX_SEVERITY, urgent: true, copy, at });
  queueParentMails(context, tx, { childId: id, kind: 'child_removed' });
  context.events.emit(tx, childRemoved, id, {});
}

/** Restores the children whose cases staff have not decided in time. */
export async function undoRemovals(context: Context): Promise<void> {
  await approveUndecided(context, KIND, later(context.clock.now(), -REMOVAL_UNDONE_AFTER));
}

/** Approving restores the child; removing keeps them out. */
export const automaticRemovals: Reviewable = {
  kind: KIND,
  notifiesAuthor: true,
  isYesOrNo: true,
  freeze: async (db, id, now) => {
    const child = await findModeratedUnguarded(db, { id });
    return child && toCopy({ id, ...child }, now);
  },
  around: async (db, id) => {
    const blockers = await listBlockersUnguarded(db, { id });
    return blockers.toReversed().map(({ who, at, hadContact, joinedAt }) => ({
      who,
      text: `blocked them; ${hadContact ? 'had had contact' : 'no known contact'}; here since ${toDay(joinedAt)}`,
      at,
    }));
  },
  approve: (context, tx, { id }) => {
    people.restore(context, tx, id);
    queueParentMails(context, tx, { childId: id, kind: 'child_back' });
  },
  remove: (context, tx, { id }) => queueParentMails(context, tx, { childId: id, kind: 'child_stays_out' }),
};

function toCopy({ id, username, displayName, birthDate }: BlockedChild, at: Date): FrozenCopy {
  return {
    title: username,
    text: `${displayName} (${username}) was blocked by ${BLOCKS_BEFORE_REMOVAL} children who had had contact, and is out of sight. Without a decision this is undone after 72 hours.`,
    authorId: id,
    authorName: username,
    ageGroup: ageGroupAt(at, birthDate),
    at,
  };
}

function toDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
