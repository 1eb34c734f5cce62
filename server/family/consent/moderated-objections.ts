import { ageGroupAt } from '#contract/rules/age.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { type FrozenCopy, openCase, type Reviewable } from '../../safety/index.ts';
import { objectionDecided } from '../events.ts';
import { type ChildRow, findChild } from './consent-queries.ts';

const KIND = 'objection';
const MAX_SEVERITY = 4;

/** A grown-up who never consented objects to another one's consent. Staff find out who the parents are. */
export function openObjectionCase({ clock }: Context, tx: Transaction, child: ChildRow): void {
  const at = clock.now();
  openCase(tx, {
    kind: KIND,
    subject: child.id,
    reason: 'objection',
    severity: MAX_SEVERITY,
    urgent: true,
    copy: toCopy(child, at),
    at,
  });
}

/** A decision needs further reads, so it is applied after the commit, by an event. */
export const moderatedObjections: Reviewable = {
  kind: KIND,
  notifiesAuthor: true,
  isYesOrNo: true,
  freeze: async (db, id, now) => {
    const child = await findChild(db, { childId: id });
    return child && toCopy(child, now);
  },
  approve: (context, tx, { id }) => context.events.emit(tx, objectionDecided, id, { holds: false }),
  remove: (context, tx, { id }) => context.events.emit(tx, objectionDecided, id, { holds: true }),
};

function toCopy({ id, username, birthDate }: ChildRow, at: Date): FrozenCopy {
  return {
    title: username,
    text: `${username}: a grown-up who was named, and had never said yes, has said no; another grown-up's yes stands. Everything shared with others is off until this is decided. Please speak with both. Putting the no aside also takes that person away from ${username}; letting it count ends the account in 7 days.`,
    authorId: id,
    authorName: username,
    ageGroup: ageGroupAt(at, birthDate),
    at,
  };
}
