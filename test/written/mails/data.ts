import type { MailWords } from './mails.ts';

/** Copies of a child's things, and accounts that a parent has deleted. */
export const data: MailWords = {
  claims: {
    copies: [
      'Everything that … has here is in one file: a page to read, the pictures, and a file for other programs.',
      'You can save it until ….',
      'After that we delete it.',
    ],
    'server/family/copies/copies.test.ts: notifies the child, and is recorded': ['… can see that you took a copy.'],
    'server/family/erasure/deletion.test.ts: can undo it with the link in the mail': [
      'You deleted the account of … (…).',
      'If you change your mind, you can keep the account here until then:',
    ],
    'server/family/erasure/deletion.test.ts: is notified of a deletion, and cannot undo it': [
      'Another grown-up deleted the account of … (…).',
      'Only that grown-up can undo it.',
      'If you disagree, please reply to this e-mail before then.',
    ],
    'server/family/by-staff/data-desk.test.ts: about a correction, whoever makes it': [
      'Something about … was corrected',
      'Another grown-up has corrected the name, the date of birth or the time zone of … (…).',
      'You can read what it was, and what it is now, on your pages.',
      'If it is not right, you can correct it there, or reply to this e-mail.',
    ],
    'server/family/by-staff/data-desk.test.ts: about a deletion and its undo': [
      "…'s account stays",
      'Another grown-up has decided to keep the account of … (…).',
      'It stays, and nothing is erased.',
    ],
    'server/family/by-staff/data-desk.test.ts: requests a copy, whose link goes only to the parent’s mailbox, and the child is notified':
      [
        'You asked us for a copy of everything that … (…) has here.',
        "We have started it, and we'll e-mail you the link.",
        'Our staff do not get the copy.',
      ],
    'server/family/by-staff/data-desk.test.ts: corrects a child; child and parent are notified, and the record says what changed and who did it':
      [
        'We have corrected something about …',
        'You asked us to correct something about … (…).',
        'You can read what it was, and what it is now, on your pages, and correct it again there.',
      ],
    'server/family/by-staff/data-desk.test.ts: starts a deletion, which the parent can undo with the link in the mail':
      [
        "We have deleted …'s account, as you asked",
        'You asked us to delete the account of … (…).',
        'If you did not ask for this, or change your mind, you can keep the account here until then:',
      ],
    'server/family/by-staff/data-desk.test.ts: withdraws consent, which the parent can undo with the link in the mail':
      [
        'We have withdrawn your consent for …, as you asked',
        'If you did not ask for this, or change your mind, you can undo it here until then:',
      ],
    'server/family/by-staff/data-desk.test.ts: can undo either': [
      "…'s account stays, as you asked",
      'You asked us to keep the account of … (…).',
    ],
    'test/privacy.test.ts: no table of any schema holds her name, her parent or her words': [
      'The account … and everything in it is now erased: posts, messages, drawings and points.',
      'Nobody can bring it back.',
      'Your name and address are erased too.',
    ],
    'server/family/erasure/deletion.test.ts: says that name and address stay while another child of the parent is here':
      ['We keep your name and address, because another child of yours is here.'],
    'server/safety/holds/holds.test.ts: keeps the case of an erased child, and nothing else of the child': [
      'Where the law requires it, our staff keep a copy of a case until a date that they have set.',
    ],
    lastMails: ['This is the last e-mail that we send you about it.'],
  },
  plain: [
    "Your copy of …'s things is ready",
    'Save the copy',
    "We are making the copy of …'s things",
    'See what was corrected',
    'If you disagree, please reply to this e-mail.',
    'If you did not ask us for this, please reply to this e-mail at once.',
    'Please save it on your own device.',
    "It holds your child's real name and what they wrote.",
    "You deleted …'s account",
    'The account … is erased',
    'For three years we keep a proof, without names, of each answer about consent.',
    'Backups of our server hold the account until they are overwritten.',
  ],
};
