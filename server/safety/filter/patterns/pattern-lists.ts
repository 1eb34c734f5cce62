import type { TextKind } from '../prepared-text.ts';
import type { Finding } from '../verdict.ts';
import { readLines } from '../words/lexicon.ts';
import { parsePattern, parseWordClass, type WordClasses } from './parse-pattern.ts';
import type { Pattern } from './pattern.ts';

interface Rule {
  readonly name: string;
  readonly decision: Finding['decision'];
  readonly severity: number;
}

export interface Entry {
  readonly pattern: Pattern;
  /** What a match means. Undefined for an innocent pattern: its match hides findings at the same place. */
  readonly rule: Rule | undefined;
  /** The rule or the family of rules whose findings an innocent pattern hides. */
  readonly scope: string;
  /** The number of the last sentence for which the pattern was considered. The search is synchronous, so all texts share it. */
  sentence: number;
}

/** The patterns of the guard find nothing bad: they say what a finding means. */
export type PatternKind = TextKind | 'guard';

export interface PatternIndex {
  readonly byRequiredWord: Map<string, Entry[]>;
  readonly withoutRequiredWord: Entry[];
  /** The number of the sentence that is being searched. */
  sentence: number;
}

/** Each list can use the classes of the lists before it. */
const generalLists = [
  'classes.en.txt',
  'crisis.en.txt',
  'private.en.txt',
  'lure.en.txt',
  'selfharm.en.txt',
  'unkind.en.txt',
  'hate.en.txt',
  'danger.en.txt',
  'languages/spanish.es.txt',
  'languages/neighbors.txt',
];
/** Read after the general lists, because they use their classes. */
const additionalLists: Readonly<Record<Exclude<PatternKind, 'general'>, string>> = {
  profile: 'profile.en.txt',
  guard: 'guard.en.txt',
};
const decisions: readonly Finding['decision'][] = ['mask', 'hold', 'refuse', 'help'];

/** An index for profiles or for the guard holds only its own patterns. */
export function readPatterns(kind: PatternKind): PatternIndex {
  const general = emptyIndex();
  const additional = emptyIndex();
  const classes: WordClasses = new Map();
  for (const list of generalLists) readList(list, classes, general);
  if (kind === 'general') return general;
  readList(additionalLists[kind], classes, additional);
  return additional;
}

function emptyIndex(): PatternIndex {
  return {
    byRequiredWord: new Map(),
    withoutRequiredWord: [],
    sentence: 0,
  };
}

/**
 * Lines: `= name = a|b c` defines a class, `: family.name decision severity` begins a rule, and the patterns of that rule follow.
 * `- pattern` is innocent for all rules of the family, `-- pattern` only for the rule above it.
 */
function readList(list: string, classes: WordClasses, index: PatternIndex): void {
  let rule: Rule | undefined;
  for (const line of readLines(list)) {
    if (line.startsWith('= ')) addClass(line, classes);
    else if (line.startsWith(': ')) rule = parseRule(line);
    else if (rule) addPattern(line, rule, classes, index);
  }
}

function addClass(line: string, classes: WordClasses): void {
  const [, name = '', alternatives = ''] = line.match(/^= (\S+) = (.*)$/) ?? [];
  classes.set(name, parseWordClass(alternatives, classes));
}

function parseRule(line: string): Rule {
  const [, name = '', decision = '', severity = ''] = line.split(' ');
  return { name, decision: decisions.find((one) => one === decision) ?? 'hold', severity: Number(severity) };
}

function addPattern(line: string, rule: Rule, classes: WordClasses, index: PatternIndex): void {
  const [, sign = '', words = line] = line.match(/^(--?) (.*)$/) ?? [];
  const pattern = parsePattern(words, classes);
  const entry: Entry = {
    pattern,
    rule: sign === '' ? rule : undefined,
    scope: sign === '--' ? rule.name : getFamily(rule.name),
    sentence: 0,
  };
  if (!pattern.requiredWords) index.withoutRequiredWord.push(entry);
  for (const word of pattern.requiredWords ?? []) {
    const entries = index.byRequiredWord.get(word);
    if (entries) entries.push(entry);
    else index.byRequiredWord.set(word, [entry]);
  }
}

/** What is innocent for `lure` rules is innocent for `asks` rules too. */
export function getFamily(rule: string): string {
  const family = rule.split('.')[0] ?? '';
  return family === 'asks' ? 'lure' : family;
}
