import { DAY } from '../../platform/clock.ts';
import type { FamilyMail } from './mail.ts';

/** The same notice again, while nobody has answered. */
export const reminder: FamilyMail = {
  topic: 'answers',
  delays: [3 * DAY, 6 * DAY],
  includesNotice: true,
  isStillDue: ({ consent, answerBy }, now) => consent === 'pending' && answerBy > now,
  link: ({ answerBy }) => ({ purpose: 'decide', until: answerBy }),
  words: {
    en: ({ username }) => ({
      subject: `${username} still waits for your answer`,
      paragraphs: [
        `This reminds you of what we wrote when ${username} joined. It is the same notice, with a new link; the old one does not work any more.`,
      ],
    }),
  },
};
