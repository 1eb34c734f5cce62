import type { ContactForm } from '#contract/help.ts';
import type { ContactType } from '#contract/rules/letters.ts';
import type { Actor } from '../platform/actor.ts';
import type { Reviewable } from '../platform/room.ts';
import type { Opening } from '../safety/index.ts';
import { findMessage } from './queries.ts';

/** Messages about danger come before whoever looks next, besides the mail that goes to the operator. */
export function isPressing(type: ContactType): boolean {
  return type === 'safety' || type === 'emergency';
}

export function caseOf(id: string, actor: Actor | undefined, message: ContactForm, at: Date): Opening {
  const { type, name, subject, message: text } = message;
  const child = actor?.role === 'child' ? actor : undefined;
  return {
    kind: 'contact',
    subject: id,
    reason: 'contact',
    severity: type === 'emergency' ? 4 : 3,
    urgent: type === 'emergency',
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
