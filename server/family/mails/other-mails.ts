import { type Mail, plainMail } from '../../platform/mail.ts';
import type { DueMail } from './mail-queries.ts';

/** What a mail leads to, and until when. */
export interface Letter {
  readonly link: string;
  readonly until: Date;
  readonly notMine: string;
}

export const GREETING = 'Hello!';
const SIGNATURE = 'The frogs of Lilypad';

/** The account was ended, by the child or by staff. What the child has ended a parent can keep. */
export function leavingMail(due: DueMail, letter: Letter): Mail {
  const { email, username, leavesByStaff } = due;
  const who = leavesByStaff
    ? 'Staff of this Lilypad have ended the account'
    : 'Somebody who was logged in has ended the account';
  return plainMail(email, `The account ${username} is going away`, [
    GREETING,
    `${who} ${username}. Nobody can see it or log in to it any more. Everything kept with it is erased after ${timeOf(letter.until, due)}.`,
    ...(leavesByStaff
      ? ['If that is not right, please reply to this mail before then.']
      : [
          'If that is fine with you, there is nothing to do. If not, you can keep the account here until then:',
          letter.link,
        ]),
    ...footOf(letter, username),
  ]);
}

/** What stands before the notice for a grown-up whom staff have named. */
export function invitedParts({ username }: DueMail): string[] {
  return [
    `Staff of this Lilypad have noted that you are a parent or guardian of ${username}, beside the grown-up who is known here already. Where two grown-ups differ, the stricter answer holds.`,
  ];
}

/** Nobody is named as a parent behind the back of another one. */
export function otherInvitedMail({ email, username }: DueMail, letter: Letter): Mail {
  return plainMail(email, `A second grown-up was named for ${username}`, [
    GREETING,
    `Staff of this Lilypad have noted a second parent or guardian of ${username}, and have written to them. They can allow no more than you do: where two grown-ups differ, the stricter answer holds.`,
    'If you know nothing of this, please reply to this mail.',
    ...footOf(letter, username),
  ]);
}

export function otherRevokedMail(due: DueMail, letter: Letter): Mail {
  const { email, username } = due;
  return plainMail(email, `The yes for ${username} was taken back`, [
    GREETING,
    `Another grown-up of ${username} has taken back their yes. ${username} is signed out, and nothing of theirs is shown to other children any more. The account and everything kept with it is erased after ${timeOf(letter.until, due)}.`,
    'Only that grown-up can undo it. If you do not agree with each other, please reply to this mail.',
    ...footOf(letter, username),
  ]);
}

/** To somebody who never said yes, and has said no to what another grown-up allowed. */
export function objectedMail({ email, username }: DueMail, letter: Letter): Mail {
  return plainMail(email, `You have said no for ${username}`, [
    GREETING,
    `You have said no. Another grown-up of ${username} has said yes, so nothing is erased for now; but whatever they had opened is off, and a member of our staff looks at it. If there is something that we should know, please reply to this mail.`,
    'If that was a mistake, you can undo it here:',
    letter.link,
    ...footOf(letter, username),
  ]);
}

export function otherObjectedMail({ email, username }: DueMail, letter: Letter): Mail {
  return plainMail(email, `Another grown-up has said no for ${username}`, [
    GREETING,
    `Somebody who was named as another grown-up of ${username} has said no. Until a member of our staff has looked at it, everything that you had opened is off. Nothing is erased.`,
    'If you do not know who that may be, or do not agree with each other, please reply to this mail.',
    ...footOf(letter, username),
  ]);
}

/** How to have nothing to do with a child. */
export function footOf({ notMine }: Pick<Letter, 'notMine'>, username: string): string[] {
  return [
    `If ${username} is not your child, say so here, and nobody will be mailed at this address again:`,
    notMine,
    'You may also just reply to this mail.',
    SIGNATURE,
  ];
}

export function timeOf(at: Date, { timeZone }: Pick<DueMail, 'timeZone'>): string {
  return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(at);
}
