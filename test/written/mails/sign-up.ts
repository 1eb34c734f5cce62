import type { MailWords } from './mails.ts';

/** Signing up and passwords. */
export const signUp: MailWords = {
  claims: {
    signUps: [
      'It works for 10 minutes.',
      'It works for 24 hours.',
      'If you did not expect this, you can ignore this e-mail: without the code no account is made, and we delete your address within two days.',
    ],
    consent: ['If you did not sign up, you can ignore this e-mail: without the code no account is made.'],
    alone: [
      'With it your child can play alone: nothing is shared with other children, and we will send you a notice about what we keep.',
      'Other children only where you have allowed it.',
    ],
    notice: [
      'With it your child can play alone: nothing is shared with other children, and we will send you a notice about what we keep.',
      '… plays alone for now.',
    ],
    resets: ['Each link works once, for one hour.'],
    newPassword: [
      'The password of … was just changed, and all other devices are signed out.',
      'You can also ask for a new password there.',
    ],
    'server/accounts/sign-up/sign-ups.test.ts: gets a mail that says so, the answer is the same, and no code is ever right':
      ['Someone tried to make a Lilypad account with this address, but there already is one.'],
    'server/accounts/passwords/forgotten-passwords.test.ts: is not outrun by a log-in with the old password that is under way':
      ['If you did not expect this, you can ignore this e-mail: the old password still works.'],
    'server/accounts/passwords/forgotten-passwords.test.ts: by a parent’s address names all their children, with a link each':
      ['Someone asked for a new password.'],
  },
  plain: [
    'Your code for Lilypad',
    'Welcome to the pond!',
    'Type this code into the page where you signed up:',
    'A child would like to join Lilypad as …',
    "A child who chose the username … gave us your address as their parent's.",
    'If this is your child, please read them this code or type it in together:',
    'You already have a Lilypad account',
    'If that was you, just sign in:',
    'If it was not you, you can ignore this e-mail.',
    'A new password for Lilypad',
    'You can choose it here:',
    'The password of … was changed',
    'New password for …',
    'Choose a new password',
    'Lilypad is a place to play, read and learn.',
    'If that was not you, please choose a new one right away:',
    'If that was you or your child, there is nothing to do.',
    'If not, please choose a new one right away:',
  ],
};
