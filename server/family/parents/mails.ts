import type { Mail } from '../../platform/mail/mail.ts';

export function signInMail(to: string, url: string): Mail {
  return {
    to,
    subject: 'Your link to Lilypad for parents',
    parts: [
      'This link opens your pages at Lilypad:',
      { button: 'Open my pages', url },
      'It works once, for 15 minutes.',
    ],
    ending: ["If you didn't ask for it, you can ignore this e-mail. Nobody can sign in without it."],
  };
}
