import { AT_ONCE, type FamilyMail } from './mail.ts';

/** Confirms that a parent refused the first notice, with a link to undo it. */
export const declined: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isUncounted: true,
  isStillDue: ({ answer, eraseAt }) => answer === 'declined' && eraseAt !== null,
  link: ({ eraseAt }, now) => ({ purpose: 'undo', until: eraseAt ?? now }),
  words: {
    en: ({ child, username, until, link }) => ({
      subject: `You said no for ${child}`,
      parts: [
        `The account ${username} at Lilypad shares nothing, and we erase it and everything in it after ${until}, including your address unless another child of yours is here.`,
        'If that was a mistake, you can undo it here until then:',
        { button: 'Undo my no', url: link },
        {
          small:
            'We keep only a record, without names, that there was an answer, and a code made from your address, so that we never write to you about it again.',
        },
      ],
    }),
  },
};
