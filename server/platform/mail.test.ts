import { expect, it } from 'vitest';
import { MailServer } from '#test/smtp.ts';
import { readConfig } from './config.ts';
import { createSmtpMailer, plainMail } from './mail.ts';

const mail = plainMail('omar@example.org', 'Your code', ['Hello & welcome <friend>.', { big: '123456' }]);

it('sends text and page to a real mail server', async () => {
  await using server = new MailServer();
  const url = await server.open();
  const mailer = createSmtpMailer(readConfig({ SMTP_URL: url, MAIL_FROM: 'Lilypad <pond@example.org>' }), url);
  await mailer.send(mail);
  mailer.close();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({ to: 'omar@example.org', from: 'pond@example.org' });
  expect(server.received[0]?.raw).toContain('Subject: Your code');
  expect(server.received[0]?.raw).toContain('123456');
});

it('throws when the mail server refuses, so that a mail can be tried again', async () => {
  await using server = new MailServer();
  const url = await server.open();
  server.refuse(true);
  const mailer = createSmtpMailer(readConfig({ SMTP_URL: url }), url);
  await expect(mailer.send(mail)).rejects.toThrow();
  mailer.close();
});

it('keeps marks of the page out of the words', () => {
  expect(mail.html).toContain('Hello &amp; welcome &lt;friend&gt;.');
  expect(mail.text).toContain('Hello & welcome <friend>.');
});
