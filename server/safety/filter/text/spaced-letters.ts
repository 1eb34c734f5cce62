import { isDictionaryWord } from '../words/dictionary.ts';
import type { Token } from './tokens.ts';

const MIN_LETTERS = 4;
const MAX_LETTERS = 12;
const MAX_SKIPPED_LETTERS = 3;

/** `you are a l o s e r`: joins single letters to a word if there is such a word. `u r a` stays. */
export function joinSpacedLetters(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  let letters: Token[] = [];
  for (const token of tokens) {
    if (token.text.length === 1 && token.text >= 'a') {
      letters.push(token);
      continue;
    }
    joined.push(...joinLetters(letters), token);
    letters = [];
  }
  return [...joined, ...joinLetters(letters)];
}

function joinLetters(letters: readonly Token[]): readonly Token[] {
  for (let before = 0; before <= MAX_SKIPPED_LETTERS && letters.length - before >= MIN_LETTERS; before += 1) {
    const [first, ...others] = letters.slice(before);
    const last = others.at(-1);
    if (!first || !last || others.length >= MAX_LETTERS) continue;
    const text = others.reduce((word, letter) => word + letter.text, first.text);
    if (!isDictionaryWord(text)) continue;
    return [
      ...letters.slice(0, before),
      { text, start: first.start, end: last.end, contraction: '', isDictionaryWord: true },
    ];
  }
  return letters;
}
