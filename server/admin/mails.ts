import type { Mail } from '../platform/mail/mail.ts';

/** The words are asked for in the set-up: knowing them proves access to the mailbox that families write to. */
export function testMailTo(to: string, publicUrl: string, word: string): Mail {
  return {
    to,
    replyTo: to,
    subject: 'Test e-mail from your Lilypad',
    title: 'It works: your Lilypad can send e-mail',
    parts: [
      'If you can read it, Lilypad can send e-mail, and replies from parents reach you here.',
      'Please enter these three words in the set-up within an hour:',
      { code: word },
      { button: 'Open the set-up', url: `${publicUrl}/admin/setup` },
      { heading: 'Did it land in the spam folder?' },
      'Then e-mails to parents may, too. Setting up SPF, DKIM and DMARC for your domain helps.',
    ],
  };
}
