import { decideLinkExpiry } from '../consent/policy.ts';
import { AT_ONCE, type FamilyMail } from './mail.ts';

/** A new notice for a parent who consented to an older one. */
export const restated: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  includesNotice: true,
  isStillDue: ({ consent, answer, answeredVersion, version }) =>
    consent === 'granted' && answer !== 'objected' && (answeredVersion === null || answeredVersion < version),
  link: (mail, now) => ({ purpose: 'decide', until: decideLinkExpiry(mail, now) }),
  words: {
    en: ({ child }) => ({
      subject: `Please decide again: our notice about ${child} has changed`,
      title: 'Our notice to parents has changed',
      parts: [
        `Our notice to parents has changed since you gave consent for ${child}. Until you agree to the new one, everything you allowed is off. Nothing is lost or erased.`,
      ],
    }),
  },
};
