import { readFileSync } from 'node:fs';
import { type Clock, SECOND } from '../clock.ts';
import type { Config } from '../config.ts';
import { LOGO_ID } from './html-styles.ts';

/** A mail as it leaves. */
export interface RenderedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name before the sender's address. */
  readonly fromName?: string;
  readonly replyTo?: string;
  readonly messageId?: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  send(mail: RenderedMail): Promise<void>;
  close(): void;
}

export interface SentMail extends RenderedMail {
  readonly sentAt: string;
}

/** The mailbox of a developer's machine, in memory only. */
export interface Mailbox extends MailTransport {
  newestFirst(): readonly SentMail[];
}

const MAX_MAILS = 200;

export function createMailbox(clock: Clock): Mailbox {
  const mails: SentMail[] = [];
  return {
    send: async (mail) => {
      mails.unshift({ ...mail, sentAt: clock.now().toISOString() });
      mails.length = Math.min(mails.length, MAX_MAILS);
    },
    newestFirst: () => mails,
    close: () => undefined,
  };
}

/** By default a silent mail server would block a job for minutes. */
const timeLimits = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
};
export type TimeLimits = typeof timeLimits;

const logo = {
  cid: LOGO_ID,
  filename: 'lilypad.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  content: readFileSync(new URL('frog.png', import.meta.url)),
};

/** Sends through the operator's mail server. `send` throws when the server refuses, is unreachable or stays silent. */
export function createSmtpTransport(config: Config, smtpUrl: string, limits: TimeLimits = timeLimits): MailTransport {
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(withLimits(smtpUrl, limits)));
  return {
    send: async ({ fromName, ...mail }) => {
      const from = sender(config.mailFrom, fromName);
      await (await transport).sendMail({ ...mail, from, attachments: [logo], textEncoding: 'quoted-printable' });
    },
    close: () => void transport.then((opened) => opened.close()),
  };
}

/** The operator's own name in MAIL_FROM wins over ours. */
function sender(mailFrom: string, name: string | undefined) {
  const [, given = '', address = ''] = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  const isOurs = given === '' || given === 'Lilypad';
  return name && isOurs ? { name, address: address || mailFrom.trim() } : mailFrom;
}

/** nodemailer reads connection options from the URL; those that the operator has set win. */
function withLimits(smtpUrl: string, limits: TimeLimits): string {
  const url = new URL(smtpUrl);
  for (const [name, limit] of Object.entries(limits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(limit));
  return url.href;
}
