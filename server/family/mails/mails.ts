import type { Scope } from '#contract/shared/endpoint.ts';
import type { Config } from '../../platform/config.ts';
import { type Mail, plainMail } from '../../platform/mail.ts';
import type { OperatorProfile } from '../../platform/operator-profile.ts';
import type { DueMail } from './mail-queries.ts';
import {
  footOf,
  GREETING,
  invitedParts,
  type Letter,
  leavingMail,
  objectedMail,
  otherInvitedMail,
  otherObjectedMail,
  otherRevokedMail,
  timeOf,
} from './other-mails.ts';

/** Who runs the place, as they told it. */
type Operator = Pick<OperatorProfile, 'operatorName' | 'operatorAddress' | 'contactEmail'> & Pick<Config, 'publicUrl'>;

/** A mail to a parent. It names the child by username only, and says how to have nothing to do with it. */
export function mailFor(due: DueMail, letter: Letter, operator: Operator): Mail {
  const { email, username, kind } = due;
  switch (kind) {
    case 'notice':
      return plainMail(
        email,
        `${username} has joined Lilypad and asks for your consent`,
        noticeParts(due, letter, operator),
      );
    case 'reminder':
      return plainMail(email, `${username} still waits for your answer`, [
        `This reminds you of what we wrote when ${username} joined. It is the same notice, with a new link; the old one does not work any more.`,
        ...noticeParts(due, letter, operator),
      ]);
    case 'restated':
      return plainMail(email, `Please look once more: our notice about ${username} has changed`, [
        `Our notice to parents has changed since you said yes for ${username}. Until you agree to the new one, everything that you had opened is off. Nothing was lost, and nothing is erased.`,
        ...noticeParts(due, letter, operator),
      ]);
    case 'confirmation':
      return plainMail(email, `You have said yes for ${username}`, confirmationParts(due, letter));
    case 'declined':
      return plainMail(email, `You have said no for ${username}`, [
        GREETING,
        `You have said no. The account ${username} at Lilypad shares nothing, and everything kept with it is erased after ${timeOf(letter.until, due)}, your address included. Only a stand-in for your address stays that cannot be read back, so that nobody writes to you again.`,
        'If that was a mistake, you can undo it here until then:',
        letter.link,
        ...footOf(letter, username),
      ]);
    case 'revoked':
      return plainMail(email, `You have taken back your yes for ${username}`, [
        GREETING,
        `You have taken back your yes. ${username} is signed out, and nothing of theirs is shown to other children any more. The account and everything kept with it is erased after ${timeOf(letter.until, due)}.`,
        'If you change your mind, you can undo it here until then:',
        letter.link,
        ...footOf(letter, username),
      ]);
    case 'invited':
      return plainMail(email, `Please decide about ${username}, too`, [
        ...invitedParts(due),
        ...noticeParts(due, letter, operator),
      ]);
    case 'objected':
      return objectedMail(due, letter);
    case 'leaving':
      return leavingMail(due, letter);
    case 'other_invited':
      return otherInvitedMail(due, letter);
    case 'other_objected':
      return otherObjectedMail(due, letter);
    case 'other_revoked':
      return otherRevokedMail(due, letter);
  }
}

/** The published notice, filled in. Its text was hashed as it stands there, so nothing is added or left out. */
function noticeParts(due: DueMail, { link, until, notMine }: Letter, operator: Operator): string[] {
  const words: Record<string, string> = {
    username: due.username,
    place: operator.publicUrl,
    operator: operatorOf(operator),
    until: timeOf(until, due),
    without_answer:
      due.consent === 'granted'
        ? 'If nobody answers, what is off stays off.'
        : 'If nobody answers by then, the account and your address are erased.',
    consent_link: link,
    not_mine_link: notMine,
    policy_link: `${operator.publicUrl}/privacy`,
  };
  const filled = due.text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
  return filled.trim().split(/\n\s*\n/);
}

function confirmationParts(due: DueMail, letter: Letter): string[] {
  const { username, scopes, method } = due;
  const how =
    method === 'in_person' ? 'A member of our staff has recorded that you said yes in person' : 'You said yes';
  const open =
    scopes.length > 0 ? `Open now: ${scopes.map((scope) => named[scope]).join(', ')}.` : 'Nothing more is open.';
  return [
    GREETING,
    `${how} for ${username} at Lilypad. This mail confirms it. ${open}`,
    'If that was you, there is nothing to do. If it was not you, or you have changed your mind, take the yes back here at any time. Then everything is closed at once, and the account is erased a week later:',
    letter.link,
    ...footOf(letter, username),
  ];
}

const named: Record<Scope, string> = {
  posts: 'posts and comments',
  buddies: 'buddies',
  chat_phrases: 'ready-made phrases with buddies',
  chat: 'typed chat with buddies',
  multiplayer: 'games with others',
  leaderboards: 'leaderboards',
  reach: 'posts beyond buddies',
};

function operatorOf({ operatorName, operatorAddress, contactEmail, publicUrl }: Operator): string {
  const who = [operatorName, operatorAddress, contactEmail].filter((part) => part !== null).join(', ');
  return who === '' ? `the people who run the Lilypad at ${publicUrl}. Reply to this mail to reach them.` : `${who}.`;
}
