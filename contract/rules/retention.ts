/** Days that data is kept which ends by itself. An operator may shorten each period, down to `min`. */
export const periods = {
  chat: { days: 90, min: 7 },
  /** What a child tried, and how long it took. Longer than the weeks of leaderboards, which are checked against the ledger. */
  play: { days: 365, min: 60 },
  rounds: { days: 7, min: 1 },
  together: { days: 30, min: 1 },
  waves: { days: 14, min: 1 },
  activities: { days: 90, min: 7 },
  contact: { days: 365, min: 30 },
  /** Copies of what staff have decided on, from the decision on. */
  caseCopy: { days: 30, min: 7 },
  /** What staff decided about texts that the filter had read, from the decision on. */
  examples: { days: 180, min: 28 },
  /** What the filter stopped: for two weekly reports, and some days for one that is late. */
  stops: { days: 30, min: 15 },
  /** Accounts that nobody uses, until they are erased. */
  unused: { days: 548, min: 180 },
  /** Events that belong to no account. */
  events: { days: 30, min: 7 },
} as const satisfies Record<string, { readonly days: number; readonly min: number }>;

/** At this age members leave; above every MAX_AGE. */
export const MEMBERS_LEAVE_AT = 18;

export type Period = keyof typeof periods;
export type PeriodDays = Readonly<Record<Period, number>>;

export const periodNames = Object.keys(periods) as Period[];

/** What data is for; the privacy page says so under "Purposes and legal basis". */
const dataPurposes = ['account', 'safety', 'contact'] as const;
export type DataPurpose = (typeof dataPurposes)[number];

/** The rows of the privacy page's table, in its order. Which tables belong to them is said beside each table's module. */
export const keptRows = [
  'account',
  'parent',
  'consent',
  'forms',
  'payments',
  'controls',
  'parentActs',
  'dataRequests',
  'copies',
  'lastMails',
  'leaving',
  'links',
  'blocked',
  'play',
  'boards',
  'rounds',
  'together',
  'time',
  'week',
  'posts',
  'comments',
  'chats',
  'others',
  'buddyRules',
  'waves',
  'requests',
  'activities',
  'events',
  'sessions',
  'parentSessions',
  'invitations',
  'signUps',
  'resets',
  'counts',
  'contactMessages',
  'moderation',
  'reports',
  'staffMessages',
  'audit',
  'staff',
  'log',
  'backups',
] as const;
export type KeptRow = (typeof keptRows)[number];
