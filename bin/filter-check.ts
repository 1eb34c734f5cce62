import { type Message, screenConversation } from '#server/safety/filter/conversation.ts';
import { screen } from '#server/safety/index.ts';

/** Reads a text a line, or a conversation as a JSON array of its messages a line; writes the verdict of each as JSON. */
process.stdout.on('error', () => process.exit(1));
for await (const line of readLines(process.stdin)) {
  const messages = parseConversation(line);
  const {
    decidingRules: _decidingRules,
    isAlarming: _isAlarming,
    ...verdict
  } = messages ? screenConversation(messages) : screen(line);
  const written = process.stdout.write(`${JSON.stringify(verdict)}\n`);
  if (!written) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** Only a line feed ends a line: readline would also end one at signs that a child's text may hold. */
async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let started = '';
  for await (const chunk of bytes) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    lines[0] = started + lines[0];
    started = lines.pop() ?? '';
    yield* lines.map(withoutReturn);
  }
  started += decoder.decode();
  if (started !== '') yield withoutReturn(started);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function parseConversation(line: string): Message[] | undefined {
  if (!line.trimStart().startsWith('[')) return undefined;
  try {
    const parsed: unknown = JSON.parse(line);
    return Array.isArray(parsed) && parsed.length > 0 ? parsed.map(toMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** A message is its text, or an object with `text` and whoever wrote it as `author`, `from`, `sender` or `user`. */
function toMessage(message: unknown): Message {
  if (typeof message !== 'object' || message === null) return { text: String(message ?? '') };
  if (Array.isArray(message)) return { text: JSON.stringify(message) };
  const fields = Object.fromEntries(Object.entries(message));
  const author = fields['author'] ?? fields['from'] ?? fields['sender'] ?? fields['user'];
  const text = toText(fields['text'] ?? fields['message'] ?? fields['content'] ?? '');
  return author === undefined ? { text } : { author: toText(author), text };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
