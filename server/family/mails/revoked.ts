import { AT_ONCE, type FamilyMail } from './mail.ts';

/** Confirms that a parent has revoked consent, with a link to undo it. */
export const revoked: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isUncounted: true,
  isStillDue: ({ answer, eraseAt }) => answer === 'revoked' && eraseAt !== null,
  link: ({ eraseAt }, now) => ({ purpose: 'undo', until: eraseAt ?? now }),
  words: {
    en: ({ child, username, until, link }) => ({
      subject: `You withdrew your consent for ${child}`,
      parts: [
        `${child} (${username}) is signed out, and other children no longer see anything of theirs. We erase the account and everything in it after ${until}.`,
        'If you change your mind, you can undo it here until then:',
        { button: 'Keep the account', url: link },
      ],
    }),
  },
};
