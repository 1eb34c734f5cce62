import { findCruelty } from './classifier/classifier.ts';
import { findContactDetails } from './contact/contact-details.ts';
import { withoutFictionalAddresses } from './patterns/fiction.ts';
import { findPatterns, type TextKind } from './patterns/patterns.ts';
import { fold, spanOf } from './text/fold.ts';
import { wordsOf } from './text/sentence.ts';
import { tokensOf } from './text/tokens.ts';
import { decide, type Finding, type Verdict } from './verdict.ts';
import { VERSION } from './version.ts';
import { blankInnocentPhrases, findWords } from './words/find-words.ts';
import { splitName } from './words/split-name.ts';

const MAX_LENGTH = 2000;

/**
 * Reads a text that a child wrote and says what may happen to it. Pure, in process, linear in the text, which is cut at
 * 2000 letters: what stands behind them would pass unread, so a longer text is refused.
 */
export function screen(text: string): Verdict {
  return screenAs(text, 'general');
}

/** The same for a bio or a display name, stricter: nobody needs to be found or met through those. */
export function screenProfile(text: string): Verdict {
  return screenAs(text, 'profile');
}

function screenAs(text: string, place: TextKind): Verdict {
  const findings = findingsIn(text.slice(0, MAX_LENGTH), place);
  if (text.length > MAX_LENGTH)
    findings.push({ rule: 'long.text', decision: 'refuse', severity: 1, span: [MAX_LENGTH, text.length] });
  return decide(findings, VERSION);
}

export function findingsIn(text: string, place: TextKind = 'general'): Finding[] {
  const name = splitName(text);
  const inName =
    name === undefined
      ? []
      : findingsInWords(name, place).map((finding) => ({ ...finding, span: [0, text.length] as const }));
  return [...findingsInWords(text, place).filter(({ rule }) => !rule.startsWith('name.')), ...inName];
}

function findingsInWords(text: string, place: TextKind): Finding[] {
  const folded = fold(text);
  const pieces = tokensOf(folded.text);
  const words = wordsOf(folded, pieces);
  const findings = [
    ...findWords(folded, pieces),
    ...findContactDetails(folded.text),
    ...findPatterns(words),
    ...(place === 'profile' ? findPatterns(words, place) : []),
    ...findCruelty(blankInnocentPhrases(folded.text, pieces)),
  ];
  return withoutFictionalAddresses(findings, folded.text).map((finding) => ({
    ...finding,
    span: spanOf(folded, ...finding.span),
  }));
}
