import { ageGroupAt } from '#contract/rules/age.ts';
import type { ParentMail } from '../../family/index.ts';
import { DAY } from '../../platform/clock.ts';
import { words } from '../../platform/mail/mail.ts';
import type { Module } from '../../platform/module.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { approvalState } from '../policy.ts';
import { APPROVAL_MAIL } from '../requests/befriend.ts';
import { listApprovalsToMail, listOwnApprovals, setApprovalTokens } from './approval-queries.ts';

/** One link for each child who is to be approved: what waits about all children of the parent, so that one mail is enough. */
export const approvalMail: ParentMail = {
  kind: APPROVAL_MAIL,
  topic: 'buddies',
  isUncounted: true,
  write: async ({ clock, config }, tx, { mailId, parentId, childId, username, firstName }) => {
    const now = clock.now();
    const questions = await listApprovalsToMail(tx, { parentId, mailId, now });
    if (questions.length === 0) return undefined;
    const asked = questions.map((question) => ({ ...question, token: newToken() }));
    await setApprovalTokens(tx, {
      ids: asked.map(({ id }) => id),
      tokenHashes: asked.map(({ token }) => hashToken(token)),
      mailId,
    });
    return {
      subject: `${firstName} would like a new buddy`,
      parts: [
        `${firstName} (${username}) and another child at Lilypad would like to be buddies. They need your permission.`,
        ...asked.flatMap(({ buddy, birthDate, joinedAt, token, ...own }) => [
          ...(own.childId === childId ? [] : [`For ${own.firstName} (${own.username}):`]),
          `${buddy}, ${ageText(ageGroupAt(now, birthDate))} years old, ${joinedText(joinedAt, now)}.`,
          { button: `Answer about ${buddy}`, url: `${config.publicUrl}/buddy#${token}` },
        ]),
        "Opening a link decides nothing, only the buttons on its page do. If you don't answer, nothing happens. If you don't know who it is, ask your child first.",
        { heading: 'What buddies can do' },
        "Buddies see each other's stories, display name, bio, favorite color and when the other joined. They can comment, and chat where both families allow it. They also see when the other is online, if that child shows it.",
      ],
    };
  },
};

/** What still waits about a parent's children, as the weekly report says it. What nobody can say yes to any more is left out. */
export const waitingForParent: NonNullable<Module['waitingForParent']> = async ({ clock }, db, children) => {
  const [first] = children;
  if (!first) return [];
  const now = clock.now();
  const names = new Map(children.map(({ childId, firstName }) => [childId, firstName]));
  const open = (await listOwnApprovals(db, { parentId: first.parentId, now })).filter(
    (row) => approvalState(row, now) === 'open',
  );
  return open.flatMap(({ childId, buddy }) => {
    const name = names.get(childId);
    return name === undefined
      ? []
      : [{ childId, words: words`${{ strong: buddy }} and ${name} would like to be buddies.` }];
  });
};

/** "9 to 10": a hyphen is read as a minus, or not at all. */
function ageText(group: string): string {
  return group.replace('-', ' to ');
}

function joinedText(joinedAt: Date, now: Date): string {
  const days = Math.floor((now.getTime() - joinedAt.getTime()) / DAY);
  if (days < 1) return 'new here today';
  return `here for ${days} ${days === 1 ? 'day' : 'days'}`;
}
