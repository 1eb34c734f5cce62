import { isDictionaryWord } from '../words/dictionary.ts';

/** A run of letters and digits in a folded text, or a single symbol that may stand for a letter. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What follows an apostrophe: `s`, `t`, `re` and so on; otherwise empty. */
  readonly contraction: string;
  /** Computed once, as many steps need it. */
  readonly isDictionaryWord: boolean;
}

/** A run without blanks that has symbols between or around its letters: `f*ck`, `$hit`, `b-a-d`. */
export interface SymbolRun {
  readonly text: string;
  readonly start: number;
}

const tokenPattern = /[a-z0-9]+(?:'(?:s|t|re|ve|ll|d|m)(?![a-z0-9]))?|(?<![^\s])[@$!|+(<](?![^\s])/g;
const symbolRunPattern = /[^\s]+/g;
const plainChunk = /^[("'[*_]*[a-z0-9]+(?:'[a-z]{1,2})?[).,!?:;"'\]*_…]*$/;

export function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const cut = match[0].indexOf("'");
    const word = cut < 0 ? match[0] : match[0].slice(0, cut);
    found.push({
      text: word,
      start: match.index,
      end: match.index + word.length,
      contraction: cut < 0 ? '' : match[0].slice(cut + 1),
      isDictionaryWord: isDictionaryWord(word),
    });
  }
  return found;
}

export function symbolRunsOf(text: string): SymbolRun[] {
  const found: SymbolRun[] = [];
  for (const match of text.matchAll(symbolRunPattern)) {
    if (!plainChunk.test(match[0])) found.push({ text: match[0], start: match.index });
  }
  return found;
}
