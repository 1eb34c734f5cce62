import type { MailWords } from './mails.ts';

/** A parent's link to their pages. */
export const signingIn: MailWords = {
  claims: {
    'server/family/parents/sign-in.test.ts: with a mailed link, and sees their children': [
      'This link opens your pages at Lilypad:',
    ],
    'server/family/parents/sign-in.test.ts: expires after 15 minutes': ['It works once, for 15 minutes.'],
    "server/family/parents/sign-in.test.ts: is not reached by a child who types a parent's address: the mail goes to the parent":
      ["If you didn't ask for it, you can ignore this e-mail.", 'Nobody can sign in without it.'],
  },
  plain: ['Your link to Lilypad for parents', 'Open my pages'],
};
