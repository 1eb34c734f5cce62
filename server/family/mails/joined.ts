import { decideLinkExpiry } from '../consent/policy.ts';
import { AT_ONCE, type FamilyMail } from './mail.ts';
import { speaksToFirstAlone } from './notice-parts.ts';

/** Asks a grown-up who has accepted an invitation for their own answer. */
export const joined: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  includesNotice: true,
  isStillDue: ({ answer, consent }) => answer === null && (consent === 'granted' || consent === 'pending'),
  link: (mail, now) => ({ purpose: 'decide', until: decideLinkExpiry(mail, now) }),
  words: {
    en: (facts) => ({
      subject: `Please decide about ${facts.child}, too`,
      parts: [
        `Thank you for looking after ${facts.child} (${facts.username}). This is our notice to parents: please decide what you allow. Where two grown-ups differ, the stricter choice counts.`,
        ...(speaksToFirstAlone(facts)
          ? [
              `The notice below is the one that the first grown-up got. Your address came from the grown-up who invited you, and not from ${facts.child}.`,
            ]
          : []),
      ],
    }),
  },
};
