import type { Token } from '../text/tokens.ts';
import { isDictionaryWord } from './dictionary.ts';
import { lexicon, type SpreadWord } from './lexicon.ts';
import { findStrong } from './strong-words.ts';

const wordsBeforeContractedIs = 'it that let he she what there here where who how one this'.split(' ');
const MAX_PARTS = 4;

/** `fu ck`, `as shole`: tokens that form a strong word together, while not each of them is a word. */
export function findSplitWords(text: string, tokens: readonly Token[]): SpreadWord[] {
  const found: SpreadWord[] = [];
  if (tokens.every(({ isDictionaryWord }) => isDictionaryWord)) return found;
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first || first.text.length > 12 || isLostContraction(tokens[at - 1], first)) continue;
    let whole = first.text;
    let hasUnknownToken = !first.isDictionaryWord;
    for (let to = at + 1; to < Math.min(tokens.length, at + MAX_PARTS); to += 1) {
      const next = tokens[to];
      const before = tokens[to - 1];
      if (!next || !before || before.contraction !== '' || next.start - before.end > 3) break;
      whole += next.text;
      if (whole.length > 16) break;
      hasUnknownToken ||= !next.isDictionaryWord;
      const listed = hasUnknownToken && whole.length > 3 ? findStrong(whole) : undefined;
      if (listed && isOneWordSplit(text, tokens.slice(at, to + 1)))
        found.push({ listed, start: first.start, end: next.end });
    }
  }
  return found;
}

function isOneWordSplit(text: string, parts: readonly Token[]): boolean {
  const [left, right] = parts;
  if (left && right && isMaskedDictionaryWord(text, left, right)) return false;
  return (
    parts.some(({ text }) => text.length > 1) &&
    !parts.every((part) => part.isDictionaryWord || lexicon().words.has(part.text))
  );
}

/** `let s hit it`: the apostrophe is missing. */
function isLostContraction(before: Token | undefined, token: Token): boolean {
  return (
    before !== undefined &&
    token.text === 's' &&
    (wordsBeforeContractedIs.includes(before.text) || before.text.length > 3)
  );
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** `c*unt`: one symbol for a letter of an everyday word. */
export function isMaskedDictionaryWord(text: string, left: Token, right: Token): boolean {
  const gap = text.slice(left.end, right.start);
  return (
    gap.length === 1 && gap !== ' ' && alphabet.some((letter) => isDictionaryWord(left.text + letter + right.text))
  );
}
