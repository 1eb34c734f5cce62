import type { Scope } from '#contract/shared/endpoint.ts';
import { DAY, later } from '../../platform/clock.ts';
import { WAY_OUT_LINK_LIFETIME } from '../consent/policy.ts';
import type { FamilyMail } from './mail.ts';

/** The second mail that consent by e-mail needs, with a link to revoke it. */
export const confirmation: FamilyMail = {
  topic: 'answers',
  delays: [DAY],
  isStillDue: ({ answer }) => answer === 'granted',
  link: (_, now) => ({ purpose: 'way_out', until: later(now, WAY_OUT_LINK_LIFETIME) }),
  words: {
    en: ({ username, scopes, method, link }) => {
      const how =
        method === 'in_person' ? 'A member of our staff has recorded that you said yes in person' : 'You said yes';
      const open =
        scopes.length > 0
          ? `Open now: ${scopes.map((scope) => englishScopes[scope]).join(', ')}.`
          : 'Nothing more is open.';
      return {
        subject: `You have said yes for ${username}`,
        paragraphs: [
          `${how} for ${username} at Lilypad. This mail confirms it. ${open}`,
          'If that was you, there is nothing to do. If it was not you, or you have changed your mind, take the yes back here at any time. Then everything is closed at once, and the account is erased a week later:',
          link,
        ],
      };
    },
  },
};

const englishScopes: Record<Scope, string> = {
  posts: 'posts and comments',
  buddies: 'buddies',
  chat_phrases: 'ready-made phrases with buddies',
  chat: 'typed chat with buddies',
  multiplayer: 'games with others',
  leaderboards: 'leaderboards',
  reach: 'posts beyond buddies',
};
