import type { Mail } from '../../platform/mail/mail.ts';

interface Invited {
  readonly email: string;
  readonly firstName: string;
  readonly username: string;
  /** The name of the parent who invites. */
  readonly invitedBy: string;
}

export function invitationMail({ email, firstName, username, invitedBy }: Invited, url: string): Mail {
  return {
    to: email,
    subject: `${invitedBy} invites you to look after ${firstName} at Lilypad`,
    parts: [
      `${invitedBy} says that you, too, are a parent or guardian of ${firstName}, who is ${username} at Lilypad. It is a place for children to play, read and learn.`,
      { button: 'See the invitation', url },
      'Once you have accepted, you get our notice and decide what you allow. Where two grown-ups differ, the stricter choice counts.',
      'The link works for 7 days.',
    ],
    ending: ['If you did not expect this, you can ignore this e-mail, or decline on that page.'],
  };
}
