import { AT_ONCE, type FamilyMail } from '../mail.ts';

/** Staff have added another grown-up. The other parents are notified, so that nothing happens behind their backs. */
export const otherInvited: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isStillDue: () => true,
  link: (_, now) => ({ until: now }),
  words: {
    en: ({ child, username }) => ({
      subject: `Another grown-up was added for ${child}`,
      parts: [
        `Our staff have added another parent or guardian of ${child} (${username}), and we have written to them. They cannot allow more than you do: where two grown-ups differ, the stricter choice counts.`,
        'If you did not expect this, please reply to this e-mail.',
      ],
    }),
  },
};
