import { AT_ONCE, type FamilyMail } from './mail.ts';

/** Confirms that a parent has revoked consent, with a link to undo it. */
export const revoked: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: ({ answer, eraseAt }) => answer === 'revoked' && eraseAt !== null,
  link: ({ eraseAt }, now) => ({ purpose: 'undo', until: eraseAt ?? now }),
  words: {
    en: ({ username, until, link }) => ({
      subject: `You have taken back your yes for ${username}`,
      paragraphs: [
        `You have taken back your yes. ${username} is signed out, and nothing of theirs is shown to other children any more. The account and everything kept with it is erased after ${until}.`,
        'If you change your mind, you can undo it here until then:',
        link,
      ],
    }),
  },
};
