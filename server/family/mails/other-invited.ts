import { AT_ONCE, type FamilyMail } from './mail.ts';

/** Staff have added another grown-up: no parent is added behind the back of the others. */
export const otherInvited: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: () => true,
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ username }) => ({
      subject: `A second grown-up was named for ${username}`,
      paragraphs: [
        `Staff of this Lilypad have noted a second parent or guardian of ${username}, and have written to them. They can allow no more than you do: where two grown-ups differ, the stricter answer holds.`,
        'If you know nothing of this, please reply to this mail.',
      ],
    }),
  },
};
