import type { Claims } from './claims.ts';

/** What admins read in the set-up and the settings, by the names of the messages. */
export const setUpClaims: Claims = {
  'server/admin/settings.test.ts: goes on where it was left, also for another admin': ['admin.setup.text'],
  consent: ['admin.setup.mailText'],
  replies: ['admin.setup.mailText'],
  'server/safety/alerts/alerts.test.ts: is mailed to staff by number and kind, without a word or a name': [
    'admin.setup.mailText',
  ],
  'web/admin/setup/SetupPage.test.tsx: e-mail can be tested only with a contact address': ['admin.setup.mailFirst'],
  'web/admin/setup/SetupPage.test.tsx: the set-up cannot go on without mail, except on a developer’s machine': [
    'admin.setup.mailNowhere',
    'admin.setup.mailBlocked',
  ],
  'server/admin/settings.test.ts: ends after an hour': ['admin.setup.mailSent'],
  'server/admin/settings.test.ts: is passed by the word that is mailed to the contact address': [
    'admin.setup.mailWordHint',
    'admin.setup.mailTested',
  ],
  alone: ['admin.setup.consentText'],
  'server/family/consent/decisions.test.ts: is confirmed a day later, with a link that withdraws at once': [
    'admin.setup.consent.email_plus',
  ],
  'server/family/by-staff/in-person.test.ts: opens every scope, with the member of staff as witness, and the parent gets a mail':
    ['admin.setup.consent.in_person'],
  'server/family/forms/forms.test.ts: opens the signed scopes at once': ['admin.setup.consent.signed_form'],
  'server/family/payments/payments.test.ts: opens what was chosen as soon as they are back, and gets a mail at once': [
    'admin.setup.consent.card',
  ],
  'server/family/by-staff/in-person.test.ts: without in_person staff can record nothing; without email_plus a mail cannot give consent':
    ['admin.setup.consentHint'],
  'server/posts/review/review.test.ts: cannot let out unread a drawing, nor what goes beyond buddies': [
    'admin.setup.staffText',
    'admin.set.review.drawings',
  ],
  'server/posts/review/review.test.ts: cannot let out unread what a child writes whose parent consented by e-mail': [
    'admin.setup.staffText',
    'admin.set.review.always',
  ],
  'server/admin/settings.test.ts: have stories and comments of new authors read first where nothing is chosen': [
    'admin.setup.staffText',
  ],
  'server/posts/review/review.test.ts: has everything read first': ['admin.set.review.all.means'],
  'server/posts/review/review.test.ts: waits until three pieces are out': ['admin.set.review.new_authors.means'],
  'server/posts/review/review.test.ts: has only what the filter is not sure about read first': [
    'admin.set.review.flagged.means',
  ],
  'server/chat/staffing.test.ts: with two members of staff, children may type': [
    'admin.setup.staffText',
    'admin.set.chat.needsTwo',
  ],
  'server/chat/messages.test.ts: wait for a moderator on duty under 13, if the operator wants that': [
    'admin.set.chat.dutyHint',
  ],
  'server/chat/parents/reading.test.ts: is announced to both children by a sign, and their own child is notified': [
    'admin.set.chat.parentsHint',
  ],
  'web/admin/staff/StaffPage.test.tsx: an invitation is revoked': ['admin.setup.nextText'],
  sessions: ['admin.setup.retention.session'],
  signUps: ['admin.setup.retention.signUp'],
  contactMessages: ['admin.setup.retention.contactMessages'],
  chats: ['admin.setup.retention.child'],
  erase: ['admin.setup.retention.child'],
  consentKept: ['admin.setup.retention.child'],
  audit: ['admin.setup.retention.child'],
  columns: ['admin.setup.retentionText'],
  'server/admin/settings.test.ts: is not finished before every step is done': ['admin.setup.finishText'],
  'server/admin/settings.test.ts: keeps registration closed until it is finished': [
    'admin.setup.finishText',
    'admin.set.registration.until_set_up',
  ],
  registration: ['admin.set.registration.open', 'admin.set.registration.closed', 'admin.setup.nextDoneText'],
  'server/accounts/sign-up/path.test.ts: is closed for someone who does not sit at this very machine, until the operator opens it':
    ['admin.set.registration.here'],
  'server/admin/settings.test.ts: override the environment, appear on public pages, and can be cleared again': [
    'admin.set.operatorNameHint',
    'admin.set.onDutyNoteHint',
    'admin.set.keptOutsideHint',
  ],
  'server/admin/settings.test.ts: lead messages of the contact page to the address that is set': [
    'admin.set.contactEmailHint',
  ],
  'server/admin/settings.test.ts: choose the countries whose helplines are shown': ['admin.set.countriesHint'],
  'server/family/erasure/deadlines.test.ts: has the deadline that the operator has set, for new sign-ups': [
    'admin.set.answerDays.hint',
  ],
  'server/safety/alerts/alerts.test.ts: can verify the sender with the key of the settings': ['admin.set.webhookText'],
};

/** Titles, labels and directions: a few words, or what to do next. */
export const plainSetUpWords: readonly (string | RegExp)[] = [
  /^admin\.set\.(registration|words|operatorName|operatorAddress|contactEmail|chat|review|answerDays|onDutyNote|keptOutside|webhook|countries)$/,
  'admin.set.chat.parents',
  /^admin\.set\.(registration\.do\w+|chat\.(toStaff|duty)|staffText|review\.\w+|answerDays\.label|(all|other)Countries)$/,
  /^admin\.setup\.(title|progress|done|change|next|goOn|name|contact|mail|consent|staff|helplines|retention|privacy|finish)$/,
  /^admin\.setup\.(mailSend|mailAgain|mailWord|mailCheck|openNow|finishSend|nextInvite|nextOpen|nextHome|finished)$/,
  'admin.setup.nextOpenText',
  /^admin\.setup\.duties(\.\w+)?$/,
  /^admin\.setup\.todo(Text|Start|GoOn)?$/,
];
