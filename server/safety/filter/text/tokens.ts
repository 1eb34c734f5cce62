import { isKnown } from '../words/dictionary.ts';

/** A run of letters and digits of a folded text, or a lone sign that may stand for a letter. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What follows an apostrophe: `s`, `t`, `re` and the like; empty when nothing does. */
  readonly ending: string;
  /** Whether it is an everyday word: asked often, and answered once. */
  readonly isKnown: boolean;
}

/** A run without blanks that holds signs between or around its letters: `f*ck`, `$hit`, `b-a-d`. */
export interface Chunk {
  readonly text: string;
  readonly start: number;
}

const pieces = /[a-z0-9]+(?:'(?:s|t|re|ve|ll|d|m)(?![a-z0-9]))?|(?<![^\s])[@$!|+(<](?![^\s])/g;
const chunks = /[^\s]+/g;
const plainChunk = /^[("'[*_]*[a-z0-9]+(?:'[a-z]{1,2})?[).,!?:;"'\]*_…]*$/;

export function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  for (const match of text.matchAll(pieces)) {
    const cut = match[0].indexOf("'");
    const word = cut < 0 ? match[0] : match[0].slice(0, cut);
    found.push({
      text: word,
      start: match.index,
      end: match.index + word.length,
      ending: cut < 0 ? '' : match[0].slice(cut + 1),
      isKnown: isKnown(word),
    });
  }
  return found;
}

export function chunksOf(text: string): Chunk[] {
  const found: Chunk[] = [];
  for (const match of text.matchAll(chunks)) {
    if (!plainChunk.test(match[0])) found.push({ text: match[0], start: match.index });
  }
  return found;
}
