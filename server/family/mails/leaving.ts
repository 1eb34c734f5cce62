import { AT_ONCE, type FamilyMail } from './mail.ts';

/** The child or staff have ended the account. A parent can restore it if the child did. */
export const leaving: FamilyMail = {
  topic: 'ending',
  delays: AT_ONCE,
  isStillDue: ({ leavesAt, deletedBy }, now) => leavesAt !== null && leavesAt > now && deletedBy === null,
  link: ({ leavesAt, leavesByStaff }, now) => ({
    ...(leavesByStaff ? {} : { purpose: 'stay' }),
    until: leavesAt ?? now,
  }),
  words: {
    en: ({ child, username, leavesByStaff, until, link }) => {
      const who = leavesByStaff ? 'Our staff have closed the account' : 'Someone who was signed in deleted the account';
      const gone = `Nobody can see it or sign in to it any more. We erase everything in it after ${until}.`;
      const advice = leavesByStaff
        ? ['If that is not right, please reply to this e-mail before then.']
        : [
            'If that is fine with you, there is nothing to do. If not, you can keep the account here until then:',
            { button: 'Keep the account', url: link },
          ];
      return {
        subject: `${child}'s account will be deleted`,
        parts: [`${who} of ${child} (${username}). ${gone}`, ...advice],
      };
    },
  },
};

/** This parent has deleted the account, and can undo it. */
export const deleted: FamilyMail = {
  topic: 'ending',
  delays: AT_ONCE,
  isUncounted: true,
  isStillDue: ({ leavesAt, deletedBy, parentId }, now) => leavesAt !== null && leavesAt > now && deletedBy === parentId,
  link: ({ leavesAt }, now) => ({ purpose: 'stay', until: leavesAt ?? now }),
  words: {
    en: ({ child, username, until, link }) => ({
      subject: `You deleted ${child}'s account`,
      parts: [
        `You deleted the account of ${child} (${username}). Nobody can see it or sign in to it any more. We erase everything in it after ${until}.`,
        'If you change your mind, you can keep the account here until then:',
        { button: 'Keep the account', url: link },
      ],
    }),
  },
};

/** Another parent has deleted the account. */
export const otherDeleted: FamilyMail = {
  topic: 'ending',
  delays: AT_ONCE,
  isStillDue: ({ leavesAt, deletedBy, parentId }, now) =>
    leavesAt !== null && leavesAt > now && deletedBy !== null && deletedBy !== parentId,
  link: ({ leavesAt }, now) => ({ until: leavesAt ?? now }),
  words: {
    en: ({ child, username, until }) => ({
      subject: `${child}'s account will be deleted`,
      parts: [
        `Another grown-up deleted the account of ${child} (${username}). Nobody can see it or sign in to it any more. We erase everything in it after ${until}.`,
        'Only that grown-up can undo it. If you disagree, please reply to this e-mail before then.',
      ],
    }),
  },
};
