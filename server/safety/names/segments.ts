import { isDictionaryWord } from '../filter/words/dictionary.ts';
import { isClearlyPersonName, isCommonName, isPersonName } from '../filter/words/person-names.ts';

/** The words of a run of letters. */
export interface Segments {
  readonly words: readonly string[];
  /** No letters are left over: `uglymarcus`, not `yamashita`. */
  readonly isClean: boolean;
}

/** Short words that people write together with others. Any other two or three letters are more likely part of a name. */
const shortWords = new Set(
  'i u a my me is in on it of so we he up go no to ur du es ta te tu la le de di ti va un das der bin bist ich the and you big fat hot for not are his her all man boy kid fan god gay sex red mad top old new bad dad mom'.split(
    ' ',
  ),
);
const MAX_RUN_LENGTH = 30;
const LEFTOVER_COST = 15;
const LEFTOVER_COST_PER_LETTER = 9;

/** Splits a run into as few words as possible. It stays whole if it is a word or a name, or if no split makes sense. */
export function splitSegments(run: string, listed: ReadonlySet<string>): Segments {
  if (run.length < 4 || run.length > MAX_RUN_LENGTH || listed.has(run) || isDictionaryWord(run) || isPersonName(run))
    return { words: [run], isClean: true };
  const best = cheapestSplit(run, listed);
  return best.isClean && best.words.length < 6 ? best : { words: [run], isClean: false };
}

interface Path {
  readonly cost: number;
  readonly from: number;
  readonly isWord: boolean;
}

function cheapestSplit(run: string, listed: ReadonlySet<string>): Segments {
  const paths: Path[] = [{ cost: 0, from: 0, isWord: true }];
  for (let to = 1; to <= run.length; to += 1) {
    let best: Path = { cost: Number.POSITIVE_INFINITY, from: 0, isWord: false };
    for (let from = 0; from < to; from += 1) {
      const before = paths[from];
      if (!before) continue;
      const wordCost = getCost(run.slice(from, to), listed);
      const cost = before.cost + (wordCost ?? LEFTOVER_COST + LEFTOVER_COST_PER_LETTER * (to - from));
      if (cost < best.cost) best = { cost, from, isWord: wordCost !== undefined };
    }
    paths.push(best);
  }
  return splitAlong(run, paths);
}

function splitAlong(run: string, paths: readonly Path[]): Segments {
  const words: string[] = [];
  let isClean = true;
  for (let to = run.length; to > 0; ) {
    const path = paths[to];
    if (!path) break;
    words.unshift(run.slice(path.from, to));
    isClean &&= path.isWord;
    to = path.from;
  }
  return { words, isClean };
}

/** Whether a part of a longer run has a meaning of its own. Three letters are more often part of a name. */
export function isPlainPart(part: string): boolean {
  if (part.length < 3) return false;
  return part.length < 4 ? shortWords.has(part) || isCommonName(part) : isDictionaryWord(part) || isCommonName(part);
}

/** Between splits of equally many words, the one without listed words wins. */
function getCost(word: string, listed: ReadonlySet<string>): number | undefined {
  const isListed = listed.has(word) ? 1 : 0;
  if (word.length < 4)
    return shortWords.has(word) || isCommonName(word) || (isListed && word.length > 2) ? 12 + isListed : undefined;
  return isListed || isDictionaryWord(word) || isClearlyPersonName(word) ? 10 + isListed : undefined;
}
