import { type Mail, plainMail } from '../platform/mail.ts';

export function testMailTo(to: string, publicUrl: string): Mail {
  return plainMail(to, 'Mails leave your Lilypad', [
    'Hello!',
    `This is the test mail of ${publicUrl}. If you can read it, parents can read what Lilypad writes to them.`,
    'Did it land in the spam folder? Then theirs will too: SPF, DKIM and DMARC of your domain help.',
  ]);
}
