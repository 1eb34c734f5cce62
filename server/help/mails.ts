import type { ContactForm } from '#contract/help.ts';
import type { ContactType } from '#contract/rules/contact-types.ts';
import { type Mail, words } from '../platform/mail/mail.ts';

const subjectPrefixes: Record<ContactType, string> = {
  general: 'Message',
  parent: 'Message from a parent',
  safety: 'SAFETY message',
  emergency: 'EMERGENCY message',
};

/** A mail can be read on its way, so about a child who may be in danger it names neither the child nor the words. */
export function quietContactMail(to: string, { type }: Pick<ContactForm, 'type'>, publicUrl: string): Mail {
  return {
    to,
    subject: subjectPrefixes[type],
    parts: [
      'Someone who is signed in has written to you about danger. Please read it now:',
      { button: 'Read it in Moderation', url: `${publicUrl}/moderation` },
      words`You can also read it among all ${{ link: 'messages', url: `${publicUrl}/admin/messages` }}.`,
    ],
  };
}

/** The operator's answer goes to the sender, whose address nobody has verified. */
export function contactMail(to: string, { type, name, email, subject, message }: ContactForm): Mail {
  return {
    to,
    replyTo: email,
    subject: `${subjectPrefixes[type]}: ${subject}`,
    title: subject,
    preview: message.slice(0, 140),
    parts: [`${name} has written to your Lilypad.`, { quote: message }],
    ending: [`Your reply goes to ${email}; nobody has checked that this address is theirs.`],
  };
}
