import type { MailWords } from './mails.ts';

/** The weekly report, and the one that a child sends. */
export const report: MailWords = {
  claims: {
    'server/family/reports/weekly.test.ts: is made on Friday at 16:00 where the child lives, about the seven days before, once':
      ['You get this report every Friday.'],
    "server/family/reports/reports.test.ts: has the mail program's own unsubscribe button, which needs no page and no session":
      ['… with one click.', 'Unsubscribe from the report', 'Unsubscribe from these reports'],
    'server/family/reports/reports.test.ts: delays no notice: it does not count towards three mails a day': [
      'Safety notices and consent questions still reach you.',
    ],
    'server/family/reports/reports.test.ts: mails the last seven days to the grown-ups, once an hour and three times a day':
      [
        '… sent you a report from Lilypad',
        '… asked us to send you this.',
        'Children can send a report from their profile.',
      ],
    'server/family/reports/family-report.test.ts: leaves out a child whose report the parent has stopped, also after it was queued':
      ['To stop it for one child only, use the switch on the page of that child.'],
    'server/family/reports/reports.test.ts: mails no claim that a child who has just pressed it was not here': [
      'We count the minutes in which … does something.',
      'There were none before this.',
    ],
    "server/family/reports/family-report.test.ts: says for each child how to tell that it is somebody else's": [
      'If one of these children is not yours, tell us which, and we will never e-mail this address again:',
    ],
    'server/safety/stops/stops.test.ts: in a story, a comment and a message, and of several tries once': [
      'something stopped by the filter',
      '(something stopped by the filter)',
      'The filter stopped …, and told … why.',
      'Nobody else saw it.',
    ],
  },
  plain: [
    "…'s week at Lilypad",
    "…'s last seven days",
    "… wasn't active at Lilypad this week.",
    "weren't active at Lilypad this week.",
    'Good to know',
    'Waiting for you',
    '… and … would like to be buddies.',
    'And … more.',
    'Review the request',
    'Review the requests',
    'Change the limits',
    "See …'s page",
    '…: their week at Lilypad',
    "Your children's week",
    "See my children's pages",
    '… not active',
    '… in all.',
    'The daily limit is … minutes.',
    'The daily limit is … minutes; … reached it.',
    '… solved ….',
    '… told ….',
    '… wrote … to buddies.',
    '… gave … to others.',
    'a new buddy',
    '… made ….',
    'a phone number',
    'an e-mail address',
    'a home address',
    'the name of a school',
    'a birthday or an age',
    'a name from another app',
    'a web address',
    'a full name',
    '… with …',
    '… h … min',
    '… to …',
  ],
};
