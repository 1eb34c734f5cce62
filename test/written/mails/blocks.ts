import type { MailWords } from './mails.ts';

/** Three blocks. */
export const blocks: MailWords = {
  claims: {
    'server/friends/blocks/automatic-removal.test.ts: is undone by itself after 72 hours without a decision': [
      'Our staff have 72 hours to look into it.',
      'If nobody does, the account comes back by itself.',
    ],
    'server/friends/blocks/automatic-removal.test.ts: is undone by a moderator: the child is back, the blocks stay, and the next one alone removes nobody':
      [
        'The account … at Lilypad is back, with everything in it.',
        "The children who blocked it and … still don't see each other.",
      ],
    'server/friends/blocks/automatic-removal.test.ts: is confirmed by a moderator: the child stays out, and nothing is erased':
      [
        'A member of our staff looked into why several children blocked … (…) at Lilypad, and decided that the account stays closed.',
        'Nothing was erased.',
      ],
  },
  plain: [
    '… cannot sign in for now',
    'Being blocked does not mean that … did anything wrong.',
    'It may help to ask, calmly, how things are going with the others.',
    '… can sign in again',
    '… stays signed out',
  ],
};
