import type { ContactForm } from '#contract/help.ts';
import type { ContactType } from '#contract/rules/letters.ts';
import { type Mail, plainMail } from '../platform/mail.ts';

const marks: Record<ContactType, string> = {
  general: 'Message',
  parent: 'Message of a parent',
  safety: 'SAFETY message',
  emergency: 'EMERGENCY message',
};

/** What the operator reads. An answer goes to whoever wrote; nobody has checked that the address is theirs. */
export function contactMail(to: string, { type, name, email, subject, message }: ContactForm): Mail {
  const mail = plainMail(to, `${marks[type]}: ${subject}`, [
    `${name} has written to your Lilypad. Your answer goes to ${email}; nobody has checked that this address is theirs.`,
    ...message.split(/\n\n+/),
  ]);
  return { ...mail, replyTo: email };
}
