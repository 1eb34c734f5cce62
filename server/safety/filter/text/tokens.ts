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

const symbolRunPattern = /[^\s]+/g;
const plainChunk = /^[("'[*_]*[a-z0-9]+(?:'[a-z]{1,2})?[).,!?:;"'\]*_…]*$/;

/** Reads character by character: a regular expression takes three times as long, and every text is read. */
export function tokenize(text: string): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const start = at;
    while (isLetterOrDigit(text.charCodeAt(at))) at += 1;
    if (at === start) {
      at += 1;
      if (isSymbolAlone(text, start)) found.push(toToken(text, start, at, ''));
      continue;
    }
    const contraction = text.charCodeAt(at) === APOSTROPHE ? contractionAt(text, at + 1) : '';
    found.push(toToken(text, start, at, contraction));
    if (contraction !== '') at += 1 + contraction.length;
  }
  return found;
}

function toToken(text: string, start: number, end: number, contraction: string): Token {
  const word = text.slice(start, end);
  return { text: word, start, end, contraction, isDictionaryWord: isDictionaryWord(word) };
}

const APOSTROPHE = 39;
const contractions = ['s', 't', 're', 've', 'll', 'd', 'm'];

function contractionAt(text: string, at: number): string {
  return (
    contractions.find((one) => text.startsWith(one, at) && !isLetterOrDigit(text.charCodeAt(at + one.length))) ?? ''
  );
}

/** False for NaN, the code after the end. */
function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

const lonelySymbols = '@$!|+(<';

function isSymbolAlone(text: string, at: number): boolean {
  return lonelySymbols.includes(text.charAt(at)) && isBlank(text[at - 1]) && isBlank(text[at + 1]);
}

/** Folded texts have no other blanks. */
function isBlank(character: string | undefined): boolean {
  return character === undefined || character === ' ';
}

export function findSymbolRuns(text: string): SymbolRun[] {
  const found: SymbolRun[] = [];
  for (const match of text.matchAll(symbolRunPattern)) {
    if (!plainChunk.test(match[0]) || isMask(match[0])) found.push({ text: match[0], start: match.index });
  }
  return found;
}

const starAtEdge = /^(?:\*([a-z]{3,})|([a-z]{3,})\*)[.,!?]*$/;

/** `bitc*` and `*unt` are no words with a star beside them, as in `*their`, by which children correct themselves. */
function isMask(chunk: string): boolean {
  const [, after = '', before = after] = starAtEdge.exec(chunk) ?? [];
  return before !== '' && !isDictionaryWord(before);
}
