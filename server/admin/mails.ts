import { type Mail, plainMail } from '../platform/mail.ts';

/** The animal is asked for in the set-up: knowing it proves access to the mailbox that families write to. */
export function testMailTo(to: string, publicUrl: string, word: string): Mail {
  const mail = plainMail(to, 'Test e-mail from your Lilypad', [
    'Hello!',
    `This is the test e-mail of ${publicUrl}. If you can read it, Lilypad can send e-mail, and replies from parents reach you here.`,
    'Did it land in the spam folder? Then e-mails to parents may, too. Setting up SPF, DKIM and DMARC for your domain helps.',
    `Please enter these three words in the set-up at ${publicUrl}/admin/setup within an hour:`,
    word,
  ]);
  return { ...mail, replyTo: to };
}
