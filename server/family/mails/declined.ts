import { AT_ONCE, type FamilyMail } from './mail.ts';

/** Confirms a no to the first notice, with a link to undo it. */
export const declined: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: ({ answer, eraseAt }) => answer === 'declined' && eraseAt !== null,
  link: ({ eraseAt }, now) => ({ purpose: 'undo', until: eraseAt ?? now }),
  words: {
    en: ({ username, until, link }) => ({
      subject: `You have said no for ${username}`,
      paragraphs: [
        `You have said no. The account ${username} at Lilypad shares nothing, and everything kept with it is erased after ${until}, your address included. Only a stand-in for your address stays that cannot be read back, so that nobody writes to you again.`,
        'If that was a mistake, you can undo it here until then:',
        link,
      ],
    }),
  },
};
