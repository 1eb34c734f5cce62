import type { Mail } from '../../platform/mail/mail.ts';

export interface Addressee {
  readonly email: string;
  readonly username: string;
  /** Another child of this parent stays, and with it what we keep of the parent. */
  readonly hasOther?: boolean | undefined;
}

/** The last mail: everything is erased. */
export function erased({ email, username, hasOther = false }: Addressee): Mail {
  return {
    to: email,
    subject: `The account ${username} is erased`,
    parts: [
      `The account ${username} and everything in it is now erased: posts, messages, drawings and points. Nobody can bring it back.`,
      hasOther
        ? 'We keep your name and address, because another child of yours is here.'
        : 'Your name and address are erased too.',
      'For three years we keep a proof, without names, of each answer about consent. Where the law requires it, our staff keep a copy of a case until a date that they have set. Backups of our server hold the account until they are overwritten.',
      'This is the last e-mail that we send you about it.',
    ],
  };
}
