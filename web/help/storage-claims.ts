import type { Claim } from './claim.ts';

/** What the open pages claim about what is kept, and for how long. */
export const storageClaims = {
  columns: {
    feature: 'the schema: every column is told',
    says: [
      'help.privacy.know.text',
      'help.privacy.know.mail',
      'help.privacy.kept.account.what',
      'help.privacy.kept.parent.what',
      'help.privacy.kept.staff.what',
      'help.privacy.notKept.text',
      'help.privacy.summary.kept.text',
    ],
  },
  activity: {
    feature: 'cards, points, posts, active minutes',
    says: [
      'help.privacy.do.text',
      'help.privacy.kept.play.what',
      'help.privacy.kept.time.what',
      'help.privacy.kept.posts.what',
      'help.privacy.kept.comments.what',
      'help.privacy.kept.account.why',
      'help.privacy.kept.play.why',
      'help.privacy.kept.time.why',
      'help.privacy.kept.posts.why',
      'help.privacy.kept.comments.why',
    ],
  },
  endings: {
    feature: 'accounts: unused ones and members of age end after two notices',
    says: ['help.privacy.kept.leaving.long'],
  },
  afterAYear: {
    feature: 'the retention job: guesses, rounds, minutes and times of a year ago',
    says: ['help.privacy.kept.play.long', 'help.privacy.kept.time.long'],
  },
  boards: {
    feature: 'rewards: leaderboards',
    says: [
      'help.privacy.kept.boards.what',
      'help.privacy.kept.boards.why',
      'help.privacy.kept.boards.long',
      'help.privacy.sees.boards',
    ],
  },
  together: {
    feature: 'games: games with others end',
    says: ['help.privacy.kept.together.what', 'help.privacy.kept.together.why', 'help.privacy.kept.together.long'],
  },
  rounds: {
    feature: 'games: rounds end',
    says: ['help.privacy.kept.rounds.what', 'help.privacy.kept.rounds.why', 'help.privacy.kept.rounds.long'],
  },
  events: {
    feature: 'platform: events hold no words',
    says: ['help.privacy.kept.events.what', 'help.privacy.kept.events.why', 'help.privacy.kept.events.long'],
  },
  forms: {
    feature: 'family: signed forms end',
    says: ['help.privacy.kept.forms.what', 'help.privacy.kept.forms.why', 'help.privacy.kept.forms.long'],
  },
  payments: {
    feature: 'family: payments end',
    says: ['help.privacy.kept.payments.what', 'help.privacy.kept.payments.why', 'help.privacy.kept.payments.long'],
  },
  sessions: {
    feature: 'accounts: sessions end',
    says: ['help.privacy.kept.sessions.what', 'help.privacy.kept.sessions.why', 'help.privacy.kept.sessions.long'],
  },
  signUps: {
    feature: 'accounts: sign-ups end',
    says: ['help.privacy.kept.signUps.what', 'help.privacy.kept.signUps.why', 'help.privacy.kept.signUps.long'],
  },
  parentSessions: {
    feature: 'family: sessions and links of parents end',
    says: [
      'help.privacy.kept.parentSessions.what',
      'help.privacy.kept.parentSessions.why',
      'help.privacy.kept.parentSessions.long',
    ],
  },
  invitations: {
    feature: 'family: invited grown-ups and new addresses end',
    says: [
      'help.privacy.kept.invitations.what',
      'help.privacy.kept.invitations.why',
      'help.privacy.kept.invitations.long',
    ],
  },
  dataRequests: {
    feature: 'family: what was asked of the data',
    says: [
      'help.privacy.kept.dataRequests.what',
      'help.privacy.kept.dataRequests.why',
      'help.privacy.kept.dataRequests.long',
    ],
  },
  copies: {
    feature: 'family: copies are encrypted and live for a day',
    says: [
      'help.privacy.kept.copies.what',
      'help.privacy.kept.copies.why',
      'help.privacy.kept.copies.long',
      'help.about.grownUps.pages',
    ],
  },
  lastMails: {
    feature: 'family: the last mail',
    says: ['help.privacy.kept.lastMails.what', 'help.privacy.kept.lastMails.why', 'help.privacy.kept.lastMails.long'],
  },
  week: {
    feature: 'family: weekly reports; safety: what the filter stopped',
    says: [
      'help.privacy.kept.week.what',
      'help.privacy.kept.week.why',
      'help.privacy.kept.week.long',
      'help.about.grownUps.pages',
    ],
  },
  resets: {
    feature: 'accounts: links for a new password end',
    says: ['help.privacy.kept.resets.what', 'help.privacy.kept.resets.why', 'help.privacy.kept.resets.long'],
  },
  counts: {
    feature: 'accounts: counters are keyed hashes and end',
    says: ['help.privacy.kept.counts.what', 'help.privacy.kept.counts.why', 'help.privacy.kept.counts.long'],
  },
  contactMessages: {
    feature: 'help: messages end',
    says: [
      'help.privacy.long.contactMessages',
      'help.privacy.kept.contactMessages.what',
      'help.privacy.kept.contactMessages.why',
      'help.privacy.kept.contactMessages.long',
      'help.contact.kept',
    ],
  },
  contactMessagesPrivate: { feature: 'admin: nobody else reads messages', says: ['help.faq.who.text'] },
  invites: {
    feature: 'accounts: invitations of staff end',
    says: ['help.privacy.kept.staff.what', 'help.privacy.kept.staff.why'],
  },
  staffLeave: { feature: 'staff: removing a member', says: ['help.privacy.kept.staff.long'] },
  moderation: {
    feature: 'safety: copies of moderated content',
    says: [
      'help.privacy.kept.moderation.what',
      'help.privacy.kept.moderation.why',
      'help.privacy.kept.moderation.long',
    ],
  },
  examples: {
    feature: 'safety: measuring the filter by what staff decided',
    says: ['help.privacy.kept.moderation.what', 'help.privacy.kept.moderation.long'],
  },
  reports: { feature: 'safety: reports', says: ['help.privacy.kept.reports.what', 'help.privacy.kept.reports.why'] },
  staffMessages: {
    feature: 'safety: notices of staff',
    says: ['help.privacy.kept.staffMessages.what', 'help.privacy.kept.staffMessages.why'],
  },
  audit: {
    feature: 'safety: the audit chain',
    says: ['help.privacy.kept.audit.what', 'help.privacy.kept.audit.why', 'help.privacy.kept.audit.long'],
  },
  buddies: {
    feature: 'friends: buddies, codes and blocks',
    says: ['help.privacy.kept.others.what', 'help.privacy.kept.others.why'],
  },
  buddyRules: {
    feature: 'friends: rules of parents for new buddies; family: the record of what parents do',
    says: [
      'help.privacy.kept.buddyRules.what',
      'help.privacy.kept.buddyRules.why',
      'help.privacy.kept.parentActs.what',
      'help.privacy.kept.parentActs.why',
    ],
  },
  profile: {
    feature: 'friends: the page of a child; accounts: new words are looked at first',
    says: [
      'help.privacy.sees.kids',
      'help.privacy.sees.older',
      'help.privacy.sees.buddies',
      'help.privacy.sees.onlyBuddies',
      'help.privacy.sees.words',
      'help.privacy.sees.asking',
    ],
  },
  presence: { feature: 'chat: who sees that a child is here', says: ['help.privacy.sees.onlyBuddies'] },
  requests: {
    feature: 'friends: requests, and what parents answer',
    says: ['help.privacy.kept.requests.what', 'help.privacy.kept.requests.why', 'help.privacy.kept.requests.long'],
  },
  waves: {
    feature: 'rewards: waves at ponds, for 14 days',
    says: ['help.privacy.kept.waves.what', 'help.privacy.kept.waves.why', 'help.privacy.kept.waves.long'],
  },
  backups: {
    feature: 'platform: backups end',
    says: ['help.privacy.kept.backups.what', 'help.privacy.kept.backups.why', 'help.privacy.kept.backups.long'],
  },
  log: { feature: 'platform: the log', says: ['help.privacy.kept.log.what', 'help.privacy.kept.log.why'] },
  passwords: {
    feature: 'accounts: hasher',
    says: ['help.privacy.safe.text', 'help.privacy.safe.password', 'help.faq.password.text'],
  },
} as const satisfies Record<string, Claim>;
