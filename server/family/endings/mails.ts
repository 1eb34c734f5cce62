import { type Mail, words } from '../../platform/mail/mail.ts';

interface Ending {
  readonly firstName: string;
  readonly username: string;
  readonly why: 'unused' | 'of_age';
  /** In the child's time zone. */
  readonly until: string;
  readonly isLast: boolean;
}

/** A notice that an account is about to end, to the parents and to the young person's own address. */
export function endingMail(to: string, { firstName, username, why, until, isLast }: Ending, publicUrl: string): Mail {
  return why === 'unused'
    ? {
        to,
        subject: isLast
          ? `Last reminder: ${firstName}'s account ends in a week`
          : `Nobody has used ${firstName}'s account for a long time`,
        parts: [
          `Nobody has signed in to the account of ${firstName} (${username}) at Lilypad for a long time. We don't keep what nobody needs, so we erase the account and everything in it after ${until}.`,
          'To keep it, sign in once before then. Nothing else is needed:',
          { button: 'Sign in', url: `${publicUrl}/auth` },
          "If you don't need it any more, there is nothing to do.",
        ],
        ending: [words`To save a copy, ${{ link: 'sign in as a parent', url: `${publicUrl}/family` }} first.`],
      }
    : {
        to,
        subject: isLast ? `Last reminder: ${firstName}'s account ends in a week` : `${firstName} will soon be 18`,
        parts: [
          `Lilypad is for children, and at 18 everyone leaves. We erase the account of ${firstName} (${username}) and everything in it after ${until}.`,
          'Until then it works as before. You can save a copy of everything:',
          { button: 'Take a copy', url: `${publicUrl}/settings` },
          'Thank you for being part of Lilypad.',
        ],
        ending: ['If the date of birth is wrong, please reply to this e-mail.'],
      };
}
