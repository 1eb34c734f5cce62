import type { MailWords } from './mails.ts';

/** The end of an account. */
export const leaving: MailWords = {
  claims: {
    leaving: [
      'Someone who was signed in deleted the account',
      'If not, you can keep the account here until then:',
      'Nobody can see it or sign in to it any more.',
      'We erase everything in it after ….',
    ],
    'server/admin/erasing.test.ts: what staff have ended is not taken back by signing in': [
      'Our staff have closed the account',
    ],
    'server/admin/erasing.test.ts: an account stays for a week, also one that a child has closed': [
      'If that is not right, please reply to this e-mail before then.',
    ],
  },
  plain: [
    'Keep the account',
    "…'s account will be deleted",
    '… of … (…).',
    'The people who run this Lilypad.',
    'If there is something we should know, please reply to this e-mail.',
  ],
};
