import { AT_ONCE, type FamilyMail } from './mail.ts';

/** Another parent has revoked consent, which holds for all. */
export const otherRevoked: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: ({ consent, answer, eraseAt }) => consent === 'revoked' && answer !== 'revoked' && eraseAt !== null,
  link: ({ eraseAt }, now) => ({ until: eraseAt ?? now }),
  words: {
    en: ({ username, until }) => ({
      subject: `The yes for ${username} was taken back`,
      paragraphs: [
        `Another grown-up of ${username} has taken back their yes. ${username} is signed out, and nothing of theirs is shown to other children any more. The account and everything kept with it is erased after ${until}.`,
        'Only that grown-up can undo it. If you do not agree with each other, please reply to this mail.',
      ],
    }),
  },
};
