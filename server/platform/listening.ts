import { type ClientFrame, clientFrame } from '#contract/shared/channel.ts';
import type { Context } from './context.ts';
import { uncounted } from './db/round-trips.ts';
import { Problem } from './problem.ts';
import type { Line, Word } from './words.ts';

/** What is remembered of an open socket while it talks. */
export interface Talker extends Line {
  strikes: number;
  /** Words heard since the last heartbeat, all and by kind. */
  words: number;
  said: Map<string, number> | undefined;
  /** The words that are being answered: one socket's are answered one after the other. */
  turn: Promise<void> | undefined;
  /** For who misbehaves. */
  hangUp(): void;
}

export interface Ear {
  readonly context: () => Context;
  readonly words: readonly Word[];
}

const STRIKES = 3;
/** More than anybody types between two heartbeats. */
const MOST_WORDS = 300;

/** Hears one word of a socket: checks it against the contract, keeps the pace, hands it to the room that answers it. */
export function listen(ear: Ear, one: Talker, text: string): void {
  one.words += 1;
  if (one.words > MOST_WORDS) {
    if (one.words === MOST_WORDS + 1) one.hangUp();
    return;
  }
  const frame = readFrame(text);
  if (!frame) strike(one);
  else {
    one.strikes = 0;
    if (frame.type !== 'ping') queue(ear, one, frame);
  }
}

function readFrame(text: string): ClientFrame | undefined {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data;
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
function queue(ear: Ear, one: Talker, frame: ClientFrame): void {
  const before = one.turn ?? Promise.resolve();
  const turn = before.then(() => uncounted(() => respond(ear, one, frame)));
  one.turn = turn;
  void turn.then(() => {
    if (one.turn === turn) one.turn = undefined;
  });
}

async function respond(ear: Ear, one: Talker, frame: ClientFrame): Promise<void> {
  try {
    const word = ear.words.find(({ type }) => type === frame.type);
    const { actor } = one;
    if (!word) throw new Problem('invalid');
    if (actor.role !== 'child') throw new Problem('not_for_you');
    keepPace(one, word);
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

function keepPace(one: Talker, { type, most }: Word): void {
  one.said ??= new Map();
  const said = (one.said.get(type) ?? 0) + 1;
  one.said.set(type, said);
  if (said > most) throw new Problem('too_fast');
}

function unexpected({ log }: Context, { type }: ClientFrame, err: unknown): Problem {
  log.error({ err, word: type }, 'a word of a socket could not be answered');
  return new Problem('unexpected');
}
