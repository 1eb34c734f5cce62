import { listMessages, markRead, sendMessage } from '#contract/chat.ts';
import { type QuickMessage, quickMessages } from '#contract/rules/phrases.ts';
import { later, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { between, percent, pickIfAny } from '../random.ts';
import type { Child } from './child.ts';
import { type ScriptedChat, toBand } from './script.ts';
import type { Simulation } from './simulation.ts';

/** Two buddies of the right age, who may type if the chat needs it. */
export function choosePair({ children, random }: Simulation, { by, lines }: ScriptedChat): [Child, Child] | undefined {
  const isTyped = lines.some((line) => !line.startsWith(PHRASE));
  const fits = (child: Child) => child.isFree && toBand(child.script.age) === by && (child.mayType || !isTyped);
  const pairs = children
    .filter(fits)
    .flatMap((one) => [...one.buddies].filter(fits).map((other): [Child, Child] => [one, other]));
  const known = pairs.filter(([one]) => one.script.role !== undefined);
  return pickIfAny(random, percent(random, 35) && known.length > 0 ? known : pairs);
}

const PHRASE = 'phrase ';

/** A short chat, with a message every minute or two. The last ones may stay unread. */
export function scheduleChat(
  { demo, timeline, random }: Simulation,
  [one, other]: [Child, Child],
  script: ScriptedChat,
  isRead = true,
) {
  let at = demo.clock.now();
  for (const line of script.lines) {
    const isFirst = line.replace(PHRASE, '').startsWith('a');
    const [speaker, listener] = isFirst ? [one, other] : [other, one];
    timeline.schedule(at, `${speaker.script.username} chats`, () => send(speaker, listener, line));
    at = later(at, between(random, 0.3, 2.5) * MINUTE);
  }
  if (!isRead) return;
  for (const [reader, speaker] of [[one, other] as const, [other, one] as const])
    timeline.schedule(at, `${reader.script.username} reads`, () => read(reader, speaker));
}

/** Reads new messages, and then sends one. */
async function send(speaker: Child, listener: Child, line: string): Promise<void> {
  if (!speaker.isFree || !listener.isFree) return;
  await read(speaker, listener);
  const text = line.replace(PHRASE, '').slice('a: '.length);
  const said = line.startsWith(PHRASE) ? { phrase: getPhrase(text) } : { message: text };
  await speaker.call(sendMessage, { params: { userId: listener.id }, body: { clientId: newId(), ...said } });
}

async function read(reader: Child, speaker: Child): Promise<void> {
  if (!reader.isFree || !speaker.isFree) return;
  const params = { userId: speaker.id };
  const { messages } = await reader.call(listMessages, { params, query: {} });
  const last = messages.at(-1);
  if (last) await reader.call(markRead, { params, body: { upTo: last.seq } });
}

function getPhrase(name: string): QuickMessage {
  const phrase = quickMessages.find((one) => one === name);
  if (!phrase) throw new Error(`there is no phrase called ${name}`);
  return phrase;
}
