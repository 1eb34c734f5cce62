import type { Mail } from '../../platform/mail/mail.ts';

/** Without a name or a word of the cases. */
export function holdsEndMail(to: string, count: number, link: string): Mail {
  return {
    to,
    subject: count === 1 ? 'A legal hold ends soon' : `${count} legal holds end soon`,
    parts: [
      'What a legal hold keeps is erased when the hold ends. If it is still needed, please extend the hold:',
      { button: 'See the holds', url: link },
      'If not, there is nothing to do.',
    ],
  };
}
