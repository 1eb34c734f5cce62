import type { Word } from './sentence.ts';

/**
 * Patterns over words, in place of regular expressions, which a hostile text can make explode. A pattern is matched from
 * each word on, keeping only a set of places: its time is its length times the length of its gaps.
 *
 * `word`, `stem~` (with its endings), `(a|b c)`, `@class`, `thing?` (may be missing), `..` (up to 3 words), `..6` (up to
 * 6), `%number`, `%name` (with a large letter), `%word`, `^` (first of a sentence), `$` (last), `!x` (x does not follow).
 */
export interface Pattern {
  readonly steps: readonly Step[];
  /** Words with which a match can begin; undefined when any can. */
  readonly begins: ReadonlySet<string> | undefined;
}

type Step =
  | { readonly kind: 'one'; readonly of: ReadonlySet<string> }
  | { readonly kind: 'test'; readonly test: (word: Word) => boolean }
  | { readonly kind: 'gap'; readonly most: number }
  | Either
  | { readonly kind: 'maybe'; readonly steps: readonly Step[] }
  | { readonly kind: 'unless'; readonly steps: readonly Step[] }
  | { readonly kind: 'first' }
  | { readonly kind: 'last' };

/** Ways by the word with which they begin, so that a class of hundreds costs one look. */
interface Either {
  readonly kind: 'either';
  readonly byWord: ReadonlyMap<string, readonly (readonly Step[])[]>;
  readonly others: readonly (readonly Step[])[];
}

const tests: Readonly<Record<string, (word: Word) => boolean>> = {
  number: ({ text }) => /^\d{1,4}$/.test(text),
  name: ({ isLarge, text }) => isLarge && text.length > 1,
  word: () => true,
  handle: ({ text }) => /\d/.test(text) && /[a-z]/.test(text),
};

export type Class = Step;
export type Classes = Map<string, Class>;

export function parse(line: string, classes: Classes): Pattern {
  const reader = { tokens: line.match(/!?\(|\)\??|\||[^\s()|]+/g) ?? [], at: 0 };
  const steps = readSteps(reader, classes);
  return { steps, begins: beginsOf(steps) };
}

/** A class, written as `a|b c|@other`. */
export function parseClass(line: string, classes: Classes): Class {
  return parse(`(${line})`, classes).steps[0] ?? { kind: 'first' };
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

function readSteps(reader: Reader, classes: Classes): Step[] {
  const steps: Step[] = [];
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at] ?? '';
    if (token === '|' || token.startsWith(')')) break;
    reader.at += 1;
    steps.push(token.endsWith('(') ? readGroup(reader, classes, token === '!(') : readOne(token, classes));
  }
  return steps;
}

function readGroup(reader: Reader, classes: Classes, isUnless: boolean): Step {
  const ways: (readonly Step[])[] = [];
  for (;;) {
    ways.push(readSteps(reader, classes));
    const token = reader.tokens[reader.at] ?? ')';
    reader.at += 1;
    if (token === '|') continue;
    const group = eitherOf(ways);
    if (isUnless) return { kind: 'unless', steps: [group] };
    return token === ')?' ? { kind: 'maybe', steps: [group] } : group;
  }
}

/** Ways of single words become one set: most groups are that. */
function eitherOf(ways: readonly (readonly Step[])[]): Step {
  const singles = ways.flatMap((way) => (way.length === 1 && way[0]?.kind === 'one' ? [way[0].of] : []));
  const words = new Set(singles.flatMap((single) => [...single]));
  if (singles.length === ways.length) return { kind: 'one', of: words };
  const byWord = new Map<string, (readonly Step[])[]>();
  const others: (readonly Step[])[] = [];
  const longer = ways.filter((way) => way.length !== 1 || way[0]?.kind !== 'one');
  for (const way of words.size > 0 ? [[{ kind: 'one', of: words } as const], ...longer] : longer) {
    const begins = beginsOf(way);
    if (!begins) others.push(way);
    for (const word of begins ?? []) {
      const known = byWord.get(word);
      if (known) known.push(way);
      else byWord.set(word, [way]);
    }
  }
  return { kind: 'either', byWord, others };
}

function readOne(token: string, classes: Classes): Step {
  if (token === '^') return { kind: 'first' };
  if (token === '$') return { kind: 'last' };
  if (token.startsWith('..')) return { kind: 'gap', most: Number(token.slice(2) || 3) };
  if (token.startsWith('!')) return { kind: 'unless', steps: [readOne(token.slice(1), classes)] };
  if (token.endsWith('?')) return { kind: 'maybe', steps: [readOne(token.slice(0, -1), classes)] };
  if (token.startsWith('%')) {
    const test = tests[token.slice(1)];
    if (!test) throw new Error(`no such test: ${token}`);
    return { kind: 'test', test };
  }
  if (token.startsWith('@')) {
    const known = classes.get(token.slice(1));
    if (!known) throw new Error(`no such class: ${token}`);
    return known;
  }
  return { kind: 'one', of: new Set(token.endsWith('~') ? formsOf(token.slice(0, -1)) : [token]) };
}

/** The forms of a verb or a noun: `hit~` is hit, hits, hitting, hitter. */
function formsOf(stem: string): string[] {
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

function beginsOf(steps: readonly Step[]): ReadonlySet<string> | undefined {
  const begins = new Set<string>();
  for (const step of steps) {
    if (step.kind === 'first' || step.kind === 'unless') continue;
    if (step.kind === 'one' && begins.size === 0) return step.of;
    const words = step.kind === 'maybe' ? beginsOf(step.steps) : wordsThatBegin(step);
    if (!words) return undefined;
    for (const word of words) begins.add(word);
    if (step.kind !== 'maybe') return begins;
  }
  return undefined;
}

function wordsThatBegin(step: Step): Iterable<string> | undefined {
  if (step.kind === 'one') return step.of;
  return step.kind === 'either' && step.others.length === 0 ? step.byWord.keys() : undefined;
}

/** Past which word a match that begins at `at` ends; the longest one; -1 when there is none. */
export function matchAt({ steps }: Pattern, words: readonly Word[], at: number): number {
  const ends = walk(steps, words, [at]);
  return ends.length === 0 ? -1 : Math.max(...ends);
}

function walk(steps: readonly Step[], words: readonly Word[], from: readonly number[]): readonly number[] {
  let places = from;
  for (const step of steps) {
    places = take(step, words, places);
    if (places.length === 0) break;
  }
  return places;
}

function take(step: Step, words: readonly Word[], places: readonly number[]): readonly number[] {
  switch (step.kind) {
    case 'one':
      return places.flatMap((place) => (step.of.has(words[place]?.text ?? '') ? [place + 1] : []));
    case 'test':
      return places.flatMap((place) => (isTrue(step.test, words[place]) ? [place + 1] : []));
    case 'gap':
      return unique(places.flatMap((place) => gap(words, place, step.most)));
    case 'either':
      return unique(places.flatMap((place) => eitherAt(step, words, place)));
    case 'maybe':
      return unique([...places, ...walk(step.steps, words, places)]);
    case 'unless':
      return places.filter((place) => walk(step.steps, words, [place]).length === 0);
    case 'first':
      return places.filter((place) => words[place]?.isFirst ?? false);
    case 'last':
      return places.filter((place) => words[place]?.isFirst ?? true);
  }
}

function eitherAt({ byWord, others }: Either, words: readonly Word[], place: number): readonly number[] {
  const ways = byWord.get(words[place]?.text ?? '');
  if (!ways && others.length === 0) return nowhere;
  return [...(ways ?? []), ...others].flatMap((way) => walk(way, words, [place]));
}

const nowhere: readonly number[] = [];

function isTrue(test: (word: Word) => boolean, word: Word | undefined): boolean {
  return word !== undefined && test(word);
}

/** A gap stays in its sentence. */
function gap(words: readonly Word[], place: number, most: number): number[] {
  const places = [place];
  for (let at = place; at < place + most && at < words.length; at += 1) {
    if (at > place && words[at]?.isFirst) break;
    places.push(at + 1);
  }
  return places;
}

function unique(places: readonly number[]): readonly number[] {
  return places.length < 2 ? places : [...new Set(places)];
}
