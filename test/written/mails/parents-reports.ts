import type { MailWords } from './mails.ts';

const reports = 'server/friends/parents/reports.test.ts';

/** What came of a parent's report. */
export const parentsReports: MailWords = {
  claims: {
    [`${reports}: is answered by mail when staff have acted, and names no other child`]: [
      'You were right to tell us: we have acted on it.',
      'A member of our staff has looked into it.',
      'We cannot say what we did, because it is about another child.',
    ],
    [`${reports}: is answered by mail when staff have found nothing`]: [
      'We found nothing that is against our rules, so we changed nothing.',
    ],
    'server/friends/parents/buddies.test.ts: is gone for both, and the own child is told kindly': [
      'You can end a friendship or block a child for … at any time on ….',
    ],
  },
  plain: [
    'We looked into your report',
    'Thank you for writing to us about something at Lilypad that concerns ….',
    'If it happens again, please tell us again.',
    'If you have a question, just reply to this e-mail.',
  ],
};
