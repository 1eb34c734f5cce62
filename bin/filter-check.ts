import { createInterface } from 'node:readline';
import { type Message, screenConversation } from '#server/safety/filter/conversation.ts';
import { screen } from '#server/safety/index.ts';

/** Reads a text a line, or a conversation as a JSON array of its messages a line; writes the verdict of each as JSON. */
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const messages = conversationIn(line);
  process.stdout.write(`${JSON.stringify(messages ? screenConversation(messages) : screen(line))}\n`);
}

function conversationIn(line: string): Message[] | undefined {
  if (!line.trimStart().startsWith('[')) return undefined;
  try {
    const parsed: unknown = JSON.parse(line);
    return Array.isArray(parsed) && parsed.length > 0 ? parsed.map(messageOf) : undefined;
  } catch {
    return undefined;
  }
}

/** A message is its text, or an object with `text` and whoever wrote it as `author`, `from`, `sender` or `user`. */
function messageOf(message: unknown): Message {
  if (typeof message !== 'object' || message === null) return { text: String(message) };
  const fields = Object.fromEntries(Object.entries(message));
  const author = fields['author'] ?? fields['from'] ?? fields['sender'] ?? fields['user'];
  const text = String(fields['text'] ?? fields['message'] ?? fields['content'] ?? '');
  return author === undefined ? { text } : { author: String(author), text };
}
