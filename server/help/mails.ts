import type { ContactForm } from '#contract/help.ts';
import type { ContactType } from '#contract/rules/contact-types.ts';
import { type Mail, plainMail } from '../platform/mail.ts';

const subjectPrefixes: Record<ContactType, string> = {
  general: 'Message',
  parent: 'Message from a parent',
  safety: 'SAFETY message',
  emergency: 'EMERGENCY message',
};

/** A mail can be read on its way, so about a child who may be in danger it names neither the child nor the words. */
export function quietContactMail(to: string, { type }: Pick<ContactForm, 'type'>, publicUrl: string): Mail {
  return plainMail(to, subjectPrefixes[type], [
    'Someone who is signed in has written to you about danger.',
    `Please read it now: ${publicUrl}/moderation, or ${publicUrl}/admin/messages.`,
  ]);
}

/** The operator's answer goes to the sender, whose address nobody has verified. */
export function contactMail(to: string, { type, name, email, subject, message }: ContactForm): Mail {
  const mail = plainMail(to, `${subjectPrefixes[type]}: ${subject}`, [
    `${name} has written to your Lilypad. Your reply goes to ${email}; nobody has checked that this address is theirs.`,
    ...message.split(/\n\n+/),
  ]);
  return { ...mail, replyTo: email };
}
