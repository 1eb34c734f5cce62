import type { Claims } from './claims.ts';

const CONTROLS = 'server/family/controls/controls.test.ts';
const SIGN_IN = 'server/family/parents/sign-in.test.ts';

/** What the Help Center answers about grown-ups, sentence by sentence. */
export const helpForParentsClaims: Claims = {
  consent: ["Under {consentAge} they need to know you're here.", 'So they get your code.'],
  alone: ["You can't share with other kids yet.", 'All the riddles and puzzles are open to you now.'],
  'server/family/direct-notice/requests.test.ts: may ask once a day, three times in all': [
    'It works once a day, three times in all.',
  ],
  limiting: [
    'Your grown-up set open hours, a limit or a pause.',
    'Your settings and the help still work.',
    'Set a daily limit and open hours on your page.',
    'You can also pause the account.',
  ],
  'web/family/closed/closed.test.tsx: shows no time for midnight or for an unknown end': [
    'The page says when it opens, or who to ask.',
  ],
  [`${CONTROLS}: are switched off and on at any time, and the account stays`]: [
    'They can turn things off or on any time.',
    'Yes, at any time.',
    'Sign in and turn each thing off or on.',
  ],
  [`${CONTROLS}: apply at once, and fields left out of a change stay the same`]: ['It counts at once.'],
  revoking: ['If they take back their yes, we sign you out.', 'After 7 days your account is gone.'],
  [`${SIGN_IN}: with a mailed link, and sees their children`]: ['There is no password.'],
  [`${SIGN_IN}: works once`]: ['We send you a link that works once.'],
  [`${SIGN_IN}: ends all their sessions and unused links, and nobody else’s`]: [
    'Tap “Sign out on all devices” on your page.',
  ],
  [`${SIGN_IN}: ends after half an hour without a call`]: ['We also sign you out after 30 minutes without a tap.'],
  'server/family/erasure/deletion.test.ts: says that name and address stay while another child of the parent is here': [
    'Your name and address go with your last child here.',
  ],
  [`${SIGN_IN}: expires after 15 minutes`]: ['A link to sign in works once, for 15 minutes.'],
  [`${CONTROLS}: are the stricter of two parents’ settings, and each parent sees both`]: [
    'If you two differ, the stricter choice counts.',
  ],
  'server/family/own-address/own-address.test.ts: is not confirmed by two clicks in the same mailbox': [
    'We send a link to both addresses.',
    'Open both links.',
  ],
  'server/chat/parents/reading.test.ts: to every parent once the operator switches reading off, and the sign disappears':
    ['Only where the people who run this Lilypad allow it.'],
  'server/chat/parents/reading.test.ts: is announced to both children by a sign, and their own child is notified': [
    'Then both children see a sign.',
  ],
  'server/family/reports/reports.test.ts: can be stopped and started again by link and on the page, by each parent for themselves':
    ['Tap the link at its end.'],
  'server/family/reports/reports.test.ts: delays no notice: it does not count towards three mails a day': [
    'We still e-mail you about safety and consent.',
  ],
  'server/family/grown-ups/invitations.test.ts: is invited by a parent, accepts, answers the notice, and then sees the child':
    ["You don't see each other's e-mail address."],
  'server/family/erasure/deletion.test.ts: is notified of a deletion, and cannot undo it': [
    'Only the one who deletes the account can undo that.',
  ],
  'server/safety/suspensions/for-parents.test.ts: is when it ends, until it has ended': ['Your page says until when.'],
  'server/safety/suspensions/appeals.test.ts: can be appealed once, and ends when the appeal is granted': [
    'Your child can read why.',
    'They can ask us once to look again.',
  ],
  'server/family/consent/decisions.test.ts: does not open scopes that need a stronger method': [
    'It needs more than an e-mail.',
  ],
  columns: ['Our privacy page lists everything.'],
  'server/family/copies/copies.test.ts: notifies the child, and is recorded': [
    'Your child will see that you took a copy.',
  ],
  replies: ['Or reply to one of our e-mails.', 'A person reads it.'],
  'server/family/erasure/deletion.test.ts: hides the child from everyone at once, and signs them out': [
    'Sign in on the page for parents.',
  ],
  open: ['Lilypad is open source.', 'Anyone can run it on their own computer.'],
};

/** Questions, and where to tap. */
export const plainHelpForParents: readonly (string | RegExp)[] = [
  /\?$/,
  'Tap “Send the e-mail again” in your pond.',
  'Tap your picture, then Settings.',
  'Look for “What my grown-up can see”.',
  'Type your e-mail on the page for parents.',
  'Ask for a new one on the page for parents.',
  'Tap “Add a second grown-up” on your page.',
  'Tap “Change my address” on your page.',
  'Tap “How?” beside it on your page.',
  'Tap “Sign out” when you are done.',
  'Our staff decided it.',
  "Write to us from your new address, with your child's username.",
  'I am a parent.',
  'The other parent and I live apart.',
  'I lost my e-mail account.',
  'My child and I share a tablet.',
  "There's one for kids, too.",
  'Sign in and tap Download everything.',
];
