import { fold } from '../text/fold.ts';
import { toWords, type Word } from '../text/sentence.ts';
import { tokenize } from '../text/tokens.ts';
import type { Turn } from './features.ts';
import { matchingHeads } from './heads.ts';
import { isPlainWordIn, languageOfTurns, scoreInLanguage } from './score-turns.ts';
import type { Head } from './weights.ts';
import { findWordKind } from './word-kinds.ts';

/** Messages of two children that are read together. */
const DIALOGUE_LENGTH = 6;

/** A message of a dialogue, as seen by the child whose words are judged. */
export interface Line {
  readonly text: string;
  /** Written by the other child. */
  readonly isOther: boolean;
}

export function toTurn({ text, isOther }: Line): Turn {
  const folded = fold(text);
  return { words: toWords(folded, tokenize(folded.text)), isOther };
}

/** Which heads match a dialogue only with its last message: what matched before it was seen to then. */
export function findCompletedHeads(turns: readonly Turn[]): Head[] {
  const recent = turns.slice(-DIALOGUE_LENGTH);
  if (recent.length < 2) return [];
  const language = languageOfTurns(recent);
  const matching = matchingHeads(scoreInLanguage(language, recent));
  if (matching.length === 0) return [];
  const before = new Set(matchingHeads(scoreInLanguage(language, recent.slice(0, -1))));
  const plainWords = (recent.at(-1)?.words ?? []).filter((word) => isPlainWordIn(language, word));
  const saysSomething = plainWords.length >= MIN_PLAIN_WORDS;
  return matching.filter((head) => {
    if (before.has(head)) return false;
    if (head === 'unkind') return !isKnockKnockJoke(recent);
    return head !== 'private' || (saysSomething && !countsOn(recent));
  });
}

/** `Boo who?` – `Don't cry!`: its lines mean nothing together. */
function isKnockKnockJoke(turns: readonly Turn[]): boolean {
  return turns.some(({ words }) => words[0]?.text === 'knock' && words[1]?.text === 'knock');
}

/** `Puddle number 7 is deep` after `puddle number 6 was wet`: the same thing with another number. */
function countsOn(turns: readonly Turn[]): boolean {
  const [last = [], ...earlier] = turns.map(listCountedWords).toReversed();
  const before = new Set(earlier.flat());
  return last.some((counted) => before.has(counted));
}

/** What numbers follow in a message: `puddle number`, `level`, `up at`. */
function listCountedWords({ words }: Turn): string[] {
  return words.flatMap((word, at) => {
    const name = words[at - 1]?.text;
    if (name === undefined || !isNumber(word)) return [];
    const isVague = name === 'number' || name.length < MIN_NAME_LENGTH;
    return isVague && at < 2 ? [] : [isVague ? `${words[at - 2]?.text} ${name}` : name];
  });
}

const MIN_NAME_LENGTH = 3;

function isNumber(word: Word): boolean {
  return /^(?:number|digits)/.test(findWordKind(word) ?? '') && word.text !== 'number';
}

const MIN_PLAIN_WORDS = 2;
