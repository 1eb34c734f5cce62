import { isDictionaryWord } from '../filter/words/dictionary.ts';
import { isPersonName } from '../filter/words/person-names.ts';
import type { NameWord, Reading } from './readings.ts';
import type { Phrases } from './word-lists.ts';

/** The indexes of the words that a phrase covers. */
export function wordsInPhrases({ words }: Reading, phrases: Phrases): ReadonlySet<number> {
  const indexes = new Set<number>();
  for (const [at, { text }] of words.entries()) {
    for (const rest of phrases.get(text) ?? []) {
      if (!rest.every((part, offset) => words[at + 1 + offset]?.text === part)) continue;
      for (let index = at; index <= at + rest.length; index += 1) indexes.add(index);
    }
  }
  return indexes;
}

/** Whether a run of letters contains a root outside of innocent words and names. */
export function containsRoot({ runs }: Reading, roots: ReadonlySet<string>): boolean {
  const squeezed = runs.map((run) => (isInnocent(run) ? run : run.replace(/([a-z])\1+/g, '$1')));
  return [...runs, ...squeezed].some((run) => {
    if (isInnocent(run) && !roots.has(run)) return false;
    for (const root of roots) if (isExposed(run, root)) return true;
    return false;
  });
}

function isInnocent(run: string): boolean {
  return isDictionaryWord(run) || isPersonName(run);
}

function isExposed(run: string, root: string): boolean {
  for (let at = run.indexOf(root); at >= 0; at = run.indexOf(root, at + 1))
    if (!isInsideInnocentWord(run, at, at + root.length)) return true;
  return false;
}

function isInsideInnocentWord(run: string, start: number, end: number): boolean {
  for (let from = start; from >= 0; from -= 1) {
    for (let to = end; to <= run.length; to += 1) {
      if (to - from > end - start && isInnocent(run.slice(from, to))) return true;
    }
  }
  return false;
}

const MAX_JOINED_RUNS = 12;

/** `f_u_c_k` and `sta_ff`: neighbors that form a listed word together, while not each of them is a word. */
export function isSplitOverRuns({ runs }: Reading, isListed: (word: string) => boolean): boolean {
  return runs.some((_, from) => {
    for (let to = from + 2; to <= Math.min(runs.length, from + MAX_JOINED_RUNS); to += 1) {
      const parts = runs.slice(from, to);
      const hasUnknownPart = parts.some((part) => part.length < 2 || !isInnocent(part));
      if (hasUnknownPart && isListed(parts.join(''))) return true;
    }
    return false;
  });
}

/** The nearest word before or after, without the words in `small`. */
export function neighbor(words: readonly NameWord[], at: number, step: 1 | -1, small: ReadonlySet<string>) {
  for (let place = at + step; place >= 0 && place < words.length; place += step) {
    const word = words[place];
    if (word && !small.has(word.text)) return word;
  }
  return undefined;
}
