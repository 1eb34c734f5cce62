import { findCruelty } from './classifier/classifier.ts';
import { findContactDetails } from './contact/contact-details.ts';
import { withoutFiction } from './patterns/fiction.ts';
import { findPatterns, type Place } from './patterns/patterns.ts';
import { fold, spanOf } from './text/fold.ts';
import { wordsOf } from './text/sentence.ts';
import { piecesOf } from './text/tokens.ts';
import { decide, type Finding, type Verdict } from './verdict.ts';
import { VERSION } from './version.ts';
import { wordsInName } from './words/names.ts';
import { findWords, withoutAllowed } from './words/words.ts';

const MAX_LETTERS = 2000;

/**
 * Reads a text that a child wrote and says what may happen to it. Pure, in process, linear in the text, which is cut at
 * 2000 letters: what stands behind them would pass unread, so a longer text is refused.
 */
export function screen(text: string): Verdict {
  return verdictOn(text, 'anywhere');
}

/** The same for a bio or a display name, stricter: nobody needs to be found or met through those. */
export function screenProfile(text: string): Verdict {
  return verdictOn(text, 'profile');
}

function verdictOn(text: string, place: Place): Verdict {
  const findings = findingsIn(text.slice(0, MAX_LETTERS), place);
  if (text.length > MAX_LETTERS)
    findings.push({ rule: 'long.text', decision: 'refuse', severity: 1, span: [MAX_LETTERS, text.length] });
  return decide(findings, VERSION);
}

export function findingsIn(text: string, place: Place = 'anywhere'): Finding[] {
  const name = wordsInName(text);
  const inName =
    name === undefined
      ? []
      : findingsInWords(name, place).map((finding) => ({ ...finding, span: [0, text.length] as const }));
  return [...findingsInWords(text, place).filter(({ rule }) => !rule.startsWith('name.')), ...inName];
}

function findingsInWords(text: string, place: Place): Finding[] {
  const folded = fold(text);
  const pieces = piecesOf(folded.text);
  const words = wordsOf(folded, pieces);
  const findings = [
    ...findWords(folded, pieces),
    ...findContactDetails(folded.text),
    ...findPatterns(words),
    ...(place === 'profile' ? findPatterns(words, place) : []),
    ...findCruelty(withoutAllowed(folded.text, pieces)),
  ];
  return withoutFiction(findings, folded.text).map((finding) => ({
    ...finding,
    span: spanOf(folded, ...finding.span),
  }));
}
