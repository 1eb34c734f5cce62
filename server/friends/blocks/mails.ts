import type { ParentMail } from '../../family/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { findState } from './block-queries.ts';

type State = 'active' | 'removed';

/** What parents read when three children have blocked theirs, and what staff decided. */
export const removalMails: readonly ParentMail[] = [
  removalMail('child_removed', 'removed', (username) => ({
    subject: `${username} cannot sign in for now`,
    parts: [
      `Several children who know ${username} at Lilypad have blocked the account within the community. So it is out of sight and signed out for now, as a precaution.`,
      'A member of our staff looks at it within 72 hours. If nobody does, the account comes back by itself. Nothing is erased.',
      `Blocking is no proof that ${username} did anything wrong. It may help to ask, calmly, how things are going with the others.`,
    ],
  })),
  removalMail('child_back', 'active', (username) => ({
    subject: `${username} can sign in again`,
    parts: [
      `The account ${username} at Lilypad is back, with everything in it. Those who have blocked it stay out of each other's sight.`,
    ],
  })),
  removalMail('child_stays_out', 'removed', (username) => ({
    subject: `${username} stays signed out`,
    parts: [
      `A member of our staff has looked at why several children have blocked ${username} at Lilypad, and has decided that the account stays closed. Nothing was erased.`,
      'If you think that this is wrong, please reply to this mail. We look at it again together with you.',
    ],
  })),
];

function removalMail(
  kind: string,
  state: State,
  words: (username: string) => { subject: string; parts: readonly string[] },
): ParentMail {
  return {
    kind,
    topic: 'blocks',
    write: async (_context: Context, tx: Transaction, { childId, username }) =>
      (await findState(tx, { id: childId }))?.state === state ? words(username) : undefined,
  };
}
