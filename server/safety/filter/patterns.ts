import { type Classes, matchAt, type Pattern, parse, parseClass } from './grammar.ts';
import { readLines } from './lexicon.ts';
import type { Word } from './sentence.ts';
import type { Finding } from './verdict.ts';

interface Rule {
  readonly name: string;
  readonly decision: Finding['decision'];
  readonly severity: number;
}

interface Entry {
  readonly pattern: Pattern;
  /** What a match means; undefined when it says that all is well. */
  readonly rule: Rule | undefined;
  readonly family: string;
}

/** Classes come first: the later lists use them. */
const lists = [
  'classes.en.txt',
  'crisis.en.txt',
  'private.en.txt',
  'lure.en.txt',
  'unkind.en.txt',
  'hate.en.txt',
  'spanish.es.txt',
];
const decisions: readonly Finding['decision'][] = ['mask', 'hold', 'refuse', 'help'];

const byWord = new Map<string, Entry[]>();
const anywhere: Entry[] = [];
const classes: Classes = new Map();
for (const list of lists) read(list);

/**
 * A list has lines of four kinds: `= name = a|b c` a class, `: family.name decision severity` a rule, `- pattern` what is
 * innocent for the rules of that family, and patterns of the rule above them.
 */
function read(list: string): void {
  let rule: Rule | undefined;
  for (const line of readLines(list)) {
    if (line.startsWith('= ')) define(line);
    else if (line.startsWith(': ')) rule = ruleOf(line);
    else if (rule) enter(line, rule);
  }
}

function define(line: string): void {
  const [, name = '', ways = ''] = line.match(/^= (\S+) = (.*)$/) ?? [];
  classes.set(name, parseClass(ways, classes));
}

function ruleOf(line: string): Rule {
  const [, name = '', decision = '', severity = ''] = line.split(' ');
  return { name, decision: decisions.find((one) => one === decision) ?? 'hold', severity: Number(severity) };
}

function enter(line: string, rule: Rule): void {
  const isInnocent = line.startsWith('- ');
  const pattern = parse(isInnocent ? line.slice(2) : line, classes);
  const entry: Entry = { pattern, rule: isInnocent ? undefined : rule, family: rule.name.split('.')[0] ?? '' };
  if (!pattern.begins) anywhere.push(entry);
  for (const word of pattern.begins ?? []) {
    const entries = byWord.get(word);
    if (entries) entries.push(entry);
    else byWord.set(word, [entry]);
  }
}

interface Match {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}

/** What the patterns find in the words of a text. Spans are places in the folded text. */
export function findPatterns(words: readonly Word[]): Finding[] {
  const matches: Match[] = [];
  for (const { from, to } of sentencesOf(words)) {
    const sentence = words.slice(from, to);
    for (const [at, word] of sentence.entries()) {
      for (const entry of byWord.get(word.text) ?? []) tryAt(entry, sentence, at, from, matches);
      for (const entry of anywhere) tryAt(entry, sentence, at, from, matches);
    }
  }
  const innocent = matches.filter(({ entry }) => !entry.rule);
  const found = matches.filter(({ entry, from, to }) =>
    innocent.every((other) => other.entry.family !== entry.family || other.from >= to || from >= other.to),
  );
  return longest(found).map(({ entry, from, to }) => findingOf(entry, words, from, to));
}

/** A pattern never reaches over a full stop. */
function sentencesOf(words: readonly Word[]): { from: number; to: number }[] {
  const starts = words.flatMap((word, at) => (word.isFirst ? [at] : []));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }));
}

function tryAt(entry: Entry, sentence: readonly Word[], at: number, offset: number, matches: Match[]): void {
  const to = matchAt(entry.pattern, sentence, at);
  if (to > at) matches.push({ entry, from: offset + at, to: offset + to });
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
