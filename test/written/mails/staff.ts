import type { MailWords } from './mails.ts';

/** To the operator and the staff. */
export const staff: MailWords = {
  claims: {
    'server/safety/holds/holds.test.ts: ends by itself after a warning, and what waited for it is erased': [
      'What a legal hold keeps is erased when the hold ends.',
    ],
    'server/safety/holds/holds.test.ts: can be extended, and is warned of again': [
      'If it is still needed, please extend the hold:',
    ],
    'server/admin/settings.test.ts: is passed by the word that is mailed to the contact address': [
      'If you can read it, Lilypad can send e-mail, and replies from parents reach you here.',
    ],
    'server/admin/settings.test.ts: ends after an hour': [
      'Please enter these three words in the set-up within an hour:',
    ],
    'server/help/messages.test.ts: is stored, and mailed to the operator, who can answer it': [
      'Your reply goes to …; nobody has checked that this address is theirs.',
      '… has written to your Lilypad.',
    ],
    'server/help/messages.test.ts: of a child about danger is mailed without her name and her words': [
      'Someone who is signed in has written to you about danger.',
    ],
    'server/safety/alerts/alerts.test.ts: is mailed again every hour until someone has opened it': [
      'Nobody has opened … yet:',
      'We write again every hour until someone has opened each case.',
    ],
    'server/safety/audit/audit.test.ts: a break is found, and its first link named': [
      '… Link … is not as it was written.',
    ],
    'server/safety/audit/audit.test.ts: an end that was cut off or rewritten, when the head was noted': [
      'If links are ever taken off the end, this finds out:',
    ],
    'server/safety/audit/head.test.ts: the head of the chain goes to the configured address, with instructions': [
      'The record of what staff do on … is a chain of links.',
      '… Today it ends in this one:',
    ],
  },
  plain: [
    'A legal hold ends soon',
    '… legal holds end soon',
    'See the holds',
    'If not, there is nothing to do.',
    'Test e-mail from your Lilypad',
    'It works: your Lilypad can send e-mail',
    'Open the set-up',
    'Read it in Moderation',
    'Did it land in the spam folder?',
    'Then e-mails to parents may, too.',
    'Setting up SPF, DKIM and DMARC for your domain helps.',
    'Message from a parent',
    'Please read it now:',
    'You can also read it among all ….',
    'a child may be in danger',
    'signs of grooming or harm',
    'a child was blocked by three others',
    'a report of something serious',
    'an emergency reported on the contact page',
    'parents who disagree',
    'something else that is urgent',
    'An urgent case is waiting',
    '… urgent cases are waiting',
    'The audit chain of your Lilypad is broken',
    'Someone may have changed the database.',
    'Please keep this e-mail and a copy of the database, then run this on the server:',
    'npm run audit:verify',
    'Please keep this e-mail.',
    'npm run audit:verify -- --head …',
  ],
};
