import type { MailWords } from './mails.ts';

const invitations = 'server/family/grown-ups/invitations.test.ts';
const address = 'server/family/own-address/own-address.test.ts';

/** Grown-ups whom a parent invites, and a parent's new address. */
export const grownUps: MailWords = {
  claims: {
    [`${invitations}: cannot allow more: the stricter choice counts`]: [
      'Where two grown-ups differ, the stricter choice counts.',
      'They see nothing until they have accepted and answered our notice, and they cannot allow more than you do: where two grown-ups differ, the stricter choice counts.',
      'They cannot allow more than you do: where two grown-ups differ, the stricter choice counts.',
    ],
    [`${invitations}: is invited by a parent, accepts, answers the notice, and then sees the child`]: [
      'Once you have accepted, you get our notice and decide what you allow.',
      'They see nothing until they have accepted and answered our notice, and they cannot allow more than you do: where two grown-ups differ, the stricter choice counts.',
      'Someone who was invited as a parent or guardian of … has accepted, and we have asked them for an answer of their own.',
    ],
    [`${invitations}: is announced to all others by mail: when invited, and when they have joined`]: [
      'A parent or guardian of … has asked another grown-up to look after the account, too.',
    ],
    [`${invitations}: works for 7 days`]: ['The link works for 7 days.'],
    [`${invitations}: can decline, and the parent sees it`]: [
      'If you did not expect this, you can ignore this e-mail, or decline on that page.',
    ],
    [`${invitations}: is not added when the invitation is canceled`]: ['You can take the invitation back on ….'],
    [`${address}: is dropped when nobody confirms it for a day`]: [
      'The link works for a day.',
      'If you did not expect this, you can ignore this e-mail: without your click the address is not used.',
    ],
    [`${address}: counts once both mailboxes have confirmed, %s`]: [
      'From now on we write to …, and you sign in with it.',
      'You asked us to write to … instead of this address.',
      'Please confirm that here, and with the e-mail that we sent to the new address:',
    ],
    [`${address}: signs out sessions of the old one, and notifies its mailbox`]: [
      'Everyone who was signed in with this address is signed out.',
    ],
    [`${address}: can be refused from the %s mailbox with one click`]: [
      'If it was not you, open the same page and keep this address.',
    ],
  },
  plain: [
    '… invites you to look after … at Lilypad',
    '… says that you, too, are a parent or guardian of … at Lilypad.',
    'It is a place for children to play, read and learn.',
    'See the invitation',
    'A grown-up of … has invited another one',
    "If you don't know who that is, please reply to this e-mail.",
    '… has another grown-up at Lilypad',
    'Thank you for looking after … (…).',
    'The notice below is the one that the first grown-up got.',
    'Your address came from the grown-up who invited you, and not from ….',
    'Your address came from our staff, and not from ….',
    'This is our notice to parents: please decide what you allow.',
    'Please confirm your new address',
    'Confirm my new address',
    'Please confirm this address',
    'A parent at Lilypad gave us this address as their new one.',
    'If that was you, please confirm it here:',
    'Confirm this address',
    'Your address at Lilypad has changed',
    'If you did not want this, please reply to this e-mail.',
  ],
};
