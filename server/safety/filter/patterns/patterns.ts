import { lazy } from '../lazy.ts';
import type { Word } from '../text/sentence.ts';
import type { Finding } from '../verdict.ts';
import { isName } from './grammar.ts';
import { matchAt } from './match.ts';
import { type Entry, familyOf, type PatternIndex, type PatternKind, readPatterns } from './pattern-lists.ts';

const indexes: Readonly<Record<PatternKind, () => PatternIndex>> = {
  general: lazy(() => readPatterns('general')),
  profile: lazy(() => readPatterns('profile')),
  guard: lazy(() => readPatterns('guard')),
};

interface Match {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}

/** For one pattern in one sentence. More matches say nothing new. */
const MAX_MATCHES = 4;

/** Spans are offsets into the folded text. */
export function findPatterns(words: readonly Word[], kind: PatternKind = 'general'): Finding[] {
  const index = indexes[kind]();
  const matches = sentencesOf(words).flatMap(({ from, to }) => matchesIn(index, words.slice(from, to), from));
  const innocent = matches.filter(({ entry }) => !entry.rule);
  const found = matches.filter(({ entry, from, to }) =>
    innocent.every((other) => !isInScope(entry, other.entry.scope) || other.from >= to || from >= other.to),
  );
  return firstOfEachRule(found).map(({ entry, from, to }) => findingOf(entry, words, from, to));
}

function matchesIn(index: PatternIndex, sentence: readonly Word[], offset: number): Match[] {
  const { byFirstWord, withoutFirstWord } = index;
  const keys = sentence.map(keysOf);
  const number = markCandidates(index, keys);
  const matches: Match[] = [];
  for (let at = 0; at < sentence.length; at += 1) {
    const tryAll = (entries: readonly Entry[]) => {
      for (const entry of entries) {
        if (entry.sentence !== number || entry.tried === at || entry.matches === MAX_MATCHES) continue;
        entry.tried = at;
        const to = matchAt(entry.pattern, sentence, at);
        if (to <= at) continue;
        entry.matches += 1;
        matches.push({ entry, from: offset + at, to: offset + to });
      }
    };
    tryAll(withoutFirstWord);
    for (const key of keys[at] ?? []) tryAll(byFirstWord.get(key) ?? []);
  }
  return matches;
}

/** Marks the patterns whose required words the sentence holds, with the number of the sentence. */
function markCandidates(index: PatternIndex, keys: readonly (readonly string[])[]): number {
  index.sentence += 1;
  for (const entry of index.withoutRequiredWord) mark(entry, index.sentence);
  for (const key of keys.flat()) for (const entry of index.byRequiredWord.get(key) ?? []) mark(entry, index.sentence);
  return index.sentence;
}

function mark(entry: Entry, sentence: number): void {
  entry.sentence = sentence;
  entry.tried = -1;
  entry.matches = 0;
}

function keysOf(word: Word): readonly string[] {
  const own = word.alternative === undefined ? [word.text] : [word.text, word.alternative];
  return isName(word) ? [...own, '%name'] : own;
}

function isInScope({ rule }: Entry, scope: string): boolean {
  return rule !== undefined && (rule.name === scope || familyOf(rule.name) === scope);
}

/** A pattern never matches across the end of a sentence. */
function sentencesOf(words: readonly Word[]): { from: number; to: number }[] {
  const starts = words.flatMap((word, at) => (word.startsSentence ? [at] : []));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }));
}

/** Only the first of overlapping matches of one rule. */
function firstOfEachRule(matches: readonly Match[]): Match[] {
  const kept: Match[] = [];
  for (const match of matches) {
    if (!match.entry.rule || kept.some((other) => other.entry.rule === match.entry.rule && match.from < other.to))
      continue;
    kept.push(match);
  }
  return kept;
}

function findingOf({ rule }: Entry, words: readonly Word[], from: number, to: number): Finding {
  const span = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0] as const;
  return { rule: rule?.name ?? '', decision: rule?.decision ?? 'hold', severity: rule?.severity ?? 1, span };
}
