import { getRule, matchingHeads } from '../classifier/heads.ts';
import { scoreTurns } from '../classifier/score-turns.ts';
import type { PreparedText } from '../prepared-text.ts';
import type { Word } from '../text/sentence.ts';
import type { Finding, Span } from '../verdict.ts';
import { type Frames, findFrames } from './frames.ts';

/**
 * Drops findings of unkind words that are not meant: they are denied (`you're not ugly`), told (`she said I was dumb`), quoted,
 * about the writer (`I'm so stupid at math`), or part of a story. It must be sure: `she said you're ugly` counts, as nobody is
 * on the reader's side. Words of the word lists and calls to hurt oneself always count.
 */
export function withoutUnmeant(findings: readonly Finding[], { words, folded }: PreparedText): readonly Finding[] {
  if (!findings.some(isGuarded)) return findings;
  const frames = findFrames(words, folded.text);
  if (frames.isMeant) return findings;
  return findings.filter((finding) => {
    if (!isGuarded(finding)) return true;
    return finding.rule === UNKIND_HEAD ? isUnkindOutside(frames, words) : !isUnmeant(finding, frames, words);
  });
}

const UNKIND_HEAD = getRule('unkind');

function isGuarded({ rule }: Finding): boolean {
  return rule.startsWith('unkind.') || rule.startsWith('hate.');
}

function isUnmeant({ rule, severity, span }: Finding, frames: Frames, words: readonly Word[]): boolean {
  const own = words.filter((word) => overlaps(span, [word.start, word.end]));
  if (frames.isFriendly && severity <= MILD && rule !== 'unkind.threat') return true;
  if (isAround(frames.quoted, span)) return frames.isWitnessed || frames.isMention || frames.denied.length > 0;
  if ([...frames.denied, ...frames.negated].some((frame) => overlaps(frame, span))) return !isCalledOut(own, words);
  return isAround(frames.told, span) && (frames.isWitnessed || !own.some(isReader));
}

const MILD = 2;

/** The beginning decides: a pattern may match some words more. */
function isAround(spans: readonly Span[], [start]: Span): boolean {
  return spans.some(([from, to]) => from <= start && start < to);
}

const readerWords = new Set(['you', 'u', 'ya', 'your', 'ur', 'yourself']);

function isReader({ text }: Word): boolean {
  return readerWords.has(text);
}

function overlaps([from, to]: Span, [start, end]: Span): boolean {
  return from < end && start < to;
}

/** `You stupid idiot`: whatever was denied before, this calls the reader names. `Call you stupid` does not. */
function isCalledOut([first, second]: readonly Word[], words: readonly Word[]): boolean {
  if (first === undefined || second === undefined || !isReader(first) || readerVerbs.has(second.text)) return false;
  const before = words[words.indexOf(first) - 1];
  return before === undefined || !calling.has(before.text);
}

const calling = new Set(['call', 'calls', 'called', 'calling', 'think', 'thinks']);
const readerVerbs = new Set(
  'are is were was look looks smell sound seem can could should would will do did have had not stink suck'.split(' '),
);

/** Whether the unkind head finds the rest of the text unkind, too. It learned from self-reference and negation by itself. */
function isUnkindOutside({ isFriendly, isWitnessed, isMention, quoted, denied, told }: Frames, words: readonly Word[]) {
  if (isFriendly) return false;
  const framed = [...denied, ...(isWitnessed ? told : []), ...(isWitnessed || isMention ? quoted : [])];
  if (framed.length === 0) return true;
  const rest = words.filter(({ start, end }) => !isAround(framed, [start, end]));
  return matchingHeads(scoreTurns([{ words: rest, isOther: false }])).includes('unkind');
}
