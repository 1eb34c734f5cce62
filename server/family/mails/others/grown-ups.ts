import { words } from '../../../platform/mail/mail.ts';
import { AT_ONCE, type FamilyMail } from '../mail.ts';

/** A parent has invited another grown-up. The others are notified before that person accepts. */
export const otherAsked: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: () => true,
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ formChild: child, familyUrl }) => ({
      subject: `A grown-up of ${child} has invited another one`,
      parts: [
        `A parent or guardian of ${child} has asked another grown-up to look after the account, too. They see nothing until they have accepted and answered our notice, and they cannot allow more than you do: where two grown-ups differ, the stricter choice counts.`,
        words`You can take the invitation back on ${{ link: 'your pages', url: familyUrl }}. If you don't know who that is, please reply to this e-mail.`,
      ],
    }),
  },
};

/** An invited grown-up has accepted. The other parents are notified. */
export const otherJoined: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: () => true,
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ formChild: child }) => ({
      subject: `${child} has another grown-up at Lilypad`,
      parts: [
        `Someone who was invited as a parent or guardian of ${child} has accepted, and we have asked them for an answer of their own. They cannot allow more than you do: where two grown-ups differ, the stricter choice counts.`,
        "If you don't know who that is, please reply to this e-mail.",
      ],
    }),
  },
};
