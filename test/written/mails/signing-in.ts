import type { MailWords } from './mails.ts';

/** A parent's link to their pages. */
export const signingIn: MailWords = {
  claims: {
    'server/family/parents/sign-in.test.ts: by a link in a mail, which shows their children': [
      'This link opens your pages at Lilypad:',
    ],
    'server/family/parents/sign-in.test.ts: works for 15 minutes': ['It works once, for 15 minutes.'],
    'server/family/parents/sign-in.test.ts: a child who types the address of a parent gets no further than the mail': [
      "If you didn't ask for it, you can ignore this e-mail.",
      'Nobody can sign in without it.',
    ],
  },
  plain: ['Your link to Lilypad for parents', 'Open my pages'],
};
