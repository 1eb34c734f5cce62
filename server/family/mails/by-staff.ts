import { deleted } from './leaving.ts';
import { AT_ONCE, type FamilyMail } from './mail.ts';
import { revoked } from './revoked.ts';

const NOT_YOU = 'If you did not ask us for this, please reply to this e-mail at once.';

/** Staff have started a copy for a parent. The mail with its link goes to the same mailbox. */
export const staffCopy: FamilyMail = {
  topic: 'data',
  delays: AT_ONCE,
  isStillDue: () => true,
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ child, username }) => ({
      subject: `We are making the copy of ${child}'s things`,
      parts: [
        `You asked us for a copy of everything that ${child} (${username}) has here. We have started it, and we'll e-mail you the link. Our staff do not get the copy.`,
        NOT_YOU,
      ],
    }),
  },
};

export const staffCorrected: FamilyMail = {
  topic: 'data',
  delays: AT_ONCE,
  isStillDue: () => true,
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ child, username, familyUrl, childId }) => ({
      subject: `We have corrected something about ${child}`,
      parts: [
        `You asked us to correct something about ${child} (${username}). You can read what it was, and what it is now, on your pages, and correct it again there.`,
        { button: 'See what was corrected', url: `${familyUrl}/${childId}/data#records` },
        NOT_YOU,
      ],
    }),
  },
};

/** Can be undone in the same way as when the parent deletes the account. */
export const staffDeleted: FamilyMail = {
  ...deleted,
  words: {
    en: ({ child, username, until, link }) => ({
      subject: `We have deleted ${child}'s account, as you asked`,
      parts: [
        `You asked us to delete the account of ${child} (${username}). Nobody can see it or sign in to it any more. We erase everything in it after ${until}.`,
        'If you did not ask for this, or change your mind, you can keep the account here until then:',
        { button: 'Keep the account', url: link },
      ],
    }),
  },
};

/** Can be undone in the same way as when the parent withdraws. */
export const staffWithdrew: FamilyMail = {
  ...revoked,
  words: {
    en: ({ child, username, until, link }) => ({
      subject: `We have withdrawn your consent for ${child}, as you asked`,
      parts: [
        `${child} (${username}) is signed out, and other children no longer see anything of theirs. We erase the account and everything in it after ${until}.`,
        'If you did not ask for this, or change your mind, you can undo it here until then:',
        { button: 'Keep the account', url: link },
      ],
    }),
  },
};

export const staffKept: FamilyMail = {
  topic: 'ending',
  delays: AT_ONCE,
  isStillDue: ({ leavesAt, consent }) => leavesAt === null && consent !== 'revoked',
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ child, username }) => ({
      subject: `${child}'s account stays, as you asked`,
      parts: [`You asked us to keep the account of ${child} (${username}). It stays, and nothing is erased.`, NOT_YOU],
    }),
  },
};
