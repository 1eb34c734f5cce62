import { languageOfTurns, scoreInLanguage, type TextLanguage } from './classifier/score-turns.ts';
import type { Scores } from './classifier/weights.ts';
import { type FoldedText, fold } from './text/fold.ts';
import { toWords, type Word } from './text/sentence.ts';
import { type Token, tokenize } from './text/tokens.ts';

/** A profile (bio or display name) is read more strictly, because every child can see it at any time. */
export type TextKind = 'general' | 'profile';

/** A text in the forms that the detectors read. It is prepared once and shared by all of them. */
export interface PreparedText {
  readonly kind: TextKind;
  readonly folded: FoldedText;
  readonly tokens: readonly Token[];
  readonly words: readonly Word[];
  /** Undefined if the text has too few words to tell. */
  readonly language: TextLanguage | undefined;
  /** How likely the text is of each family that has a head. A profile is too short to tell. */
  readonly scores: Scores;
}

export function prepareText(text: string, kind: TextKind): PreparedText {
  const folded = fold(text);
  const tokens = tokenize(folded.text);
  const words = toWords(folded, tokens);
  const turns = [{ words, isOther: false }];
  const language = languageOfTurns(turns);
  const scores = scoreInLanguage(kind === 'profile' ? undefined : language, turns);
  return { kind, folded, tokens, words, language, scores };
}
