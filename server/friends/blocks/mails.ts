import type { Addressee, ParentMail } from '../../family/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { MailContent } from '../../platform/mail/mail.ts';
import { findState } from './block-queries.ts';

type State = 'active' | 'removed';

/** What parents read when three children have blocked theirs, and what staff decided. */
export const removalMails: readonly ParentMail[] = [
  removalMail('child_removed', 'removed', ({ firstName, username }) => ({
    subject: `${firstName} cannot sign in for now`,
    parts: [
      `Several children who know ${firstName} (${username}) at Lilypad have blocked the account. As a precaution, it is hidden and signed out for now.`,
      'Our staff have 72 hours to look into it. If nobody does, the account comes back by itself. Nothing is erased.',
      `Being blocked does not mean that ${firstName} did anything wrong. It may help to ask, calmly, how things are going with the others.`,
    ],
  })),
  removalMail('child_back', 'active', ({ firstName, username }) => ({
    subject: `${firstName} can sign in again`,
    parts: [
      `The account ${username} at Lilypad is back, with everything in it. The children who blocked it and ${firstName} still don't see each other.`,
    ],
  })),
  removalMail('child_stays_out', 'removed', ({ firstName, username }) => ({
    subject: `${firstName} stays signed out`,
    parts: [
      `A member of our staff looked into why several children blocked ${firstName} (${username}) at Lilypad, and decided that the account stays closed. Nothing was erased.`,
      'If you think this is wrong, please reply to this e-mail: your reply reaches the people who run this Lilypad.',
    ],
  })),
];

function removalMail(kind: string, state: State, words: (to: Addressee) => MailContent): ParentMail {
  return {
    kind,
    topic: 'blocks',
    write: async (_context: Context, tx: Transaction, to) =>
      (await findState(tx, { id: to.childId }))?.state === state ? words(to) : undefined,
  };
}
