import type { Word } from '../text/sentence.ts';
import { isFirstName, isKnown } from '../words/dictionary.ts';

/**
 * Patterns over words, in place of regular expressions, which a hostile text can make explode. The places that a match
 * can have reached are the bits of one number, so that a match costs its steps times 31 at worst.
 *
 * `word`, `stem~` (with its endings), `(a|b c)`, `@class`, `thing?` (may be missing), `..` (up to 3 words), `..6` (up to
 * 6), `%number`, `%name` (with a large letter), `%word`, `%handle`
 * (letters and figures), `%unknown` (in no dictionary), `%time` (`3pm`), `%agesex` (`12f`), `^` (first of a sentence), `$` (last), `!x` (x does not follow).
 */
export interface Pattern {
  readonly steps: readonly Step[];
  /** Words with which a match can begin, `%name` for any name; undefined when any can. */
  readonly begins: ReadonlySet<string> | undefined;
  /** One of these stands in every match: the rarest words that the pattern cannot do without. */
  readonly needs: readonly string[] | undefined;
}

type Step = string | OneOf | Either | Test | Gap | Around | Edge;

interface OneOf {
  readonly kind: 'one';
  readonly of: ReadonlySet<string>;
}

/** Ways by the word with which they begin, so that a class of hundreds costs one look. */
interface Either {
  readonly kind: 'either';
  readonly byWord: ReadonlyMap<string, readonly (readonly Step[])[]>;
  readonly others: readonly (readonly Step[])[];
}

interface Test {
  readonly kind: 'test';
  readonly name: string;
  readonly test: (word: Word) => boolean;
}

interface Gap {
  readonly kind: 'gap';
  readonly most: number;
}

interface Around {
  readonly kind: 'maybe' | 'unless';
  readonly steps: readonly Step[];
}

interface Edge {
  readonly kind: 'first' | 'last';
}

/** A pattern reaches no further than this many words. */
const REACH = 30;

const tests: Readonly<Record<string, (word: Word) => boolean>> = {
  number: ({ text }) => /^\d{1,8}$/.test(text),
  name: isName,
  word: () => true,
  handle: ({ text }) => /\d/.test(text) && /[a-z]/.test(text),
  unknown: ({ text }) => text.length > 3 && !isKnown(text) && !isFirstName(text),
  time: ({ text }) => /^\d{1,2}(?:am|pm)$/.test(text),
  agesex: ({ text }) => /^(?:[5-9]|1\d)(?:[mf]|yo)$|^[mf](?:[5-9]|1\d)$/.test(text),
};

export type Class = Step;
export type Classes = Map<string, Class>;

export function parse(line: string, classes: Classes): Pattern {
  const reader = { tokens: line.match(/!?\(|\)\??|\||[^\s()|]+/g) ?? [], at: 0 };
  const steps = readSteps(reader, classes);
  const begins = beginsOf(steps);
  return { steps, begins: begins && new Set(begins), needs: needsOf(steps) };
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
  const ways: Step[][] = [];
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
  const words = new Set<string>();
  const byWord = new Map<string, (readonly Step[])[]>();
  const others: (readonly Step[])[] = [];
  for (const way of ways) {
    const only = way.length === 1 ? way[0] : undefined;
    if (typeof only === 'string') words.add(only);
    else if (only !== undefined && typeof only !== 'string' && only.kind === 'one')
      for (const word of only.of) words.add(word);
    else place(way, byWord, others);
  }
  if (byWord.size === 0 && others.length === 0) return { kind: 'one', of: words };
  for (const word of words) put(byWord, word, [word]);
  return { kind: 'either', byWord, others };
}

function place(way: readonly Step[], byWord: Map<string, (readonly Step[])[]>, others: (readonly Step[])[]): void {
  const begins = beginsOf(way);
  if (!begins) others.push(way);
  for (const word of begins ?? []) put(byWord, word, way);
}

function put(byWord: Map<string, (readonly Step[])[]>, word: string, way: readonly Step[]): void {
  const known = byWord.get(word);
  if (known) known.push(way);
  else byWord.set(word, [way]);
}

function readOne(token: string, classes: Classes): Step {
  const rest = token.slice(1);
  switch (token.charAt(0)) {
    case '^':
      return { kind: 'first' };
    case '$':
      return { kind: 'last' };
    case '!':
      return { kind: 'unless', steps: [readOne(rest, classes)] };
    case '.':
      return { kind: 'gap', most: Number(token.slice(2) || 3) };
  }
  if (token.endsWith('?')) return { kind: 'maybe', steps: [readOne(token.slice(0, -1), classes)] };
  const named = token.startsWith('%') ? tests[rest] : token.startsWith('@') ? classes.get(rest) : token;
  if (named === undefined) throw new Error(`no such class or test: ${token}`);
  if (typeof named === 'function') return { kind: 'test', name: token, test: named };
  if (typeof named === 'string' && named.endsWith('~'))
    return { kind: 'one', of: new Set(formsOf(named.slice(0, -1))) };
  return named;
}

/** Written with a large letter where no sentence begins, or a first name. */
export function isName({ isLarge, isFirst, text }: Word): boolean {
  return isLarge && text.length > 1 && (!isFirst || isFirstName(text));
}

const everyday = new Set(
  'i you the a an to and is are am was my me your it do not in on at of for that with he she they we us him her his so this be have has if or but what how will can go get like just all no up out from as by she did does had were'.split(
    ' ',
  ),
);

/** The smallest set of rare words of which a match must hold one. */
function needsOf(steps: readonly Step[]): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const words = wordsThatBegin(step);
    if (!words) continue;
    const listed = [...words];
    const cost = listed.length + 1000 * listed.filter((word) => everyday.has(word) || word === '%name').length;
    if (cost >= least) continue;
    least = cost;
    best = listed;
  }
  return best;
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

function beginsOf(steps: readonly Step[]): Iterable<string> | undefined {
  const begins: string[] = [];
  for (const step of steps) {
    if (typeof step !== 'string' && (step.kind === 'first' || step.kind === 'unless')) continue;
    const isMaybe = typeof step !== 'string' && step.kind === 'maybe';
    const words = isMaybe ? beginsOf(step.steps) : wordsThatBegin(step);
    if (!words) return undefined;
    if (!isMaybe && begins.length === 0) return words;
    begins.push(...words);
    if (!isMaybe) return new Set(begins);
  }
  return undefined;
}

function wordsThatBegin(step: Step): readonly string[] | ReadonlySet<string> | undefined {
  if (typeof step === 'string') return [step];
  if (step.kind === 'one') return step.of;
  if (step.kind === 'test') return step.name === '%name' ? [step.name] : undefined;
  return step.kind === 'either' && step.others.length === 0 ? new Set(step.byWord.keys()) : undefined;
}

/** Past which word the longest match that begins at `at` ends; -1 when there is none. */
export function matchAt({ steps }: Pattern, words: readonly Word[], at: number): number {
  const ends = walk(steps, words, at, 1);
  return ends === 0 ? -1 : at + 31 - Math.clz32(ends);
}

/** Places are bits, counted from `at`. */
function walk(steps: readonly Step[], words: readonly Word[], at: number, from: number): number {
  let places = from;
  for (const step of steps) {
    places = take(step, words, at, places);
    if (places === 0) return 0;
  }
  return places;
}

function take(step: Step, words: readonly Word[], at: number, places: number): number {
  if (typeof step !== 'string') {
    if (step.kind === 'maybe') return places | walk(step.steps, words, at, places);
    if (step.kind === 'gap') return gap(places, step.most, Math.min(REACH, words.length - at));
  }
  let ends = 0;
  for (let left = places; left !== 0; left &= left - 1) {
    const offset = 31 - Math.clz32(left & -left);
    if (offset <= REACH) ends |= takeOne(step, words, at, offset);
  }
  return ends;
}

function takeOne(step: Step, words: readonly Word[], at: number, offset: number): number {
  const word = words[at + offset];
  const here = 1 << offset;
  if (typeof step === 'string') return word !== undefined && (word.text === step || word.also === step) ? here << 1 : 0;
  switch (step.kind) {
    case 'one':
      return word !== undefined && (step.of.has(word.text) || (word.also !== undefined && step.of.has(word.also)))
        ? here << 1
        : 0;
    case 'test':
      return word !== undefined && step.test(word) ? here << 1 : 0;
    case 'either':
      return eitherAt(step, words, at, offset);
    case 'unless':
      return walk(step.steps, words, at, here) === 0 ? here : 0;
    case 'first':
      return at + offset === 0 ? here : 0;
    case 'last':
      return word === undefined ? here : 0;
    default:
      return 0;
  }
}

function eitherAt({ byWord, others }: Either, words: readonly Word[], at: number, offset: number): number {
  let ends = 0;
  const word = words[at + offset];
  for (const way of byWord.get(word?.text ?? '') ?? []) ends |= walk(way, words, at, 1 << offset);
  for (const way of byWord.get(word?.also ?? '') ?? []) ends |= walk(way, words, at, 1 << offset);
  if (word && isName(word)) for (const way of byWord.get('%name') ?? []) ends |= walk(way, words, at, 1 << offset);
  for (const way of others) ends |= walk(way, words, at, 1 << offset);
  return ends;
}

function gap(places: number, most: number, last: number): number {
  let reached = places;
  for (let step = 0; step < most; step += 1) reached |= reached << 1;
  return reached & (2 ** (last + 1) - 1);
}
