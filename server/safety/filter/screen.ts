import { findCruelty } from './classifier.ts';
import { findContactDetails } from './contact-details.ts';
import { fold, spanOf } from './fold.ts';
import { wordsInName } from './names.ts';
import { findPatterns } from './patterns.ts';
import { wordsOf } from './sentence.ts';
import { piecesOf } from './tokens.ts';
import { decide, type Finding, type Verdict } from './verdict.ts';
import { VERSION } from './version.ts';
import { findWords, withoutAllowed } from './words.ts';

const MOST_LETTERS = 2000;

/**
 * Reads a text that a child wrote and says what may happen to it. Pure, in process, linear in the text, which is cut at
 * 2000 letters: what stands behind them would pass unread, so a longer text is refused.
 */
export function screen(text: string): Verdict {
  const findings = findingsIn(text.slice(0, MOST_LETTERS));
  if (text.length > MOST_LETTERS)
    findings.push({ rule: 'long.text', decision: 'refuse', severity: 1, span: [MOST_LETTERS, text.length] });
  return decide(findings, VERSION);
}

export function findingsIn(text: string): Finding[] {
  const name = wordsInName(text);
  const inName =
    name === undefined ? [] : findingsInWords(name).map((finding) => ({ ...finding, span: [0, text.length] as const }));
  return [...findingsInWords(text).filter(({ rule }) => !rule.startsWith('name.')), ...inName];
}

function findingsInWords(text: string): Finding[] {
  const folded = fold(text);
  const pieces = piecesOf(folded.text);
  const findings = [
    ...findWords(folded, pieces),
    ...findContactDetails(folded.text),
    ...findPatterns(wordsOf(folded, pieces)),
    ...findCruelty(withoutAllowed(folded.text, pieces)),
  ];
  return findings.map((finding) => ({ ...finding, span: spanOf(folded, ...finding.span) }));
}
