import { AT_ONCE, type FamilyMail } from './mail.ts';

/** The direct notice, right after sign-up. */
export const notice: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  includesNotice: true,
  isStillDue: ({ consent, answerBy }, now) => consent === 'pending' && answerBy > now,
  link: ({ answerBy }) => ({ purpose: 'decide', until: answerBy }),
  words: {
    en: ({ username }) => ({
      subject: `${username} has joined Lilypad and asks for your consent`,
      parts: [],
    }),
  },
};
