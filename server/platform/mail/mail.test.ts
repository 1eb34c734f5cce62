import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { forgotPassword } from '#contract/accounts.ts';
import { changeSettings } from '#contract/admin.ts';
import { sendContact } from '#contract/help.ts';
import { smtpMailer } from '#test/support/mail-settings.ts';
import { parseMail } from '#test/support/mime.ts';
import { hire, join } from '#test/support/people.ts';
import { MailServer } from '#test/support/smtp.ts';
import { openWorld } from '#test/world.ts';
import type { Mail, MailOperator } from './mail.ts';

const TOKEN = 'kX3vT9mQ4wZ7pB2nR8sL6yD1cF5gH0jA-kX3vT9mQ4wZ7pB2nR8sL6yD1cF5gH0jA';
const url = `https://pond.example.org/consent#${TOKEN}`;

const operator: MailOperator = {
  operatorName: 'Brook Street School',
  operatorAddress: '14 Brook Street, Porthmoor',
  contactEmail: 'people@brook-street.school',
  publicUrl: 'https://pond.example.org',
};

const mail: Mail = {
  to: 'omar@example.org',
  subject: 'What may Sam & <Robin> do?',
  parts: [
    'Hello & welcome <friend>.',
    { button: 'Choose', url },
    ['Not your child? ', { link: 'Tell us', url: 'https://pond.example.org/no?a=1&b=2' }, ', please.'],
    {
      rows: [
        ['Posts “and” comments – long enough to be wrapped in the text part of the mail', 'Read by a person first'],
      ],
    },
    { quote: 'One line\nAnother <b>' },
  ],
  ending: ['You get this because of the law.'],
};

async function delivered(sent: Mail = mail, who: Partial<MailOperator> = operator) {
  await using server = new MailServer();
  const mailer = smtpMailer(await server.open(), who);
  await mailer.send(sent);
  mailer.close();
  const raw = server.received[0]?.raw ?? '';
  return { raw, from: server.received[0]?.from, to: server.received[0]?.to, ...parseMail(raw) };
}

describe('a mail that a real mail server takes', () => {
  it('goes from the sender to the address', async () => {
    const { from, to } = await delivered();

    expect(from).toBe('lilypad@brook-street.school');
    expect(to).toBe('omar@example.org');
  });

  it('is sent in the name of the operator, who gets the replies', async () => {
    const { headers } = await delivered();

    expect(headers.get('from')).toBe('Lilypad at Brook Street School <lilypad@brook-street.school>');
    expect(headers.get('reply-to')).toBe('people@brook-street.school');
  });

  it('is marked as automatic, so that no out-of-office reply follows', async () => {
    expect((await delivered()).headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('has links that arrive whole in both parts', async () => {
    const { text, html } = await delivered();

    expect(html).toContain(`href="${url}"`);
    expect(html).toContain('href="https://pond.example.org/no?a=1&amp;b=2"');
    expect(text.split('\n')).toContain(`<${url}>`);
    expect(text.split('\n')).toContain('<https://pond.example.org/no?a=1&b=2>');
  });

  it('keeps lines of text short, but never cuts a link', async () => {
    const { text } = await delivered();

    expect(text.split('\n').filter((line) => line.length > 72 && !/^<https?:\S+>$/.test(line))).toEqual([]);
  });

  it('says the same in both parts', async () => {
    const { text, html } = await delivered();

    for (const words of [
      'Choose',
      'Tell us',
      'Read by a person first',
      'You get this because of the law.',
      'Brook Street School runs this Lilypad',
      '14 Brook Street, Porthmoor',
      'people@brook-street.school',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('keeps what people write out of the page’s own marks', async () => {
    const { text, html } = await delivered();

    expect(html).toContain('Hello &amp; welcome &lt;friend&gt;.');
    expect(html).toContain('One line<br>Another &lt;b&gt;');
    expect(text).toContain('Hello & welcome <friend>.');
    expect(text).toContain('> One line\n> Another <b>');
  });

  it('keeps "e-mail" on one line', async () => {
    const { text, html } = await delivered({ ...mail, parts: ['You can reply to this e-mail.'] });

    expect(html).toContain('to this <span style="white-space:nowrap">e-mail</span>.');
    expect(text).toContain('to this e-mail.');
  });

  it('breaks a subject of one endless word, so that a phone shows the rest', async () => {
    const { html } = await delivered({ ...mail, subject: 's'.repeat(200) });

    expect(html).toMatch(/<h1[^>]*overflow-wrap:anywhere[^>]*>s{200}</);
  });

  it('breaks an endless word in a sentence and in a quote, so that neither leaves the frame', async () => {
    const { html } = await delivered({ ...mail, parts: [`${'n'.repeat(200)} wrote:`, { quote: 'q'.repeat(200) }] });

    expect(html).toMatch(/<p[^>]*overflow-wrap:anywhere[^>]*>n{200}/);
    expect(html).toMatch(/<td[^>]*overflow-wrap:anywhere[^>]*>q{200}/);
  });

  it('loads nothing from other servers: its only picture is attached', async () => {
    const { html, pictures } = await delivered();
    const sources = [...html.matchAll(/(?:src|background|srcset)="([^"]*)"|url\(([^)]*)\)|@import/g)].map(
      ([, source]) => source,
    );

    expect(sources).toEqual(['cid:frog@lilypad']);
    expect(pictures.map(({ headers }) => headers.get('content-id'))).toEqual(['<frog@lilypad>']);
    expect(pictures[0]?.body.subarray(1, 4).toString()).toBe('PNG');
  });

  it('has a dark theme, and a preview line for the inbox', async () => {
    const { html } = await delivered();

    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toMatch(/<div style="display:none[^>]*>Hello &amp; welcome/);
  });

  it('is small', async () => {
    expect((await delivered()).raw.length).toBeLessThan(60_000);
  });

  it('can be stopped by the button of a mail program only where the mail says so', async () => {
    const stop = 'https://pond.example.org/api/stop?token=abc';

    const { headers } = await delivered({ ...mail, unsubscribeUrl: stop });

    expect(headers.get('list-unsubscribe')).toBe(`<${stop}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await delivered()).headers.has('list-unsubscribe')).toBe(false);
  });

  it('has one line for its subject, whatever is in it', async () => {
    const { headers } = await delivered({ ...mail, subject: 'Hello\r\nBcc: all@example.org' });

    expect(headers.get('subject')).toBe('Hello Bcc: all@example.org');
    expect(headers.has('bcc')).toBe(false);
  });

  it('names the people who run it where no name is set', async () => {
    const { headers, text } = await delivered(mail, {});

    expect(headers.get('from')).toBe('Lilypad <lilypad@brook-street.school>');
    expect(text).toContain('The people who run this Lilypad');
  });
});

it('throws when the mail server refuses, so that a mail can be tried again', async () => {
  await using server = new MailServer();
  const mailer = smtpMailer(await server.open());
  server.refuse(true);

  await expect(mailer.send(mail)).rejects.toThrow();

  mailer.close();
});

it('gives up on a mail server that accepts the connection and never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const limits = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 50, socketTimeout: 5000 };
  const mailer = smtpMailer(smtpUrl, {}, limits);

  await expect(mailer.send(mail)).rejects.toThrow(/greeting/i);

  mailer.close();
  silent.close();
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
