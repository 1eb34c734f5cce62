import type { Claims } from './claims.ts';

const DECISIONS = 'server/family/consent/decisions.test.ts';
const DEADLINES = 'server/family/erasure/deadlines.test.ts';

/** What a parent reads who opens a link of our mails, by the names of the messages. */
export const consentClaims: Claims = {
  alone: ['consent.decide.text', 'consent.none', 'consent.wayOut.nothing'],
  consenting: ['consent.scope.buddies.hint', 'consent.done.granted.text'],
  limiting: ['consent.change', 'consent.used.text', 'consent.done.pages'],
  replies: ['consent.change', 'consent.used.text'],
  week: ['consent.done.pages'],
  revoking: ['consent.wayOut.what', 'consent.done.revoked.text', 'consent.no.textRevoke'],
  chats: ['consent.scope.chat_phrases.hint', 'consent.scope.chat.hint'],
  rude: ['consent.scope.chat.hint'],
  reach: ['consent.scope.reach.hint'],
  boards: ['consent.scope.leaderboards.hint'],
  consentKept: ['consent.notMine.text', 'consent.done.notMine.text'],
  'web/help/tour/TourPage.test.tsx: ends at the question where a parent comes from our e-mail, with the secret of its link':
    ['consent.tour'],
  'server/posts/review/review.test.ts: cannot let out unread what a child writes whose parent consented by e-mail': [
    'consent.scope.posts.hint',
  ],
  'server/family/direct-notice/publish.test.ts: pauses every consent to the old one, until the parent agrees again': [
    'consent.decide.restated',
  ],
  'server/family/direct-notice/publish.test.ts: asks nobody twice who they are: consent to it keeps the strong method and its scopes':
    ['consent.decide.proven'],
  'server/family/by-staff/in-person.test.ts: without in_person staff can record nothing; without email_plus a mail cannot give consent':
    ['consent.inPersonOnly'],
  [`${DECISIONS}: opens exactly the chosen scopes, at once`]: ['consent.decide.text', 'consent.done.granted.text'],
  [`${DECISIONS}: is confirmed a day later, with a link that withdraws at once`]: ['consent.done.granted.mail'],
  [`${DECISIONS}: can be given again until then`]: ['consent.no.textRevoke', 'consent.done.undone.text'],
  [`${DECISIONS}: works once, even when two people answer at the same time`]: ['consent.used.text'],
  [`${DECISIONS}: is replaced by a newer one`]: ['consent.replaced.text'],
  [`${DECISIONS}: is unknown if made up, and expires after a week`]: [
    'consent.until',
    'consent.untilOnly',
    'consent.late.text',
  ],
  [`${DEADLINES}: leads to reminders on days 3 and 6, and on day 7 child and address are erased`]: ['consent.until'],
  [`${DEADLINES}: tells the child what happens next, and erases everything after a day`]: [
    'consent.no.text',
    'consent.done.declined.text',
  ],
  [`${DEADLINES}: can be undone until then, and the request is open again`]: [
    'consent.no.text',
    'consent.undo.text',
    'consent.undo.text.revoked',
    'consent.done.declined.text',
    'consent.done.pending.text',
  ],
  [`${DEADLINES}: erases the address at once, and the account after a day`]: [
    'consent.notMine.text',
    'consent.done.notMine.text',
  ],
  [`${DEADLINES}: have to agree: only scopes that both allow are open`]: ['consent.done.stricter'],
  'server/family/by-staff/grown-ups.test.ts: closes all scopes, erases nothing, and notifies the first parent and staff':
    ['consent.done.objected.text'],
  'server/family/erasure/departures.test.ts: lets the parent restore it with the link in their mail, once': [
    'consent.stay.text',
    'consent.done.stays.text',
  ],
  'server/family/erasure/departures.test.ts: erases everything after 7 days, and then the link is too late': [
    'consent.stay.text',
  ],
};

/** Titles, buttons and directions. */
export const plainConsentWords: readonly (string | RegExp)[] = [
  /^consent\.(title|loading|place|yes|yesToNothing|no|back|policy|used|late|replaced|unknown|noToken|toPages|signUpAgain|ask)$/,
  /^consent\.(decide|no|wayOut|stay|undo|notMine)\.(title|button|sure|open|switches)$/,
  /^consent\.scope\.\w+$/,
  /^consent\.done\.(granted|declined|revoked|stays|undone|pending|notMine)$/,
  'consent.scope.multiplayer.hint',
  'consent.wayOut.text',
  'consent.unknown.text',
  'consent.noToken.text',
];

/** The tour that parents take before they decide. */
export const tourClaims: Claims = {
  alone: ['help.tour.play.alone', 'help.tour.play.alone.text'],
  content: ['help.tour.play.checked.text'],
  foreign: ['help.tour.play.checked.text'],
  'web/help/tour/TourPage.test.tsx: has a riddle that can be guessed, and sends nothing': ['help.tour.example'],
  'web/help/tour/TourPage.test.tsx: leads through three steps, and back': ['help.tour.minute'],
  'server/friends/parents/buddy-rule.test.ts: is to be asked until they choose': [
    'help.tour.buddies.approve',
    'help.tour.parent.answer',
  ],
  'server/friends/approvals/approvals.test.ts: is answered by one click, also of two at the same moment': [
    'help.tour.parent.answer.text',
  ],
  'server/friends/parents/approvals.test.ts: makes the two buddies once both families agree': ['help.tour.parent.yes'],
  'server/friends/approvals/approvals.test.ts: is refused by one no: it is gone for both, and only the own child reads why':
    ['help.tour.parent.no'],
  'server/friends/parents/approvals.test.ts: counts once, here or by mail': ['help.tour.parent.answer.text'],
  'web/chat/ChatPages.test.tsx: has help one tap away': ['help.tour.buddies.approve.text'],
  rude: ['help.tour.buddies.filter', 'help.tour.buddies.filter.text'],
  'server/chat/messages.test.ts: need consent for typing on both sides; phrases and stickers do not': [
    'help.tour.buddies.phrases',
    'help.tour.buddies.phrases.text',
  ],
  [`${DECISIONS}: does not open scopes that need a stronger method`]: ['help.tour.buddies.phrases.text'],
  'server/family/reports/weekly.test.ts: is made on Friday at 16:00 where the child lives, about the seven days before, once':
    ['help.tour.parent.report.text'],
  week: ['help.tour.parent.report', 'help.tour.parent.report.text'],
  limiting: ['help.tour.parent.change', 'help.tour.parent.change.text'],
  'server/family/consent/parent-view.test.ts: a child sees what the grown-ups know, decide, and get mails about': [
    'help.tour.parent.change.text',
  ],
  'server/help/review-facts.test.ts: is how many people there are, and nobody by name': [
    'help.tour.reads.staff',
    'help.tour.reads.staff.none',
  ],
  'server/help/review-facts.test.ts: is no speed after fewer than ten reports, then the median of the last 30 days': [
    'help.tour.reads.unmeasured',
    'help.tour.reads.minutes',
    'help.tour.reads.hours',
    'help.tour.reads.days',
  ],
  'server/posts/review/review.test.ts: has everything read first': ['help.tour.reads.all'],
  'server/posts/review/review.test.ts: waits until three pieces are out': ['help.tour.reads.new_authors'],
  'server/posts/review/review.test.ts: has only what the filter is not sure about read first': [
    'help.tour.reads.flagged',
  ],
  'server/posts/review/review.test.ts: cannot let out unread what a child writes whose parent consented by e-mail': [
    'help.tour.reads.new_authors',
    'help.tour.reads.flagged',
  ],
};

/** Titles, buttons, and the made-up things that the tour shows. */
export const plainTourWords: readonly (string | RegExp)[] = [
  /^help\.tour\.(title|progress|skip|back|home|note|choose|chooseOf|join|toPond|reads|reads\.failed)$/,
  /^help\.tour\.\w+\.(title|titleOf|next)$/,
  /^help\.tour\.play\.(pond|checked|riddle|answer|why|fact|fact\.text)$/,
  /^help\.tour\.buddies\.(buddy|typed|help)$/,
  /^help\.tour\.parent\.(week|sum|asks|child|allow|allowed|multiplayer)$/,
];
