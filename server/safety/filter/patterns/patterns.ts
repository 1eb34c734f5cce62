import { lazy } from '../../../platform/lazy.ts';
import type { Word } from '../text/sentence.ts';
import type { Finding } from '../verdict.ts';
import { matchAt } from './match.ts';
import type { Pattern } from './pattern.ts';
import { type Entry, getFamily, type PatternIndex, type PatternKind, readPatterns } from './pattern-lists.ts';
import { buildSignature, mayHoldAll } from './signature.ts';
import { isName } from './word-tests.ts';

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
  const matches = splitSentences(words).flatMap(({ from, to }) => findMatches(index, words.slice(from, to), from));
  const innocent = matches.filter(({ entry }) => !entry.rule);
  const found = matches.filter(({ entry, from, to }) =>
    innocent.every((other) => !isInScope(entry, other.entry.scope) || other.from >= to || from >= other.to),
  );
  return firstOfEachRule(found).map(({ entry, from, to }) => toFinding(entry, words, from, to));
}

function findMatches(index: PatternIndex, sentence: readonly Word[], offset: number): Match[] {
  const positions = positionsByKey(sentence);
  const matches: Match[] = [];
  for (const entry of findCandidates(index, positions)) {
    let found = 0;
    for (const at of findStarts(entry.pattern, positions, sentence)) {
      const to = matchAt(entry.pattern, sentence, at);
      if (to <= at || found === MAX_MATCHES) continue;
      found += 1;
      matches.push({ entry, from: offset + at, to: offset + to });
    }
  }
  return matches.sort((one, other) => one.from - other.from);
}

/** The places of each word of a sentence. `%name` stands for any name. */
type Positions = ReadonlyMap<string, readonly number[]>;

function positionsByKey(sentence: readonly Word[]): Positions {
  const positions = new Map<string, number[]>();
  const add = (key: string, at: number) => {
    const known = positions.get(key);
    if (known) known.push(at);
    else positions.set(key, [at]);
  };
  for (const [at, word] of sentence.entries()) {
    add(word.text, at);
    if (word.alternative !== undefined) add(word.alternative, at);
    if (isName(word)) add('%name', at);
  }
  return positions;
}

/** The few patterns of which the sentence may hold all words that they require. */
function findCandidates(index: PatternIndex, positions: Positions): Entry[] {
  index.sentence += 1;
  const candidates = [...index.withoutRequiredWord];
  const signature = buildSignature(positions.keys());
  for (const key of positions.keys()) {
    for (const entry of index.byRequiredWord.get(key) ?? []) {
      if (entry.sentence === index.sentence) continue;
      entry.sentence = index.sentence;
      if (mayHoldAll(signature, entry.pattern.required)) candidates.push(entry);
    }
  }
  return candidates;
}

/** Where a match can begin. Looks up the smaller of both sets in the larger one, because a hostile sentence has hundreds of words. */
function findStarts({ firstWords }: Pattern, positions: Positions, sentence: readonly Word[]): readonly number[] {
  if (firstWords === undefined) return [...sentence.keys()];
  const beginnings: number[] = [];
  if (firstWords.size < positions.size) {
    for (const word of firstWords) beginnings.push(...(positions.get(word) ?? []));
  } else {
    for (const [key, places] of positions) if (firstWords.has(key)) beginnings.push(...places);
  }
  return beginnings;
}

function isInScope({ rule }: Entry, scope: string): boolean {
  return rule !== undefined && (rule.name === scope || getFamily(rule.name) === scope);
}

/** A pattern never matches across the end of a sentence. */
function splitSentences(words: readonly Word[]): { from: number; to: number }[] {
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

function toFinding({ rule }: Entry, words: readonly Word[], from: number, to: number): Finding {
  const span = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0] as const;
  return { rule: rule?.name ?? '', decision: rule?.decision ?? 'hold', severity: rule?.severity ?? 1, span };
}
