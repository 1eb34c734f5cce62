import { AT_ONCE, type FamilyMail } from '../mail.ts';

/** A deletion or withdrawal that this parent was notified of was undone. */
export const otherKept: FamilyMail = {
  topic: 'ending',
  delays: AT_ONCE,
  isStillDue: ({ leavesAt, consent }) => leavesAt === null && consent !== 'revoked',
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ child, username }) => ({
      subject: `${child}'s account stays`,
      parts: [
        `Another grown-up has decided to keep the account of ${child} (${username}). It stays, and nothing is erased.`,
        'If you disagree, please reply to this e-mail.',
      ],
    }),
  },
};

/** Another parent has corrected data of the child. The values are in the records, not in the mail. */
export const otherCorrected: FamilyMail = {
  topic: 'data',
  delays: AT_ONCE,
  isStillDue: () => true,
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ child, username, familyUrl, childId }) => ({
      subject: `Something about ${child} was corrected`,
      parts: [
        `Another grown-up has corrected the name, the date of birth or the time zone of ${child} (${username}). You can read what it was, and what it is now, on your pages.`,
        { button: 'See what was corrected', url: `${familyUrl}/${childId}/data#records` },
        'If it is not right, you can correct it there, or reply to this e-mail.',
      ],
    }),
  },
};
