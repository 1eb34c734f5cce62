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
    'server/admin/erasing.test.ts: signing in does not undo an end by staff': ['Our staff have closed the account'],
    'server/family/endings/endings.test.ts: ends after 548 days, with a notice 30 and one 7 days before': [
      'Nobody has signed in to the account of … (…) at Lilypad for a long time.',
      "We don't keep what nobody needs, so we erase the account and everything in it after ….",
      "…'s account ends in a week",
    ],
    'server/family/endings/endings.test.ts: stays when the child signs in after the last notice, and says so': [
      'To keep it, sign in once before then.',
    ],
    'server/family/endings/endings.test.ts: is notified a month and a week before, can take a copy, and is erased on the birthday':
      [
        'Lilypad is for children, and at 18 everyone leaves.',
        'We erase the account of … (…) and everything in it after ….',
        'You can save a copy of everything:',
      ],
    'server/admin/erasing.test.ts: an account stays for a week, also one that a child has closed': [
      'If that is not right, please reply to this e-mail before then.',
    ],
  },
  plain: [
    'Nothing else is needed:',
    'Take a copy',
    "If you don't need it any more, there is nothing to do.",
    'To save a copy, … first.',
    'sign in as a parent',
    'Until then it works as before.',
    'Thank you for being part of Lilypad.',
    'If the date of birth is wrong, please reply to this e-mail.',
    "Nobody has used …'s account for a long time",
    '… will soon be 18',

    'Keep the account',
    "…'s account will be deleted",
    '… of … (…).',
    'The people who run this Lilypad.',
    'If there is something we should know, please reply to this e-mail.',
  ],
};
