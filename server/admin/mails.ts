import { type Mail, plainMail } from '../platform/mail.ts';

/** Its question is answered in the set-up: whoever knows the animal reads the mailbox that families write to. */
export function testMailTo(to: string, publicUrl: string, word: string): Mail {
  const mail = plainMail(to, 'Which animal wrote this mail?', [
    'Hello!',
    `This is the test mail of ${publicUrl}. If you can read it, e-mail leaves Lilypad, and what parents reply reaches you here.`,
    'Did it land in the spam folder? Then mails to parents may, too. SPF, DKIM and DMARC for your domain help.',
    `Please type the animal below into the set-up at ${publicUrl}/admin/setup within an hour. It wrote this mail:`,
    word,
  ]);
  return { ...mail, replyTo: to };
}
