import { later } from '../../platform/clock.ts';
import { WAY_OUT_LINK_LIFETIME } from '../consent/policy.ts';
import { AT_ONCE, type FamilyMail } from './mail.ts';

/** Confirms the refusal of a grown-up who never consented, while another one has. */
export const objected: FamilyMail = {
  topic: 'answers',
  delays: AT_ONCE,
  isUncounted: true,
  isStillDue: ({ answer }) => answer === 'objected',
  link: (_, now) => ({ purpose: 'undo', until: later(now, WAY_OUT_LINK_LIFETIME) }),
  words: {
    en: ({ child, username, link }) => ({
      subject: `You said no for ${child}`,
      parts: [
        `Another grown-up of ${child} (${username}) gave consent, so nothing is erased for now. Everything they allowed is off until a member of our staff has looked into it. If there is something we should know, please reply to this e-mail.`,
        'If that was a mistake, you can undo it here:',
        { button: 'Undo my no', url: link },
      ],
    }),
  },
};
