import { DAY } from '../../platform/clock.ts';
import type { FamilyMail } from './mail.ts';

/** The same notice again if nobody has answered. */
export const reminder: FamilyMail = {
  topic: 'answers',
  delays: [3 * DAY, 6 * DAY],
  includesNotice: true,
  isStillDue: ({ consent, answerBy, formState }, now) =>
    consent === 'pending' && answerBy > now && formState !== 'handed_in',
  link: ({ answerBy }) => ({ purpose: 'decide', until: answerBy }),
  words: {
    en: ({ child }) => ({
      subject: `${child} is still waiting for your answer`,
      title: `${child} is still waiting for your answer`,
      parts: [
        `This is a reminder of the notice we sent when ${child} joined. It has a new link; the old one no longer works.`,
      ],
    }),
  },
};
