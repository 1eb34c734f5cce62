import type { ConsentMethod } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { DAY, later } from '../../platform/clock.ts';
import { words } from '../../platform/mail/mail.ts';
import { WAY_OUT_LINK_LIFETIME } from '../consent/policy.ts';
import type { FamilyMail } from './mail.ts';

/** The second mail that consent by e-mail needs, with a link to revoke it. */
export const confirmation: FamilyMail = {
  topic: 'answers',
  delays: [DAY],
  isUncounted: true,
  isStillDue: ({ answer }) => answer === 'granted',
  link: (_, now) => ({ purpose: 'way_out', until: later(now, WAY_OUT_LINK_LIFETIME) }),
  words: {
    en: ({ child, username, scopes, method, link, familyUrl }) => {
      const how = englishWays[method ?? 'email_plus'];
      return {
        subject: `You gave consent for ${child}`,
        parts: [
          `You gave consent for ${child} (${username}) at Lilypad${how}. This e-mail confirms it. If that was you, there is nothing to do.`,
          { heading: scopes.length > 0 ? 'Allowed now' : 'Nothing more is allowed.' },
          ...(scopes.length > 0 ? [{ list: scopes.map((scope) => capitalized(englishScopes[scope])) }] : []),
          words`You can switch each on and off at any time on ${{ link: 'your pages', url: familyUrl }}.`,
          { heading: "If it wasn't you, or you change your mind" },
          'You can withdraw consent here. Everything is then switched off at once, and we erase the account a week later. This link works for a year; a reply to this e-mail works at any time:',
          { button: 'Withdraw consent', url: link, isQuiet: true },
        ],
      };
    },
  },
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
const englishWays: Record<ConsentMethod, string> = {
  email_plus: '',
  signed_form: ', and a member of our staff has checked the form that you signed and deleted its picture',
  in_person: ', and a member of our staff met you in person',
  card: ', and your payment has shown who you are',
};

/** The names of the scopes in mails. */
export const englishScopes: Record<Scope, string> = {
  posts: 'posts and comments',
  buddies: 'buddies',
  chat_phrases: 'ready-made phrases and stickers with buddies',
  chat: 'typed chat with buddies',
  multiplayer: 'games with others',
  leaderboards: 'leaderboards',
  reach: 'posts beyond buddies',
};
