import { type Clock, SECOND } from './clock.ts';
import type { Config } from './config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string;
  /** Ends with the operator's name. */
  readonly isSigned?: true;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface SentMail extends Mail {
  readonly sentAt: string;
}

/** The mailbox of a developer's machine, in memory only. */
export interface Mailbox extends Mailer {
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

/** Sends through the operator's mail server. `send` throws when the server refuses, is unreachable or stays silent. */
export function createSmtpMailer(config: Config, smtpUrl: string, limits: TimeLimits = timeLimits): Mailer {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport(withLimits(smtpUrl, limits), { from: config.mailFrom }),
  );
  return {
    send: async (mail) => {
      await (await transport).sendMail(mail);
    },
    close: () => void transport.then((opened) => opened.close()),
  };
}

interface Sender {
  readonly operatorName: string | null;
  readonly contactEmail: string | null;
}

const UNNAMED_OPERATOR = 'The people who run this Lilypad';

/** Signed mails end with the operator's name. Replies go to the operator, unless the mail names another address. */
export function fromOperator(mailer: Mailer, readOperator: () => Promise<Sender>): Mailer {
  return {
    ...mailer,
    send: async ({ isSigned, ...mail }) => {
      if (!isSigned && mail.replyTo) return mailer.send(mail);
      const { operatorName, contactEmail } = await readOperator();
      const replyTo = mail.replyTo ?? contactEmail;
      const signed = isSigned ? { ...mail, ...signatureOf(mail, operatorName ?? UNNAMED_OPERATOR) } : mail;
      await mailer.send(replyTo ? { ...signed, replyTo } : signed);
    },
  };
}

function signatureOf({ text, html }: Mail, name: string): Pick<Mail, 'text' | 'html'> {
  const end = '\n</div>';
  return {
    text: `${text}\n${name}\n`,
    html: `${html.slice(0, -end.length)}\n${htmlParagraph(name)}${end}`,
  };
}

/** nodemailer reads connection options from the URL; those that the operator has set win. */
function withLimits(smtpUrl: string, limits: TimeLimits): string {
  const url = new URL(smtpUrl);
  for (const [name, limit] of Object.entries(limits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(limit));
  return url.href;
}

/** A mail of paragraphs that reads well everywhere; `big` is a code in large digits. */
export function plainMail(to: string, subject: string, paragraphs: readonly (string | { big: string })[]): Mail {
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : part.big)).join('\n\n');
  const html = paragraphs
    .map((part) =>
      typeof part === 'string'
        ? htmlParagraph(part)
        : `<p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:0 0 16px">${escapeHtml(part.big)}</p>`,
    )
    .join('\n');
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<div style="font-family:Verdana,sans-serif;color:#16324f;max-width:560px;padding:24px">\n${html}\n</div>`,
  };
}

/** A plain mail that ends with the operator's name. */
export function signedMail(...mail: Parameters<typeof plainMail>): Mail {
  return { ...plainMail(...mail), isSigned: true };
}

function htmlParagraph(text: string): string {
  return `<p style="font-size:17px;line-height:1.5;margin:0 0 16px">${linked(text)}</p>`;
}

function linked(paragraph: string): string {
  return escapeHtml(paragraph).replace(
    /https?:\/\/[^\s<]*[^\s<.,:;!?]/g,
    (url) => `<a href="${url}" style="color:#0b8457">${url}</a>`,
  );
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
