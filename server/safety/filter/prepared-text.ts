import { type FoldedText, fold } from './text/fold.ts';
import { type Word, wordsOf } from './text/sentence.ts';
import { type Token, tokensOf } from './text/tokens.ts';
import { blankInnocentPhrases } from './words/find-words.ts';

/** A profile (bio or display name) is read more strictly, because every child can see it at any time. */
export type TextKind = 'general' | 'profile';

/** A text in the forms that the detectors read. It is prepared once and shared by all of them. */
export interface PreparedText {
  readonly kind: TextKind;
  readonly folded: FoldedText;
  readonly tokens: readonly Token[];
  readonly words: readonly Word[];
  /** The folded text without listed words in innocent phrases, for classifiers. It is as long as `folded.text`. */
  readonly textForClassifiers: string;
}

export function prepareText(text: string, kind: TextKind): PreparedText {
  const folded = fold(text);
  const tokens = tokensOf(folded.text);
  const words = wordsOf(folded, tokens);
  return { kind, folded, tokens, words, textForClassifiers: blankInnocentPhrases(folded.text, tokens) };
}
