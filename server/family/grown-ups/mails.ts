import type { Mail } from '../../platform/mail/mail.ts';

interface Invited {
  readonly email: string;
  readonly children: readonly { readonly firstName: string; readonly username: string }[];
  /** The name of the parent who invites. */
  readonly invitedBy: string;
}

export function invitationMail({ email, children, invitedBy }: Invited, url: string): Mail {
  const list = new Intl.ListFormat('en');
  const names = list.format(children.map(({ firstName }) => firstName));
  const known = list.format(children.map(({ firstName, username }) => `${firstName} (${username})`));
  return {
    to: email,
    subject: `${invitedBy} invites you to look after ${names} at Lilypad`,
    parts: [
      `${invitedBy} says that you, too, are a parent or guardian of ${known} at Lilypad. It is a place for children to play, read and learn.`,
      { button: 'See the invitation', url },
      'Once you have accepted, you get our notice and decide what you allow. Where two grown-ups differ, the stricter choice counts.',
      'The link works for 7 days.',
    ],
    ending: ['If you did not expect this, you can ignore this e-mail, or decline on that page.'],
  };
}
