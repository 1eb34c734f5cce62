import type { ContactForm } from '#contract/help.ts';
import type { Actor } from '../platform/actor.ts';
import type { Reviewable } from '../platform/room.ts';
import { type Opening, screen } from '../safety/index.ts';
import { findMessage } from './queries.ts';

/** Messages about danger, and those that sound like it, come before whoever looks next, besides the mail to the operator. */
export function isPressing(message: ContactForm): boolean {
  return message.type === 'safety' || message.type === 'emergency' || isInTrouble(message);
}

/** Nobody is refused here for a word, whatever it is. */
function isInTrouble({ subject, message }: ContactForm): boolean {
  return [subject, message].some((text) => screen(text).decision === 'help');
}

export function caseOf(id: string, actor: Actor | undefined, message: ContactForm, at: Date): Opening {
  const { type, name, subject, message: text } = message;
  const child = actor?.role === 'child' ? actor : undefined;
  const inTrouble = isInTrouble(message);
  const isUrgent = type === 'emergency' || inTrouble;
  return {
    kind: 'contact',
    subject: id,
    reason: inTrouble ? 'crisis' : 'contact',
    severity: isUrgent ? 4 : 3,
    urgent: isUrgent,
    copy: {
      title: subject,
      text,
      authorId: child?.accountId ?? null,
      authorName: name,
      ageGroup: child?.ageGroup ?? null,
      at,
    },
    at,
  };
}

/** Deciding on a message only says that it was seen to: the answer goes by mail. */
export const judgedMessages: Reviewable = {
  kind: 'contact',
  tellsAuthor: true,
  freeze: async () => undefined,
  around: async (db, id) => {
    const message = await findMessage(db, { id });
    return message ? [{ who: message.name, text: message.email, at: null }] : [];
  },
  approve: async () => undefined,
  remove: async () => undefined,
};
