import { AT_ONCE, type FamilyMail } from '../mail.ts';

/** Another parent has withdrawn consent, which counts for all. */
export const otherRevoked: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: ({ consent, answer, eraseAt }) => consent === 'revoked' && answer !== 'revoked' && eraseAt !== null,
  link: ({ eraseAt }, now) => ({ until: eraseAt ?? now }),
  words: {
    en: ({ child, username, until }) => ({
      subject: `Consent for ${child} was withdrawn`,
      parts: [
        `Another grown-up of ${child} (${username}) withdrew their consent. ${child} is signed out, and other children no longer see anything of theirs. We erase the account and everything in it after ${until}.`,
        'Only that grown-up can undo it. If you disagree, please reply to this e-mail.',
      ],
    }),
  },
};
