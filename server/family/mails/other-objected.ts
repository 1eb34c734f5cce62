import { AT_ONCE, type FamilyMail } from './mail.ts';

/** Another grown-up, who never said yes, objects to this parent's yes. */
export const otherObjected: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: ({ answer, consent }) => answer === 'granted' && consent === 'granted',
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ username }) => ({
      subject: `Another grown-up has said no for ${username}`,
      paragraphs: [
        `Somebody who was named as another grown-up of ${username} has said no. Until a member of our staff has looked at it, everything that you had opened is off. Nothing is erased.`,
        'If you do not know who that may be, or do not agree with each other, please reply to this mail.',
      ],
    }),
  },
};
