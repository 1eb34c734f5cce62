import type { Mail } from '../../platform/mail/mail.ts';

/** The last mail: everything is erased. */
export function erased({ email, username }: { readonly email: string; readonly username: string }): Mail {
  return {
    to: email,
    subject: `The account ${username} is erased`,
    parts: [
      `The account ${username} and everything in it is now erased: posts, messages, drawings, points, and your name and address. Nobody can bring it back.`,
      'We keep a proof, without names, that consent was given and withdrawn, for three years. Backups of our server hold the account until they are overwritten.',
      'This is the last e-mail that we send you about it.',
    ],
  };
}
