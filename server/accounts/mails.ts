import { type Mail, plainMail } from '../platform/mail.ts';

const GREETING = 'Hello!';
const SIGNATURE = 'The frogs of Lilypad';

export function codeMail(to: string, code: string): Mail {
  return plainMail(to, 'Your code for Lilypad', [
    GREETING,
    'Welcome to the pond! Type this code into the page where you signed up:',
    { big: code },
    'It works for 10 minutes. If you did not sign up, you need not do anything: without the code no account is made.',
    SIGNATURE,
  ]);
}

export function parentCodeMail(to: string, username: string, code: string): Mail {
  return plainMail(to, `A child would like to join Lilypad as ${username}`, [
    GREETING,
    `A child who chose the username ${username} would like to join Lilypad, a place to play, read and learn, and gave this as a parent's address. If that is your child, please read this code to them or type it in together:`,
    { big: code },
    'It works for 24 hours. With it the child can play alone; nothing is shared with other children, and we will write to you about what is kept.',
    'If you do not know about this, you need not do anything: without the code no account is made, and we forget this address within two days.',
    SIGNATURE,
  ]);
}

export function alreadyHereMail(to: string, publicUrl: string): Mail {
  return plainMail(to, 'You already have a Lilypad account', [
    GREETING,
    'Somebody wanted to make a Lilypad account with this address, but there is one already. If that was you, just log in:',
    `${publicUrl}/auth`,
    'There you can also ask for a new password. If it was not you, you need not do anything.',
    SIGNATURE,
  ]);
}

export interface ResetLink {
  readonly username: string;
  readonly url: string;
}

export function resetMail(to: string, links: readonly ResetLink[]): Mail {
  return plainMail(to, 'A new password for Lilypad', [
    GREETING,
    'Somebody asked for a new password. Here is where to choose it:',
    ...links.map(({ username, url }) => `For ${username}: ${url}`),
    'This works once, for one hour. If nobody of you asked, you need not do anything: the old password stays.',
    SIGNATURE,
  ]);
}

export function passwordChangedMail(to: string, username: string, publicUrl: string): Mail {
  return plainMail(to, 'A Lilypad password was changed', [
    GREETING,
    `The password of ${username} was changed just now, and everybody who was logged in with the old one is logged out.`,
    `If that was not you, please choose a new one right away: ${publicUrl}/auth`,
    SIGNATURE,
  ]);
}
