import type { Word } from '../text/sentence.ts';
import type { Finding } from '../verdict.ts';
import { readLines } from '../words/lexicon.ts';
import { type Classes, isName, matchAt, type Pattern, parse, parseClass } from './grammar.ts';

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
  readonly byNeed: Map<string, Entry[]>;
  readonly needless: Entry[];
  /** By a word with which a match can begin. */
  readonly byBegin: Map<string, Entry[]>;
  readonly anyBegin: Entry[];
  /** How many sentences were read; numbers them. */
  sentences: number;
}

const opened = new Map<Place, Patterns>();

/** Whether strangers may read it at leisure. */
export type Place = 'anywhere' | 'profile';

/** Opened by the first text, not by the start of the server. */
function patternsFor(place: Place): Patterns {
  const known = opened.get(place);
  if (known) return known;
  const fresh = nothingYet();
  const classes: Classes = new Map();
  for (const list of lists) read(list, classes, place === 'profile' ? nothingYet() : fresh);
  if (place === 'profile') for (const list of profileLists) read(list, classes, fresh);
  opened.set(place, fresh);
  return fresh;
}

function nothingYet(): Patterns {
  return { byNeed: new Map(), needless: [], byBegin: new Map(), anyBegin: [], sentences: 0 };
}

/**
 * A list has lines of five kinds: `= name = a|b c` a class, `: family.name decision severity` a rule, `- pattern` what is
 * innocent for the rules of that family, `-- pattern` for the rule above alone, and patterns of the rule above them.
 */
function read(list: string, classes: Classes, into: Patterns): void {
  let rule: Rule | undefined;
  for (const line of readLines(list)) {
    if (line.startsWith('= ')) define(line, classes);
    else if (line.startsWith(': ')) rule = ruleOf(line);
    else if (rule) enter(line, rule, classes, into);
  }
}

function define(line: string, classes: Classes): void {
  const [, name = '', ways = ''] = line.match(/^= (\S+) = (.*)$/) ?? [];
  classes.set(name, parseClass(ways, classes));
}

function ruleOf(line: string): Rule {
  const [, name = '', decision = '', severity = ''] = line.split(' ');
  return { name, decision: decisions.find((one) => one === decision) ?? 'hold', severity: Number(severity) };
}

function enter(line: string, rule: Rule, classes: Classes, into: Patterns): void {
  const [, sign = '', words = line] = line.match(/^(--?) (.*)$/) ?? [];
  const pattern = parse(words, classes);
  const entry: Entry = {
    pattern,
    rule: sign === '' ? rule : undefined,
    scope: sign === '--' ? rule.name : familyOf(rule.name),
    sentence: 0,
    tried: -1,
    matches: 0,
  };
  place(entry, pattern.needs, into.byNeed, into.needless);
  place(entry, pattern.begins, into.byBegin, into.anyBegin);
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
export function findPatterns(words: readonly Word[], place: Place = 'anywhere'): Finding[] {
  const patterns = patternsFor(place);
  const matches = sentencesOf(words).flatMap(({ from, to }) => matchesIn(patterns, words.slice(from, to), from));
  const innocent = matches.filter(({ entry }) => !entry.rule);
  const found = matches.filter(({ entry, from, to }) =>
    innocent.every((other) => !isWithin(entry, other.entry.scope) || other.from >= to || from >= other.to),
  );
  return longest(found).map(({ entry, from, to }) => findingOf(entry, words, from, to));
}

function matchesIn(patterns: Patterns, sentence: readonly Word[], offset: number): Match[] {
  const { byBegin, anyBegin } = patterns;
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
    tryAll(anyBegin);
    for (const key of keys[at] ?? []) tryAll(byBegin.get(key) ?? []);
  }
  return matches;
}

/** Numbers the patterns of which a sentence holds a word that they cannot do without. */
function markCandidates(all: Patterns, keys: readonly (readonly string[])[]): number {
  all.sentences += 1;
  for (const entry of all.needless) mark(entry, all.sentences);
  for (const own of keys)
    for (const key of own) for (const entry of all.byNeed.get(key) ?? []) mark(entry, all.sentences);
  return all.sentences;
}

function mark(entry: Entry, sentence: number): void {
  entry.sentence = sentence;
  entry.tried = -1;
  entry.matches = 0;
}

function keysOf(word: Word): readonly string[] {
  const own = word.also === undefined ? [word.text] : [word.text, word.also];
  return isName(word) ? [...own, '%name'] : own;
}

function isWithin({ rule }: Entry, scope: string): boolean {
  return rule !== undefined && (rule.name === scope || familyOf(rule.name) === scope);
}

/** A pattern never reaches over a full stop. */
function sentencesOf(words: readonly Word[]): { from: number; to: number }[] {
  const starts = words.flatMap((word, at) => (word.isFirst ? [at] : []));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }));
}

/** One match a rule and place. */
function longest(matches: readonly Match[]): Match[] {
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
