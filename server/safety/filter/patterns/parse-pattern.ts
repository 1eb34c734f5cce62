import { findRequiredWords, firstWordsOfStep, listFirstWords } from './first-words.ts';
import type { Pattern, Step } from './pattern.ts';
import { buildSignatures } from './signature.ts';
import { wordTests } from './word-tests.ts';

export type WordClass = Step;
export type WordClasses = Map<string, WordClass>;

export function parsePattern(line: string, classes: WordClasses): Pattern {
  const reader = { tokens: line.match(/!?\(|\)\??|\||[^\s()|]+/g) ?? [], at: 0 };
  const steps = readSteps(reader, classes);
  const firstWords = listFirstWords(steps);
  return {
    steps,
    firstWords: firstWords && new Set(firstWords),
    requiredWords: findRequiredWords(steps),
    required: buildSignatures(steps.map(firstWordsOfStep).filter((words) => words !== undefined)),
  };
}

/** Reads a class, written as `a|b c|@other`. */
export function parseWordClass(line: string, classes: WordClasses): WordClass {
  return parsePattern(`(${line})`, classes).steps[0] ?? { kind: 'first' };
}

interface TokenReader {
  readonly tokens: readonly string[];
  at: number;
}

function readSteps(reader: TokenReader, classes: WordClasses): Step[] {
  const steps: Step[] = [];
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at] ?? '';
    if (token === '|' || token.startsWith(')')) break;
    reader.at += 1;
    steps.push(token.endsWith('(') ? readGroup(reader, classes, token === '!(') : readStep(token, classes));
  }
  return steps;
}

function readGroup(reader: TokenReader, classes: WordClasses, isUnless: boolean): Step {
  const alternatives: Step[][] = [];
  for (;;) {
    alternatives.push(readSteps(reader, classes));
    const token = reader.tokens[reader.at] ?? ')';
    reader.at += 1;
    if (token === '|') continue;
    const group = toAlternatives(alternatives);
    if (isUnless) return { kind: 'unless', steps: [group] };
    return token === ')?' ? { kind: 'maybe', steps: [group] } : group;
  }
}

/** Merges alternatives of one word into one set: most groups consist only of these. */
function toAlternatives(alternatives: readonly (readonly Step[])[]): Step {
  const words = new Set<string>();
  const byWord = new Map<string, (readonly Step[])[]>();
  const others: (readonly Step[])[] = [];
  for (const alternative of alternatives) {
    const only = alternative.length === 1 ? alternative[0] : undefined;
    if (typeof only === 'string') words.add(only);
    else if (only !== undefined && typeof only !== 'string' && only.kind === 'one')
      for (const word of only.words) words.add(word);
    else addAlternative(alternative, byWord, others);
  }
  if (byWord.size === 0 && others.length === 0) return { kind: 'one', words: words };
  for (const word of words) addTo(byWord, word, [word]);
  for (const [word, ownAlternatives] of byWord) byWord.set(word, withSharedBeginning(word, ownAlternatives));
  return { kind: 'either', byWord, others };
}

/** `you are|you were|you look like` is `you (are|were|look like)`, so that a lookup replaces many attempts. */
function withSharedBeginning(word: string, alternatives: (readonly Step[])[]): (readonly Step[])[] {
  const [merged, others] = partition(alternatives, ([first]) => first === word);
  if (merged.length < 2) return alternatives;
  const rests = merged.map((alternative) => alternative.slice(1)).filter((rest) => rest.length > 0);
  const isWhole = rests.length < merged.length;
  if (rests.length === 0) return [[word], ...others];
  const group = toAlternatives(rests);
  return [[word, isWhole ? { kind: 'maybe', steps: [group] } : group], ...others];
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function addAlternative(
  alternative: readonly Step[],
  byWord: Map<string, (readonly Step[])[]>,
  others: (readonly Step[])[],
): void {
  const firstWords = listFirstWords(alternative);
  if (!firstWords) others.push(alternative);
  for (const word of firstWords ?? []) addTo(byWord, word, alternative);
}

function addTo(byWord: Map<string, (readonly Step[])[]>, word: string, alternative: readonly Step[]): void {
  const known = byWord.get(word);
  if (known) known.push(alternative);
  else byWord.set(word, [alternative]);
}

function readStep(token: string, classes: WordClasses): Step {
  const rest = token.slice(1);
  switch (token.charAt(0)) {
    case '^':
      return { kind: 'first' };
    case '$':
      return { kind: 'last' };
    case '!':
      return { kind: 'unless', steps: [readStep(rest, classes)] };
    case '.':
      return { kind: 'gap', maxWords: Number(token.slice(2) || 3) };
  }
  if (token.endsWith('?')) return { kind: 'maybe', steps: [readStep(token.slice(0, -1), classes)] };
  const named = token.startsWith('%') ? wordTests[rest] : token.startsWith('@') ? classes.get(rest) : token;
  if (named === undefined) throw new Error(`no such class or test: ${token}`);
  if (typeof named === 'function') return { kind: 'test', name: token, test: named };
  if (typeof named === 'string' && named.endsWith('~'))
    return { kind: 'one', words: new Set(inflect(named.slice(0, -1))) };
  return named;
}

/** `hit~` is hit, hits, hitting, hitter. */
function inflect(stem: string): string[] {
  const cut = stem.endsWith('e') ? stem.slice(0, -1) : stem;
  const soft = stem.endsWith('y') ? stem.slice(0, -1) : stem;
  const last = stem.slice(-1);
  return [
    stem,
    `${stem}s`,
    `${stem}es`,
    `${soft}ies`,
    `${soft}ied`,
    `${cut}ed`,
    `${cut}ing`,
    `${cut}in`,
    `${cut}er`,
  ].concat([`${stem}${last}ed`, `${stem}${last}ing`, `${stem}${last}in`, `${stem}${last}er`, `${cut}ers`]);
}
