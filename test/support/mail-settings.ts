import { readConfig } from '#server/platform/config.ts';
import type { MailOperator } from '#server/platform/mail/mail.ts';
import { createMailer, type Mailer } from '#server/platform/mail/mailer.ts';
import { createSmtpTransport } from '#server/platform/mail/transports.ts';

/** Settings of a Lilypad with a mail server. By default nothing listens at its address. */
export function withMailServer(url = 'smtp://127.0.0.1:1') {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'Lilypad <lilypad@brook-street.school>',
    CONTACT_EMAIL: 'people@brook-street.school',
  };
}

/** Sends through a mail server, in the layout of all our mails. */
export function smtpMailer(
  url: string,
  operator: Partial<MailOperator> = {},
  limits?: Parameters<typeof createSmtpTransport>[2],
): Mailer {
  const config = readConfig(withMailServer(url));
  const { contactEmail = null, publicUrl } = config;
  const nobody = { operatorName: null, operatorAddress: null, contactEmail, publicUrl };
  return createMailer(createSmtpTransport(config, url, limits), async () => ({ ...nobody, ...operator }));
}

/** The three words in the text of the test mail. */
export function findMailWord(text: string): string {
  return /^\w+ \w+ \w+$/m.exec(text)?.[0] ?? '';
}
