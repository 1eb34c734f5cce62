import { AT_ONCE, type FamilyMail } from '../mail.ts';

/** Another grown-up, who never consented, objects to this parent's consent. */
export const otherObjected: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: ({ answer, consent }) => answer === 'granted' && consent === 'granted',
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ child, username }) => ({
      subject: `Another grown-up said no for ${child}`,
      parts: [
        `Someone who was named as another grown-up of ${child} (${username}) said no. Until a member of our staff has looked into it, everything you allowed is off. Nothing is erased.`,
        "If you don't know who that is, or if you disagree, please reply to this e-mail.",
      ],
    }),
  },
};
