import type { ResetReader } from '#contract/accounts.ts';
import { type Mail, words } from '../platform/mail/mail.ts';

export function codeMail(to: string, code: string): Mail {
  return {
    to,
    subject: 'Your code for Lilypad',
    title: 'Welcome to the pond!',
    parts: ['Type this code into the page where you signed up:', { code }, 'It works for 10 minutes.'],
    ending: ['If you did not sign up, you can ignore this e-mail: without the code no account is made.'],
  };
}

export function parentCodeMail(to: string, username: string, code: string): Mail {
  return {
    to,
    subject: `A child would like to join Lilypad as ${username}`,
    parts: [
      words`A child who chose the username ${{ strong: username }} gave us your address as their parent's. Lilypad is a place to play, read and learn. If this is your child, please read them this code or type it in together:`,
      { code },
      'It works for 24 hours. With it your child can play alone: nothing is shared with other children, and we will send you a notice about what we keep.',
    ],
    ending: [
      'If you did not expect this, you can ignore this e-mail: without the code no account is made, and we delete your address within two days.',
    ],
  };
}

export function alreadyHereMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'You already have a Lilypad account',
    parts: [
      'Someone tried to make a Lilypad account with this address, but there already is one. If that was you, just sign in:',
      { button: 'Sign in', url: `${publicUrl}/auth` },
      'You can also ask for a new password there.',
    ],
    ending: ['If it was not you, you can ignore this e-mail.'],
  };
}

export interface ResetLink {
  readonly username: string;
  readonly url: string;
}

/** A button for each account: a parent may have several children here. */
export function resetMail(to: string, links: readonly ResetLink[]): Mail {
  return {
    to,
    subject: 'A new password for Lilypad',
    parts: [
      'Someone asked for a new password. You can choose it here:',
      ...links.map(({ username, url }) => ({ button: `New password for ${username}`, url })),
      'Each link works once, for one hour.',
    ],
    ending: ['If you did not expect this, you can ignore this e-mail: the old password still works.'],
  };
}

export function passwordChangedMail(
  to: string,
  { username, reader }: { readonly username: string; readonly reader: ResetReader },
  publicUrl: string,
): Mail {
  return {
    to,
    subject: `The password of ${username} was changed`,
    parts: [
      `The password of ${username} was just changed, and all other devices are signed out.`,
      reader === 'parent'
        ? 'If that was you or your child, there is nothing to do. If not, please choose a new one right away:'
        : 'If that was you, there is nothing to do. If that was not you, please choose a new one right away:',
      { button: 'Choose a new password', url: `${publicUrl}/auth?tab=forgot` },
    ],
  };
}
