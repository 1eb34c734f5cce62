import { decideLinkExpiry } from '../consent/policy.ts';
import { AT_ONCE, type FamilyMail } from './mail.ts';

/** The notice to a signed-in parent who has not answered it and asks for it on their pages. */
export const askedNotice: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isUncounted: true,
  includesNotice: true,
  isStillDue: ({ answer, consent }) => answer === null && (consent === 'granted' || consent === 'pending'),
  link: (mail, now) => ({ purpose: 'decide', until: decideLinkExpiry(mail, now) }),
  words: {
    en: ({ child }) => ({
      subject: `What may ${child} do at Lilypad?`,
      parts: ['You asked us for this notice on your pages. Its link takes the place of any earlier one.'],
    }),
  },
};
