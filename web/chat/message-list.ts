import type { ChatMessage, MessageForm } from '#contract/chat.ts';

/** What has been sent and not stored yet, or was not taken. */
export interface Unsent {
  readonly form: MessageForm;
  readonly at: string;
  readonly state: 'sending' | 'failed' | 'refused';
  /** Why it was not taken. */
  readonly sentence?: string;
}

/** Messages once each, in the order of their conversation; what the newest answer says of one counts. */
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

/** What still waits: an unsent one whose message is there has arrived after all. */
export function withoutArrived(unsent: readonly Unsent[], messages: readonly ChatMessage[]): Unsent[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return unsent.filter(({ form }) => !arrived.has(form.clientId));
}

/** Messages of one day together. */
export function byDay(messages: readonly ChatMessage[]): { day: string; messages: ChatMessage[] }[] {
  const days: { day: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = new Date(message.createdAt).toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
