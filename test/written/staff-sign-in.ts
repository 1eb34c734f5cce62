import type { Claims } from './claims.ts';

const STEP = 'server/staff/second-step.test.ts';

/** What staff read when they come in, by the names of the messages. */
export const staffSignInClaims: Claims = {
  'server/staff/invitations.test.ts: works once, also when it is used twice at once': [
    'staff.invite.text',
    'staff.invite.overText',
  ],
  'server/staff/invitations.test.ts: ends after a day': ['staff.invite.text', 'staff.invite.overText'],
  [`${STEP}: nothing is open but the second step`]: ['staff.step.text', 'staff.step.cardOn'],
  [`${STEP}: shows a secret, takes its first code, and hands out ten recovery codes this once`]: [
    'staff.step.keptText',
    'staff.step.recoveryHint',
  ],
  [`${STEP}: stands for the phone, once`]: ['staff.step.keptText', 'staff.step.recoveryHint'],
  [`${STEP}: works once`]: ['staff.step.codeHint'],
  [`${STEP}: ends when new ones are made, which takes a code of the app`]: ['staff.step.renewText'],
  [`${STEP}: is offered on a developer’s machine, and asked again at the next log-in`]: [
    'staff.step.mayWaitText',
    'staff.step.cardOff',
  ],
  [`${STEP}: is not for someone who comes over the network`]: ['staff.step.mayWaitText'],
};

/** Titles, buttons and directions. */
export const plainStaffSignInWords: readonly (string | RegExp)[] = [
  /^staff\.invite\.(title|usernameHint|send|missing|noToken|over|signIn)$/,
  /^staff\.step\.(title|app|appText|scan|picture|orType|confirm|code|send|lost|found|recovery|operator)$/,
  /^staff\.step\.(mayWait|later|startAgain|kept|copy|copied|done|left|renew)$/,
  /^staff\.(bar|home|tool|account)(\.|$)/,
];
