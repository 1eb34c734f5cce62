import { AT_ONCE, type FamilyMail } from './mail.ts';

/** The direct notice, right after sign-up. */
export const notice: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  includesNotice: true,
  isStillDue: ({ consent, answerBy }, now) => consent === 'pending' && answerBy > now,
  link: ({ answerBy }) => ({ purpose: 'decide', until: answerBy }),
  words: {
    en: ({ child }) => ({
      subject: `What may ${child} do at Lilypad?`,
      preview: `${child} plays alone for now. Choose what opens, or leave everything off.`,
      parts: [],
    }),
  },
};
