import type { Word } from '../text/sentence.ts';
import type { Finding } from '../verdict.ts';
import { readLines } from '../words/lexicon.ts';
import { isName, matchAt, type Pattern, parsePattern, parseWordClass, type WordClasses } from './grammar.ts';

interface Rule {
  readonly name: string;
  readonly decision: Finding['decision'];
  readonly severity: number;
}

interface Entry {
  readonly pattern: Pattern;
  /** What a match means; undefined when it says that all is well. */
  readonly rule: Rule | undefined;
  /** The rule or the family of rules for which an innocent pattern counts. */
  readonly scope: string;
  /** The last sentence that held a word which the pattern cannot do without, and the last place in it that was tried. */
  sentence: number;
  tried: number;
  /** How often it matched in that sentence. */
  matches: number;
}

/** Classes come first: the later lists use them. Those of a profile are read beside the others. */
const lists = [
  'classes.en.txt',
  'crisis.en.txt',
  'private.en.txt',
  'lure.en.txt',
  'selfharm.en.txt',
  'unkind.en.txt',
  'hate.en.txt',
  'spanish.es.txt',
  'neighbours.txt',
];
const profileLists = ['profile.en.txt'];
const decisions: readonly Finding['decision'][] = ['mask', 'hold', 'refuse', 'help'];

interface Patterns {
  /** By a word that each of their matches holds. */
  readonly byRequiredWord: Map<string, Entry[]>;
  readonly withoutRequiredWord: Entry[];
  /** By a word with which a match can begin. */
  readonly byFirstWord: Map<string, Entry[]>;
  readonly withoutFirstWord: Entry[];
  /** How many sentences were read; numbers them. */
  sentenceCount: number;
}

const opened = new Map<TextKind, Patterns>();

/** Whether strangers may read it at leisure. */
export type TextKind = 'general' | 'profile';

/** Opened by the first text, not by the start of the server. */
function patternsFor(indexBy: TextKind): Patterns {
  const known = opened.get(indexBy);
  if (known) return known;
  const fresh = emptyPatterns();
  const classes: WordClasses = new Map();
  for (const list of lists) readList(list, classes, indexBy === 'profile' ? emptyPatterns() : fresh);
  if (indexBy === 'profile') for (const list of profileLists) readList(list, classes, fresh);
  opened.set(indexBy, fresh);
  return fresh;
}

function emptyPatterns(): Patterns {
  return {
    byRequiredWord: new Map(),
    withoutRequiredWord: [],
    byFirstWord: new Map(),
    withoutFirstWord: [],
    sentenceCount: 0,
  };
}

/**
 * A list has lines of five kinds: `= name = a|b c` a class, `: family.name decision severity` a rule, `- pattern` what is
 * innocent for the rules of that family, `-- pattern` for the rule above alone, and patterns of the rule above them.
 */
function readList(list: string, classes: WordClasses, into: Patterns): void {
  let rule: Rule | undefined;
  for (const line of readLines(list)) {
    if (line.startsWith('= ')) addClass(line, classes);
    else if (line.startsWith(': ')) rule = ruleOf(line);
    else if (rule) addPattern(line, rule, classes, into);
  }
}

function addClass(line: string, classes: WordClasses): void {
  const [, name = '', ways = ''] = line.match(/^= (\S+) = (.*)$/) ?? [];
  classes.set(name, parseWordClass(ways, classes));
}

function ruleOf(line: string): Rule {
  const [, name = '', decision = '', severity = ''] = line.split(' ');
  return { name, decision: decisions.find((one) => one === decision) ?? 'hold', severity: Number(severity) };
}

function addPattern(line: string, rule: Rule, classes: WordClasses, into: Patterns): void {
  const [, sign = '', words = line] = line.match(/^(--?) (.*)$/) ?? [];
  const pattern = parsePattern(words, classes);
  const entry: Entry = {
    pattern,
    rule: sign === '' ? rule : undefined,
    scope: sign === '--' ? rule.name : familyOf(rule.name),
    sentence: 0,
    tried: -1,
    matches: 0,
  };
  place(entry, pattern.requiredWords, into.byRequiredWord, into.withoutRequiredWord);
  place(entry, pattern.firstWords, into.byFirstWord, into.withoutFirstWord);
}

function place(entry: Entry, words: Iterable<string> | undefined, byWord: Map<string, Entry[]>, others: Entry[]): void {
  if (!words) others.push(entry);
  for (const word of words ?? []) {
    const entries = byWord.get(word);
    if (entries) entries.push(entry);
    else byWord.set(word, [entry]);
  }
}

/** What is innocent for luring is so for asking. */
function familyOf(rule: string): string {
  const family = rule.split('.')[0] ?? '';
  return family === 'asks' ? 'lure' : family;
}

interface Match {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}

/** Of one pattern in one sentence: repeating it says nothing new. */
const MAX_MATCHES = 4;

/** What the patterns find in the words of a text. Spans are places in the folded text. */
export function findPatterns(words: readonly Word[], place: TextKind = 'general'): Finding[] {
  const patterns = patternsFor(place);
  const matches = sentencesOf(words).flatMap(({ from, to }) => matchesIn(patterns, words.slice(from, to), from));
  const innocent = matches.filter(({ entry }) => !entry.rule);
  const found = matches.filter(({ entry, from, to }) =>
    innocent.every((other) => !isInScope(entry, other.entry.scope) || other.from >= to || from >= other.to),
  );
  return firstOfEachRule(found).map(({ entry, from, to }) => findingOf(entry, words, from, to));
}

function matchesIn(patterns: Patterns, sentence: readonly Word[], offset: number): Match[] {
  const { byFirstWord, withoutFirstWord } = patterns;
  const keys = sentence.map(keysOf);
  const number = markCandidates(patterns, keys);
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

/** Numbers the patterns of which a sentence holds a word that they cannot do without. */
function markCandidates(all: Patterns, keys: readonly (readonly string[])[]): number {
  all.sentenceCount += 1;
  for (const entry of all.withoutRequiredWord) mark(entry, all.sentenceCount);
  for (const own of keys)
    for (const key of own) for (const entry of all.byRequiredWord.get(key) ?? []) mark(entry, all.sentenceCount);
  return all.sentenceCount;
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

/** A pattern never reaches over a full stop. */
function sentencesOf(words: readonly Word[]): { from: number; to: number }[] {
  const starts = words.flatMap((word, at) => (word.startsSentence ? [at] : []));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }));
}

/** One match a rule and place. */
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
