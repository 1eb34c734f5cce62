import { type ClientFrame, clientFrame } from '#contract/shared/channel.ts';
import { findUnstorable } from '#contract/shared/storable.ts';
import type { Context } from './context.ts';
import { isLostDatabase } from './db/lost.ts';
import { uncounted } from './db/round-trips.ts';
import { Problem } from './problem.ts';
import type { Line, Word } from './words.ts';

/** What is remembered of an open socket while it talks. */
export interface Talker extends Line {
  strikes: number;
  /** For who misbehaves. */
  hangUp(): void;
}

/** What an account says on all its sockets of this node. */
interface Voice {
  /** Words heard since the last heartbeat, all and by kind. */
  words: number;
  readonly said: Map<string, number>;
  /** The words that are being answered: one after the other, so that nobody holds more than one connection. */
  turn: Promise<void> | undefined;
}

export interface Ear {
  readonly context: () => Context;
  readonly words: readonly Word[];
  /** By account. Whoever comes back with a new socket goes on counting. */
  readonly voices: Map<string, Voice>;
}

const STRIKES = 3;
/** More than anybody types between two heartbeats. */
const MOST_WORDS = 300;

/** Hears one word of a socket: checks it against the contract, keeps the pace, hands it to the room that answers it. */
export function listen(ear: Ear, one: Talker, text: string): void {
  const voice = voiceOf(ear, one);
  voice.words += 1;
  if (voice.words > MOST_WORDS) {
    if (!one.isClosed) one.hangUp();
    return;
  }
  const frame = readFrame(text);
  if (!frame) strike(one);
  else {
    one.strikes = 0;
    if (frame.type !== 'ping') queue(ear, voice, one, frame);
  }
}

function voiceOf({ voices }: Ear, { actor }: Talker): Voice {
  const { accountId } = actor;
  const known = voices.get(accountId);
  if (known) return known;
  const voice: Voice = { words: 0, said: new Map(), turn: undefined };
  voices.set(accountId, voice);
  return voice;
}

/** A heartbeat: everybody may say as much again. */
export function beginCounting({ voices }: Ear): void {
  for (const [accountId, voice] of voices) {
    voice.words = 0;
    voice.said.clear();
    if (!voice.turn) voices.delete(accountId);
  }
}

function readFrame(text: string): ClientFrame | undefined {
  try {
    const frame = clientFrame.safeParse(JSON.parse(text)).data;
    return findUnstorable(frame) === undefined ? frame : undefined;
  } catch {
    return undefined;
  }
}

function strike(one: Talker): void {
  one.strikes += 1;
  one.say({ type: 'refused', error: new Problem('invalid').body.error });
  if (one.strikes >= STRIKES) one.hangUp();
}

/** In the order in which they came: what is said first must not be stored second. */
function queue(ear: Ear, voice: Voice, one: Talker, frame: ClientFrame): void {
  const before = voice.turn ?? Promise.resolve();
  const turn = before.then(() => uncounted(() => respond(ear, voice, one, frame)));
  voice.turn = turn;
  void turn.then(() => {
    if (voice.turn === turn) voice.turn = undefined;
  });
}

async function respond(ear: Ear, voice: Voice, one: Talker, frame: ClientFrame): Promise<void> {
  try {
    const word = ear.words.find(({ type }) => type === frame.type);
    const { actor } = one;
    if (!word) throw new Problem('invalid');
    if (actor.role !== 'child') throw new Problem('not_for_you');
    keepPace(voice, word);
    await word.hear({ context: ear.context(), line: one, actor, frame });
  } catch (error) {
    const problem = error instanceof Problem ? error : unexpected(ear.context(), frame, error);
    const { clientId } = frame as { clientId?: string };
    ear.context().metrics.problems.inc({ code: problem.code });
    const { code, message, fields } = problem.body.error;
    const told = { code, message, ...(fields ? { fields: { ...fields } } : {}) };
    one.say({ type: 'refused', ...(clientId ? { clientId } : {}), error: told });
  }
}

function keepPace(voice: Voice, { type, most }: Word): void {
  const said = (voice.said.get(type) ?? 0) + 1;
  voice.said.set(type, said);
  if (said > most) throw new Problem('too_fast');
}

function unexpected({ log }: Context, { type }: ClientFrame, err: unknown): Problem {
  log.error({ err, word: type }, 'a word of a socket could not be answered');
  return new Problem(isLostDatabase(err) ? 'unavailable' : 'unexpected');
}
