import { type Mail, plainMail } from '../platform/mail.ts';

/** Its question is answered in the set-up: whoever knows the animal reads the mailbox that families write to. */
export function testMailTo(to: string, publicUrl: string, word: string): Mail {
  const mail = plainMail(to, 'Which animal wrote this mail?', [
    'Hello!',
    `This is the test mail of ${publicUrl}. If you can read it, parents can read what Lilypad writes to them, and their answers reach you here.`,
    'Did it land in the spam folder? Then theirs will too: SPF, DKIM and DMARC of your domain help.',
    `Please type the animal below into the set-up at ${publicUrl}/admin/setup within an hour. It wrote this mail:`,
    word,
  ]);
  return { ...mail, replyTo: to };
}
