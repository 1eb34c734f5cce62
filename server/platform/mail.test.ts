import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { forgotPassword } from '#contract/accounts.ts';
import { changeSettings } from '#contract/admin.ts';
import { sendContact } from '#contract/help.ts';
import { withMailServer } from '#test/support/mail-settings.ts';
import { hire, join } from '#test/support/people.ts';
import { MailServer } from '#test/support/smtp.ts';
import { openWorld } from '#test/world.ts';
import { readConfig } from './config.ts';
import { createSmtpMailer, plainMail } from './mail.ts';

const mail = plainMail('omar@example.org', 'Your code', ['Hello & welcome <friend>.', { big: '123456' }]);

it('sends text and page to a real mail server', async () => {
  await using server = new MailServer();
  const url = await server.open();
  const mailer = createSmtpMailer(readConfig(withMailServer(url)), url);
  await mailer.send(mail);

  mailer.close();

  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({ to: 'omar@example.org', from: 'lilypad@brook-street.school' });
  expect(server.received[0]?.raw).toContain('Subject: Your code');
  expect(server.received[0]?.raw).toContain('123456');
});

it('throws when the mail server refuses, so that a mail can be tried again', async () => {
  await using server = new MailServer();
  const url = await server.open();
  server.refuse(true);

  const mailer = createSmtpMailer(readConfig(withMailServer(url)), url);

  await expect(mailer.send(mail)).rejects.toThrow();

  mailer.close();
});

it('gives a mail server up that takes the call and never says a word', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const limits = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 50, socketTimeout: 5000 };

  const mailer = createSmtpMailer(readConfig(withMailServer(url)), url, limits);

  await expect(mailer.send(mail)).rejects.toThrow(/greeting/i);

  mailer.close();
  silent.close();
});

it('keeps marks of the page out of the words', () => {
  expect(mail.html).toContain('Hello &amp; welcome &lt;friend&gt;.');
  expect(mail.text).toContain('Hello & welcome <friend>.');
});

it('leaves the full stop of a sentence out of its link', () => {
  const { html } = plainMail('omar@example.org', 'Test', [
    'This is http://localhost:3000. Read http://localhost:3000/a?b=1.',
  ]);

  expect(html).toContain('href="http://localhost:3000"');
  expect(html).toContain('href="http://localhost:3000/a?b=1"');
});

it('an answer to any mail goes to the contact address, of which the one in the admin panel wins', async () => {
  await using world = await openWorld({ settings: { CONTACT_EMAIL: 'people@example.org' } });
  const ada = await hire(world, { username: 'ada', role: 'admin' });

  const maya = await join(world, { age: 9, parentEmail: 'omar@example.org' });

  expect(world.mailbox.newestFirst().map(({ replyTo }) => replyTo)).toContain('people@example.org');

  await ada.call(changeSettings, { body: { contactEmail: 'hill@example.org' } });

  await maya.call(forgotPassword, { body: { username: maya.username } });

  expect((await world.mailTo('omar@example.org')).replyTo).toBe('hill@example.org');
});

it('a reply to a contact message goes to its author', async () => {
  await using world = await openWorld({ settings: { CONTACT_EMAIL: 'people@example.org' } });
  const body = { name: 'Omar', email: 'omar@example.org', subject: 'Hello', message: 'How are the frogs?' };

  await world.visitor().call(sendContact, { body });

  expect((await world.mailTo('people@example.org')).replyTo).toBe('omar@example.org');
});
