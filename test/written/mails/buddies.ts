import type { MailWords } from './mails.ts';

/** New buddies. */
export const buddies: MailWords = {
  claims: {
    presence: ['They also see when the other is online, if that child shows it.'],
    'server/friends/approvals/approvals.test.ts: is shown to the parent by username and age group, and opening the link decides nothing':
      ['…, … years old, ….', 'Opening a link decides nothing, only the buttons on its page do.'],
    'server/friends/approvals/approvals.test.ts: waits for a grown-up of each child, and both see that': [
      'They need your permission.',
      "If you don't answer, nothing happens.",
    ],
    'server/chat/messages.test.ts: need consent for typing on both sides; phrases and stickers do not': [
      'They can comment, and chat where both families allow it.',
    ],
  },
  plain: [
    '… would like a new buddy',
    'For … (…):',
    'Answer about …',
    'What buddies can do',
    '… (…) and another child at Lilypad would like to be buddies.',
    "If you don't know who it is, ask your child first.",
    'new here today',
    'here for … …',
  ],
};
