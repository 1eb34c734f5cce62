import { mailHtml } from './html.ts';
import type { Mail, MailOperator } from './mail.ts';
import { mailText } from './text.ts';
import type { Mailbox, MailTransport, RenderedMail } from './transports.ts';

/** What the modules send their mails with. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Only where no mail leaves the machine. */
  readonly mailbox?: Mailbox;
  close(): void;
}

/** Gives each mail its one layout, with the operator's name and address. Replies go to the operator, unless the mail says otherwise. */
export function createMailer(transport: MailTransport, readOperator: () => Promise<MailOperator>): Mailer {
  return {
    send: async (mail) => transport.send(rendered(mail, await readOperator())),
    close: () => transport.close(),
    ...(isMailbox(transport) ? { mailbox: transport } : {}),
  };
}

function isMailbox(transport: MailTransport): transport is Mailbox {
  return 'newestFirst' in transport;
}

function rendered(mail: Mail, operator: MailOperator): RenderedMail {
  const replyTo = mail.replyTo ?? operator.contactEmail;
  return {
    to: mail.to,
    subject: mail.subject.replace(/\s+/g, ' '),
    text: mailText(mail, operator),
    html: mailHtml(mail, operator),
    ...(operator.operatorName ? { fromName: `Lilypad at ${operator.operatorName}` } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(mail.id ? { messageId: `<${mail.id}@${new URL(operator.publicUrl).hostname}>` } : {}),
    headers: mailHeaders(mail),
  };
}

/** No out-of-office answer comes back (RFC 3834). */
function mailHeaders({ unsubscribeUrl }: Mail): RenderedMail['headers'] {
  const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  if (!unsubscribeUrl) return headers;
  const oneClick = { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...headers, ...oneClick };
}
