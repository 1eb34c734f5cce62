import { findCompletedHeads, type Line, toTurn } from './classifier/dialogue.ts';
import { toFinding } from './classifier/heads.ts';
import { isJoinable, isPiece, joinReadPieces } from './contact/pieces.ts';
import { type Piece, readPiece } from './contact/read-piece.ts';
import { findGroomingSignals, scoreGrooming } from './grooming.ts';
import { collectFindings } from './screen.ts';
import { findSplit, isReadTogether, PHONE_RULE, type SplitVerdict } from './split.ts';
import { decide, type Finding, maskText, type Verdict } from './verdict.ts';
import { VERSION } from './version.ts';

/** A message of a conversation. Messages without an author count as messages of one person. */
export interface Message {
  readonly author?: string;
  readonly text: string;
}

/** Messages of one author that are read together. */
const WINDOW_SIZE = 6;
const MAX_MESSAGE_LENGTH = 2000;
const MAX_MESSAGES = 200;
const SEPARATOR = '\n';

/**
 * Screens a conversation, oldest message first: each message by itself, texts that one author split over several messages, and
 * the sum of grooming signals. Reads the newest 200 messages and 2000 UTF-16 units of each. Spans are offsets into these messages,
 * joined by line breaks. Never throws.
 */
export function screenConversation(messages: readonly Message[]): Verdict {
  const recent = messages
    .slice(-MAX_MESSAGES)
    .map((message) => ({ ...message, text: message.text.slice(0, MAX_MESSAGE_LENGTH) }));
  const offsets = getOffsets(recent);
  const findingsPerMessage = recent.map(({ text }) => collectFindings(text));
  const findings = [
    ...findingsPerMessage.flatMap((found, at) => found.map((finding) => shift(finding, offsets[at] ?? 0))),
    ...findSplitTexts(recent, findingsPerMessage, offsets),
    ...findSplitContacts(recent, findingsPerMessage, offsets),
    ...findGroomingPerAuthor(recent, findingsPerMessage, offsets),
    ...findInDialogue(recent, offsets),
  ];
  return decide(findings, VERSION);
}

/** What the same author wrote in this conversation before. */
export interface EarlierMessages {
  /** The last messages, oldest first. */
  readonly texts: readonly string[];
  /** The grooming rules (`lure.*`, `asks.*`) that all earlier messages matched. */
  readonly groomingSignals: readonly string[];
  /** Messages of the last day that may be pieces of a phone number or a username, oldest first. */
  readonly pieces?: readonly string[];
  /** The last messages of both children, oldest first. */
  readonly dialogue?: readonly Line[];
}

export interface MessageVerdict extends SplitVerdict {
  /** The grooming rules that this message matched. Add them to the next `EarlierMessages`. */
  readonly groomingSignals: readonly string[];
  /** Whether this message must be in `pieces` of the next `EarlierMessages`. */
  readonly isPiece: boolean;
  /** What others read, where the verdict is to mask it. */
  readonly masked: string | null;
}

/**
 * Screens a message as the next one of its author: by itself, together with the last ones, and with the grooming signals so far.
 * Reads 2000 UTF-16 units. Spans are offsets into `text`. Never throws.
 */
export function screenNextMessage(
  text: string,
  { texts, groomingSignals: earlier, pieces = [], dialogue }: EarlierMessages,
): MessageVerdict {
  const next = text.slice(0, MAX_MESSAGE_LENGTH);
  const ownFindings = collectFindings(next);
  const span = [0, next.length] as const;
  const groomingSignals = findGroomingSignals(next, ownFindings);
  const grooming = groomingSignals.length > 0 ? scoreGrooming([...earlier, ...groomingSignals], span) : [];
  const split = findSplit(next, { ofDay: pieces, row: texts.slice(1 - WINDOW_SIZE) }, ownFindings);
  const likely = findCompletedDialogue(
    dialogue ?? texts.map((earlierText) => ({ text: earlierText, isOther: false })),
    next,
  );
  const verdict = decide([...ownFindings, ...split.findings, ...grooming, ...likely], VERSION);
  return {
    ...verdict,
    masked: verdict.decision === 'mask' ? maskText(text, verdict) : null,
    groomingSignals,
    isPiece: isPiece(next),
    completedPieces: split.pieces,
  };
}

/** What the heads see in the dialogue with its last message. */
function findCompletedDialogue(earlier: readonly Line[], text: string): Finding[] {
  const lines = [...earlier.slice(1 - WINDOW_SIZE), { text, isOther: false }];
  return findCompletedHeads(lines.map(toTurn)).map((head) => toFinding(head, [0, text.length]));
}

/** For each author, the heads that match what was said up to one of their messages. */
function findInDialogue(messages: readonly Message[], offsets: readonly number[]): Finding[] {
  const ownTurns = messages.map(({ text }) => toTurn({ text, isOther: false }));
  return messages.flatMap(({ author, text }, at) => {
    const from = Math.max(0, at + 1 - WINDOW_SIZE);
    const turns = ownTurns
      .slice(from, at + 1)
      .map((turn, index) => ({ ...turn, isOther: messages[from + index]?.author !== author }));
    const span = [offsets[from] ?? 0, (offsets[at] ?? 0) + text.length] as const;
    return findCompletedHeads(turns).map((head) => toFinding(head, span));
  });
}

function getOffsets(messages: readonly Message[]): number[] {
  let offset = 0;
  return messages.map(({ text }) => {
    const here = offset;
    offset += text.length + SEPARATOR.length;
    return here;
  });
}

function shift(finding: Finding, by: number): Finding {
  return { ...finding, span: [finding.span[0] + by, finding.span[1] + by] };
}

/** Finds what one author splits over several messages: an address over three, a word over four. */
function findSplitTexts(
  messages: readonly Message[],
  findingsPerMessage: readonly (readonly Finding[])[],
  offsets: readonly number[],
): Finding[] {
  const known = new Set(findingsPerMessage.flat().map(({ rule }) => rule));
  const authors = new Set(messages.map(({ author }) => author));
  const found: Finding[] = [];
  for (const author of authors) {
    const ownIndexes = messages.flatMap((message, at) => (message.author === author ? [at] : []));
    for (let from = 0; from + 1 < ownIndexes.length; from += WINDOW_SIZE / 2) {
      const window = ownIndexes.slice(from, from + WINDOW_SIZE);
      const text = window.map((at) => messages[at]?.text ?? '').join(' ');
      const start = offsets[window[0] ?? 0] ?? 0;
      const last = window.at(-1) ?? 0;
      const end = (offsets[last] ?? 0) + (messages[last]?.text.length ?? 0);
      const newFindings = collectFindings(text.slice(0, MAX_MESSAGE_LENGTH)).filter(
        ({ rule }) => !known.has(rule) && isReadTogether(rule),
      );
      for (const finding of newFindings) found.push({ ...finding, span: [start, end] });
    }
  }
  return found;
}

/** Finds phone numbers and usernames in pieces, no matter how many other messages are between them. */
function findSplitContacts(
  messages: readonly Message[],
  findingsPerMessage: readonly (readonly Finding[])[],
  offsets: readonly number[],
): Finding[] {
  const textsByAuthor = new Map<string | undefined, Piece[]>();
  return messages.flatMap(({ author, text }, at): Finding[] => {
    const row = textsByAuthor.get(author) ?? [];
    const piece = readPiece(text);
    const joined = findingsPerMessage[at]?.some(({ rule }) => rule === PHONE_RULE)
      ? undefined
      : joinReadPieces({ ofDay: row.filter(isJoinable), row }, piece);
    textsByAuthor.set(author, [...row, piece]);
    const start = offsets[at] ?? 0;
    return joined ? [{ rule: joined.rule, decision: 'hold', severity: 3, span: [start, start + text.length] }] : [];
  });
}

function findGroomingPerAuthor(
  messages: readonly Message[],
  findingsPerMessage: readonly (readonly Finding[])[],
  offsets: readonly number[],
): Finding[] {
  const last = messages.length - 1;
  const span = [0, (offsets[last] ?? 0) + (messages[last]?.text.length ?? 0)] as const;
  return [...new Set(messages.map(({ author }) => author))].flatMap((author): Finding[] => {
    const rules = findingsPerMessage.flatMap((found, at) =>
      messages[at]?.author === author ? findGroomingSignals(messages[at]?.text ?? '', found) : [],
    );
    return scoreGrooming(rules, span);
  });
}
