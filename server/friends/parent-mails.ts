import { ageGroupOf, ageOn } from '#contract/rules/age.ts';
import { DAY } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import type { ParentMail } from '../platform/module.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import { listQuestions, setLinks } from './approvals/approval-queries.ts';
import { findState } from './blocks/block-queries.ts';
import { APPROVAL_MAIL } from './requests/befriend.ts';

type State = 'active' | 'removed';

/** What parents hear when three children have blocked theirs, and what became of it. */
const removalMails: readonly ParentMail[] = [
  letter('child_removed', 'removed', (username) => ({
    subject: `${username} cannot sign in for now`,
    parts: [
      `Several children who know ${username} at Lilypad have blocked the account within the community. So it is out of sight and signed out for now, as a precaution.`,
      'A member of our staff looks at it within 72 hours. If nobody does, the account comes back by itself. Nothing is erased.',
      `Blocking is no proof that ${username} did anything wrong. It may help to ask, calmly, how things are going with the others.`,
    ],
  })),
  letter('child_back', 'active', (username) => ({
    subject: `${username} can sign in again`,
    parts: [
      `The account ${username} at Lilypad is back, with everything in it. Those who have blocked it stay out of each other's sight.`,
    ],
  })),
  letter('child_stays_out', 'removed', (username) => ({
    subject: `${username} stays signed out`,
    parts: [
      `A member of our staff has looked at why several children have blocked ${username} at Lilypad, and has decided that the account stays closed. Nothing was erased.`,
      'If you think that this is wrong, please reply to this mail. We look at it again together with you.',
    ],
  })),
];

function letter(
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

/** Asks a parent about everybody whom the child would like as a buddy, each by a link of their own. */
const approvalMail: ParentMail = {
  kind: APPROVAL_MAIL,
  topic: 'buddies',
  write: async ({ clock, config }, tx, { mailId, parentId, childId, username }) => {
    const now = clock.now();
    const questions = await listQuestions(tx, { childId, parentId, mailId, now });
    if (questions.length === 0) return undefined;
    const asked = questions.map((question) => ({ ...question, token: newToken() }));
    await setLinks(tx, {
      ids: asked.map(({ id }) => id),
      tokenHashes: asked.map(({ token }) => hashToken(token)),
      mailId,
    });
    const today = now.toISOString().slice(0, 10);
    return {
      subject: `${username} would like to have a new buddy`,
      parts: [
        `At Lilypad, ${username} and another child both want to be buddies. Buddies see each other's stories, display name and a few words about themselves, and may comment. That needs your yes.`,
        ...asked.flatMap(({ buddy, birthDate, joinedAt, token }) => [
          `${buddy}, ${ageGroupOf(ageOn(today, birthDate))} years old, ${hereSince(joinedAt, now)}. Say yes or no here:`,
          `${config.publicUrl}/buddy#${token}`,
        ]),
        'Opening a link decides nothing, only a button on its page does. Without an answer nothing happens. If you do not know who it is, asking your child is a good start.',
      ],
    };
  },
};

/** How long somebody is here, in the words of a parent: a new account is worth a question. */
function hereSince(joinedAt: Date, now: Date): string {
  const days = Math.floor((now.getTime() - joinedAt.getTime()) / DAY);
  if (days < 1) return 'new here today';
  return `here for ${days} ${days === 1 ? 'day' : 'days'}`;
}

export const parentMails: readonly ParentMail[] = [...removalMails, approvalMail];
