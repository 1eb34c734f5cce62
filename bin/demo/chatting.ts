import { listMessages, markRead, sendMessage } from '#contract/chat.ts';
import { type QuickMessage, quickMessages } from '#contract/rules/phrases.ts';
import { later, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import type { Child } from './child.ts';
import type { Making } from './making.ts';
import { type ChatWords, toBand } from './words.ts';

/** Two buddies of the right age, who may type if the chat needs it. */
export function choosePair({ children, chance }: Making, { by, lines }: ChatWords): [Child, Child] | undefined {
  const isTyped = lines.some((line) => !line.startsWith(PHRASE));
  const fits = (child: Child) => child.isFree && toBand(child.words.age) === by && (child.mayType || !isTyped);
  const pairs = children
    .filter(fits)
    .flatMap((one) => [...one.buddies].filter(fits).map((other): [Child, Child] => [one, other]));
  const known = pairs.filter(([one]) => one.words.role !== undefined);
  return chance.pick(chance.percent(35) && known.length > 0 ? known : pairs);
}

const PHRASE = 'phrase ';

/** A short chat, with a message every minute or two. The last ones may stay unread. */
export function scheduleChat(
  { demo, diary, chance }: Making,
  [one, other]: [Child, Child],
  words: ChatWords,
  isRead = true,
) {
  let at = demo.clock.now();
  for (const line of words.lines) {
    const isFirst = line.replace(PHRASE, '').startsWith('a');
    const [speaker, listener] = isFirst ? [one, other] : [other, one];
    diary.schedule(at, `${speaker.words.username} chats`, () => send(speaker, listener, line));
    at = later(at, chance.between(0.3, 2.5) * MINUTE);
  }
  if (!isRead) return;
  for (const [reader, speaker] of [[one, other] as const, [other, one] as const])
    diary.schedule(at, `${reader.words.username} reads`, () => read(reader, speaker));
}

/** Reads new messages, and then sends one. */
async function send(speaker: Child, listener: Child, line: string): Promise<void> {
  if (!speaker.isFree || !listener.isFree) return;
  await read(speaker, listener);
  const text = line.replace(PHRASE, '').slice('a: '.length);
  const said = line.startsWith(PHRASE) ? { phrase: getPhrase(text) } : { message: text };
  await speaker.does(sendMessage, { params: { userId: listener.id }, body: { clientId: newId(), ...said } });
}

async function read(reader: Child, speaker: Child): Promise<void> {
  if (!reader.isFree || !speaker.isFree) return;
  const params = { userId: speaker.id };
  const { messages } = await reader.does(listMessages, { params, query: {} });
  const last = messages.at(-1);
  if (last) await reader.does(markRead, { params, body: { upTo: last.seq } });
}

function getPhrase(name: string): QuickMessage {
  const phrase = quickMessages.find((one) => one === name);
  if (!phrase) throw new Error(`there is no phrase called ${name}`);
  return phrase;
}
