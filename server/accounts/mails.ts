import { type Mail, signedMail } from '../platform/mail.ts';

const GREETING = 'Hello!';

export function codeMail(to: string, code: string): Mail {
  return signedMail(to, 'Your code for Lilypad', [
    GREETING,
    'Welcome to the pond! Type this code into the page where you signed up:',
    { big: code },
    'It works for 10 minutes. If you did not sign up, you can ignore this e-mail: without the code no account is made.',
  ]);
}

export function parentCodeMail(to: string, username: string, code: string): Mail {
  return signedMail(to, `A child would like to join Lilypad as ${username}`, [
    GREETING,
    `A child who chose the username ${username} would like to join Lilypad, a place to play, read and learn, and gave us your address as their parent's. If this is your child, please read them this code or type it in together:`,
    { big: code },
    'It works for 24 hours. With it your child can play alone: nothing is shared with other children, and we will send you a notice about what we keep.',
    'If you did not expect this, you can ignore this e-mail: without the code no account is made, and we delete your address within two days.',
  ]);
}

export function alreadyHereMail(to: string, publicUrl: string): Mail {
  return signedMail(to, 'You already have a Lilypad account', [
    GREETING,
    'Someone tried to make a Lilypad account with this address, but there already is one. If that was you, just sign in:',
    `${publicUrl}/auth`,
    'You can also ask for a new password there. If it was not you, you can ignore this e-mail.',
  ]);
}

export interface ResetLink {
  readonly username: string;
  readonly url: string;
}

export function resetMail(to: string, links: readonly ResetLink[]): Mail {
  return signedMail(to, 'A new password for Lilypad', [
    GREETING,
    'Someone asked for a new password. You can choose it here:',
    ...links.map(({ username, url }) => `For ${username}: ${url}`),
    'Each link works once, for one hour. If you did not expect this, you can ignore this e-mail: the old password still works.',
  ]);
}

export function passwordChangedMail(to: string, username: string, publicUrl: string): Mail {
  return signedMail(to, 'A Lilypad password was changed', [
    GREETING,
    `The password of ${username} was just changed, and everyone who was signed in with the old one is signed out.`,
    `If that was not you, please choose a new one right away: ${publicUrl}/auth`,
  ]);
}
