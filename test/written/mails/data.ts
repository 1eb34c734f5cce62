import type { MailWords } from './mails.ts';

/** Copies of a child's things, and accounts that a parent has deleted. */
export const data: MailWords = {
  claims: {
    copies: [
      'Everything that … has here is in one file: a page to read, the pictures, and a file for other programs.',
      'You can save it until ….',
      'After that we delete it.',
    ],
    'server/family/copies/copies.test.ts: tells the child, and says so in the record': [
      '… can see that you took a copy.',
    ],
    'server/family/erasure/deletion.test.ts: can undo it by the link of the mail': [
      'You deleted the account of … (…).',
      'If you change your mind, you can keep the account here until then:',
    ],
    'server/family/erasure/deletion.test.ts: hears of a deletion, and cannot undo it': [
      'Another grown-up deleted the account of … (…).',
      'Only that grown-up can undo it.',
      'If you disagree, please reply to this e-mail before then.',
    ],
    'test/privacy.test.ts: no table of any schema holds her name, her parent or her words': [
      'The account … and everything in it is now erased: posts, messages, drawings, points, and your name and address.',
      'Nobody can bring it back.',
    ],
    lastMails: ['This is the last e-mail that we send you about it.'],
  },
  plain: [
    "Your copy of …'s things is ready",
    'Save the copy',
    'Please save it on your own device.',
    "It holds your child's real name and what they wrote.",
    "You deleted …'s account",
    'The account … is erased',
    'We keep a proof, without names, that consent was given and withdrawn, for three years.',
    'Backups of our server hold the account until they are overwritten.',
  ],
};
