import { ageGroupAt } from '#contract/rules/age.ts';
import type { ParentMail } from '../../family/index.ts';
import { DAY } from '../../platform/clock.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { APPROVAL_MAIL } from '../requests/befriend.ts';
import { listApprovalsToMail, setApprovalTokens } from './approval-queries.ts';

/** One link for each child who is to be approved. */
export const approvalMail: ParentMail = {
  kind: APPROVAL_MAIL,
  topic: 'buddies',
  write: async ({ clock, config }, tx, { mailId, parentId, childId, username }) => {
    const now = clock.now();
    const questions = await listApprovalsToMail(tx, { childId, parentId, mailId, now });
    if (questions.length === 0) return undefined;
    const asked = questions.map((question) => ({ ...question, token: newToken() }));
    await setApprovalTokens(tx, {
      ids: asked.map(({ id }) => id),
      tokenHashes: asked.map(({ token }) => hashToken(token)),
      mailId,
    });
    return {
      subject: `${username} would like to have a new buddy`,
      parts: [
        `At Lilypad, ${username} and another child both want to be buddies. Buddies see each other's stories, display name and a few words about themselves, and may comment. That needs your yes.`,
        ...asked.flatMap(({ buddy, birthDate, joinedAt, token }) => [
          `${buddy}, ${ageGroupAt(now, birthDate)} years old, ${hereSince(joinedAt, now)}. Say yes or no here:`,
          `${config.publicUrl}/buddy#${token}`,
        ]),
        'Opening a link decides nothing, only a button on its page does. Without an answer nothing happens. If you do not know who it is, asking your child is a good start.',
      ],
    };
  },
};

function hereSince(joinedAt: Date, now: Date): string {
  const days = Math.floor((now.getTime() - joinedAt.getTime()) / DAY);
  if (days < 1) return 'new here today';
  return `here for ${days} ${days === 1 ? 'day' : 'days'}`;
}
