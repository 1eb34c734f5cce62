/**
 * What parents see of a child. Made of one table, so that the child's page "What my grown-up can see" cannot go out of date: a test
 * compares the table with what the calls for parents answer, field by field.
 */
export const parentFacts = [
  ...(['account', 'choices', 'times', 'week', 'filter', 'buddies', 'requests', 'talks', 'chats'] as const),
  ...(['form', 'grownUps'] as const),
] as const;
export type ParentFact = (typeof parentFacts)[number];

/** By call and fact, the fields of the answer; `own` is what concerns the parent alone, or says nothing about the child. */
type Shown = Readonly<Partial<Record<ParentFact | 'own', readonly string[]>>>;

const avatar = (of: string) => [`${of}.emoji`, `${of}.background`, `${of}.pip`];
const times = (of: string) =>
  ['dailyLimit', 'openHours.from', 'openHours.to', 'isPaused', 'allowsPresence'].map((field) => `${of}.${field}`);
const counts = [
  'timeActiveMinutes',
  'minutesByDay',
  'riddlesSolved',
  'pointsEarned',
  'jokesLiked',
  'postsCreated',
  'commentsPosted',
  'contentLiked',
  'messagesSent',
  'newBuddies',
];
const stops = ['stops.place', 'stops.reason', 'stops.count'];
const inReports = (fields: readonly string[]) => fields.map((field) => `reports.${field}`);
const controls: Shown = {
  choices: ['consent', 'isOwnChoice', 'choosesScopes', 'scopes', 'scopesInForce', 'lockedScopes'],
  times: [...times('controls'), ...times('controlsInForce'), 'timeZone'],
};
const chats: Shown = {
  talks: ['week.friendId', 'week.messages'],
  chats: ['isOn', 'readByTheirs'],
  own: ['isOffered'],
};
const copy: Shown = { own: ['state', 'askedAt', 'until', 'bytes'] };
const details: Shown = { account: ['firstName', 'lastName', 'birthDate', 'timeZone'], own: ['parentName'] };
const account: Shown = { account: ['consent', 'leaving.eraseAt', 'leaving.by'], own: ['leaving.canUndo'] };
const buddyRule: Shown = { choices: ['own', 'inForce'] };

export const shownByCalls: Readonly<Record<string, Shown>> = {
  listOwnChildren: {
    account: [
      'children.username',
      'children.firstName',
      'children.consent',
      'children.state',
      'children.suspendedUntil',
      ...avatar('children.avatar'),
    ],
    times: ['children.isPaused'],
    own: ['parent.name', 'parent.email', 'children.id', 'children.isOpen', 'isFresh'],
  },
  readControls: controls,
  changeControls: controls,
  readWeek: {
    week: counts,
    filter: stops,
    times: ['dailyLimit'],
    account: ['joinedOn'],
    own: ['firstDay', 'isReportWanted'],
  },
  listReports: {
    week: inReports(counts),
    filter: inReports(stops),
    times: ['reports.dailyLimit'],
    own: ['reports.firstDay', 'reports.createdAt', 'cursor'],
  },
  readOwnSignedForm: {
    account: ['form.firstName', 'form.username'],
    choices: ['form.scopes'],
    form: ['form.state', 'form.refusal', 'form.pages'],
    own: [
      'form.code',
      'form.parentName',
      'form.until',
      'methods',
      'method',
      'cardCharge.amount',
      'cardCharge.currency',
    ],
  },
  readChatsOfChild: chats,
  setChatReading: chats,
  readChat: {
    chats: ['messages.isOwn', 'messages.kind', 'messages.message', 'messages.at'],
    own: ['messages.id', 'before'],
  },
  listGrownUps: {
    grownUps: [
      ...['name', 'email', 'hasConsented'].map((field) => `grownUps.${field}`),
      ...['name', 'email', 'state', 'until'].map((field) => `invitations.${field}`),
    ],
    own: ['grownUps.isYou', 'invitations.id', 'canInvite'],
  },
  readOwnAddress: {
    own: ['email', 'change.email', 'change.isOldConfirmed', 'change.isNewConfirmed', 'change.until'],
  },
  startOwnSignedForm: { own: ['token'] },
  startOwnPayment: { own: ['url'] },
  listBuddies: {
    buddies: [
      ...['buddies.username', 'buddies.since', 'buddies.isTrusted', ...avatar('buddies.avatar')],
      ...['blocked.username', 'blocked.blockedAt', ...avatar('blocked.avatar')],
    ],
    own: ['buddies.id', 'blocked.id'],
  },
  listApprovals: {
    requests: [
      ...['approvals.user.username', 'approvals.askedAt', 'approvals.ageGroup', 'approvals.commonBuddies'],
      ...['approvals.otherParentAgreed', 'approvals.byCode', 'approvals.sharesGroup'],
      ...avatar('approvals.user.avatar'),
    ],
    own: ['approvals.id', 'approvals.childId', 'approvals.user.id'],
  },
  requestCopy: copy,
  readCopy: copy,
  readChildDetails: details,
  correctChild: details,
  readChildAccount: account,
  deleteChild: account,
  restoreChild: account,
  withdrawConsent: { account: ['consent', 'eraseAt'], choices: ['scopes', 'isStricter'] },
  readFamilyRecords: {
    choices: ['at', 'who', 'state', 'method', 'scopes', 'noticeVersion'].map((field) => `consents.${field}`),
    account: ['changes.field', 'changes.from', 'changes.to'].map((field) => `requests.${field}`),
    own: [
      ...['version', 'publishedAt', 'text'].map((field) => `notices.${field}`),
      ...['at', 'who', 'kind', 'byStaff', 'state'].map((field) => `requests.${field}`),
    ],
  },
  decideApproval: { buddies: ['areBuddies'], own: ['decision'] },
  readBuddyRule: buddyRule,
  setBuddyRule: buddyRule,
};

/** Seen only while a parent has switched it on. */
const onlyIfSwitchedOn: readonly ParentFact[] = ['chats'];

interface Standing {
  readonly grownUps: number;
  readonly consent: string;
  readonly switchedOn: readonly ParentFact[];
}

/** What a child's parents see now: before they have consented, only which child it is about. */
export function factsSeen({ grownUps, consent, switchedOn }: Standing): readonly ParentFact[] {
  if (grownUps === 0) return [];
  if (consent !== 'granted' && consent !== 'not_needed') return ['account'];
  return parentFacts.filter((fact) => !onlyIfSwitchedOn.includes(fact) || switchedOn.includes(fact));
}
