import { decideLinkExpiry } from '../consent/policy.ts';
import { AT_ONCE, type FamilyMail } from './mail.ts';
import { speaksToFirstAlone } from './notice-parts.ts';

/** Asks a grown-up whom staff have added for their own answer. */
export const invited: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  includesNotice: true,
  isStillDue: ({ answer, consent }) => answer === null && (consent === 'granted' || consent === 'pending'),
  link: (mail, now) => ({ purpose: 'decide', until: decideLinkExpiry(mail, now) }),
  words: {
    en: (facts) => ({
      subject: `Please decide about ${facts.username}, too`,
      title: `Please decide about ${facts.username}, too`,
      parts: [
        `Our staff have noted that you are a parent or guardian of ${facts.username}, together with the grown-up we already know. Where two grown-ups differ, the stricter choice counts.`,
        ...(speaksToFirstAlone(facts)
          ? [
              `The notice below is the one that the first grown-up got. Your address came from our staff, and not from ${facts.username}.`,
            ]
          : []),
      ],
    }),
  },
};
