import type { ContactForm } from '#contract/help.ts';
import type { ChildActor } from '../platform/actor.ts';
import { type NewCase, type Reviewable, screen } from '../safety/index.ts';
import { findMessage } from './queries.ts';

/** Messages about danger get a case for moderators, besides the mail to the operator. */
export function concernsDanger(message: ContactForm): boolean {
  return message.type === 'safety' || message.type === 'emergency' || soundsLikeCrisis(message);
}

/** The filter refuses nothing here: it only finds messages of people who need help. */
export function soundsLikeCrisis({ subject, message }: ContactForm): boolean {
  return [subject, message].some((text) => screen(text).decision === 'help');
}

/** The case of a signed-in child's message, in the children's lane. */
export function toChildCase(id: string, child: ChildActor, message: ContactForm, at: Date): NewCase {
  const { accountId, ageGroup } = child;
  const newCase = toCase(id, message, at);
  return { ...newCase, conversation: accountId, copy: { ...newCase.copy, authorId: accountId, ageGroup } };
}

/** The case of a visitor's message. Beyond the limits it joins one case that is not urgent. */
export function toVisitorCase(id: string, message: ContactForm, at: Date, isBeyondLimits: boolean): NewCase {
  const newCase = { ...toCase(id, message, at), lane: 'visitors' } as const;
  return isBeyondLimits ? { ...newCase, reason: 'contact', severity: 1, urgent: false, joins: OVERFLOW_CASE } : newCase;
}

const OVERFLOW_CASE = 'more messages of visitors';

function toCase(id: string, message: ContactForm, at: Date): NewCase {
  const { type, name, subject, message: text } = message;
  const inTrouble = soundsLikeCrisis(message);
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

/** A decision only marks the message as handled: the answer goes by mail. */
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
