import type { ContactForm } from '#contract/help.ts';
import type { ChildActor } from '../platform/actor.ts';
import { type Opening, type Reviewable, screen } from '../safety/index.ts';
import { findMessage } from './queries.ts';

/** Messages about danger, and those that sound like it, come before whoever looks next, besides the mail to the operator. */
export function isPressing(message: ContactForm): boolean {
  return message.type === 'safety' || message.type === 'emergency' || isInTrouble(message);
}

/** Nobody is refused here for a word, whatever it is. */
export function isInTrouble({ subject, message }: ContactForm): boolean {
  return [subject, message].some((text) => screen(text).decision === 'help');
}

/** How a message of a signed-in child comes before staff: beside everything else of children. */
export function caseOfChild(id: string, child: ChildActor, message: ContactForm, at: Date): Opening {
  const { accountId, ageGroup } = child;
  const opening = caseOf(id, message, at);
  return { ...opening, conversation: accountId, copy: { ...opening.copy, authorId: accountId, ageGroup } };
}

/** How a visitor's message comes before staff. Beyond the limits it joins one case that is not urgent. */
export function caseOfVisitor(id: string, message: ContactForm, at: Date, isBeyondLimits: boolean): Opening {
  const opening = { ...caseOf(id, message, at), lane: 'visitors' } as const;
  return isBeyondLimits ? { ...opening, reason: 'contact', severity: 1, urgent: false, joins: OVERFLOW } : opening;
}

const OVERFLOW = 'more messages of visitors';

function caseOf(id: string, message: ContactForm, at: Date): Opening {
  const { type, name, subject, message: text } = message;
  const inTrouble = isInTrouble(message);
  const isUrgent = type === 'emergency' || inTrouble;
  return {
    kind: 'contact',
    subject: id,
    reason: inTrouble ? 'crisis' : 'contact',
    severity: isUrgent ? 4 : 3,
    urgent: isUrgent,
    copy: { title: subject, text, authorId: null, authorName: name, ageGroup: null, at },
    at,
  };
}

/** Deciding on a message only says that it was seen to: the answer goes by mail. */
export const moderatedMessages: Reviewable = {
  kind: 'contact',
  notifiesAuthor: true,
  freeze: async () => undefined,
  around: async (db, id) => {
    const message = await findMessage(db, { id });
    return message ? [{ who: message.name, text: message.email, at: null }] : [];
  },
  approve: () => undefined,
  remove: () => undefined,
};
