import type { ChatMessage, MessageForm } from '#contract/chat.ts';

/** A message that is not stored yet. */
export interface Unsent {
  readonly form: MessageForm;
  readonly at: string;
  readonly state: 'sending' | 'failed';
}

/** Lists each message once, in the order of the conversation. Newer versions replace older ones. */
export function merge(before: readonly ChatMessage[], news: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...before, ...news].map((message) => [message.id, message]));
  return [...byId.values()].sort(inOrder);
}

function inOrder(one: ChatMessage, other: ChatMessage): number {
  const held = Number(one.status === 'held') - Number(other.status === 'held');
  return one.seq - other.seq || held || Date.parse(one.createdAt) - Date.parse(other.createdAt);
}

export function markRead(messages: readonly ChatMessage[], readerId: string, upTo: number, at: string): ChatMessage[] {
  return messages.map((message) =>
    message.receiverId === readerId && message.seq <= upTo && message.readAt === null && message.status === 'sent'
      ? { ...message, readAt: at }
      : message,
  );
}

/** Drops unsent messages that did arrive. */
export function withoutArrived(unsent: readonly Unsent[], messages: readonly ChatMessage[]): Unsent[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return unsent.filter(({ form }) => !arrived.has(form.clientId));
}

const BREATH_MS = 5 * 60_000;

/** Whether the next message was sent by the same child right after this one. */
export function isContinuedBy(message: ChatMessage, next: ChatMessage): boolean {
  const pause = Date.parse(next.shownAt) - Date.parse(message.shownAt);
  return message.senderId === next.senderId && pause < BREATH_MS;
}

export function byDay(messages: readonly ChatMessage[]): { day: string; messages: ChatMessage[] }[] {
  const days: { day: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = new Date(message.shownAt).toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
