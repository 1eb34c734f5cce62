import { explainLikely } from './classifier/explain.ts';
import { findLikely } from './classifier/heads.ts';
import { withoutVetoed } from './classifier/vetoes.ts';
import { findContactDetails } from './contact/contact-details.ts';
import { withoutUnmeant } from './guard/guard.ts';
import { withoutFictionalAddresses } from './patterns/fiction.ts';
import { findPatterns } from './patterns/patterns.ts';
import { type PreparedText, prepareText, type TextKind } from './prepared-text.ts';
import { toOriginalSpan } from './text/fold.ts';
import { decide, type Finding, type Verdict } from './verdict.ts';
import { VERSION } from './version.ts';
import { findWords } from './words/find-words.ts';
import { withoutForeignWords } from './words/foreign-words.ts';
import { ownWords } from './words/own-words.ts';
import { splitName } from './words/split-name.ts';

/** UTF-16 units. */
const MAX_LENGTH = 2000;

/** Looks for one kind of problem. Spans are offsets into the folded text. */
type Detector = (text: PreparedText) => readonly Finding[];

/** Looks at the findings of all detectors together and may drop, add or change some. */
type Guard = (findings: readonly Finding[], text: PreparedText) => readonly Finding[];

const detectors: readonly Detector[] = [
  ({ folded, tokens }) => findWords(folded, tokens),
  ({ folded }) => findContactDetails(folded.text),
  ({ words }) => findPatterns(words, 'general'),
  ({ words, kind }) => (kind === 'profile' ? findPatterns(words, 'profile') : []),
  ({ words, scores }) => findLikely(words, scores),
  ({ folded }) => ownWords.detect(folded.text),
];

const guards: readonly Guard[] = [
  (findings, text) => withoutForeignWords(findings, text),
  (findings, text) => withoutVetoed(findings, text),
  (findings, text) => withoutUnmeant(findings, text),
  (findings, { folded }) => withoutFictionalAddresses(findings, folded.text),
  (findings, { folded }) => ownWords.withoutAllowed(findings, folded.text),
];

/**
 * Decides what happens to a text that a child wrote. Pure and in process; the time grows linearly with the text. Only the first
 * 2000 UTF-16 units are read, so a longer text is refused. A profile (a bio or a display name) is screened more strictly: it
 * must not say how to find or meet a child.
 */
export function screen(text: string, kind: TextKind = 'general'): Verdict {
  const findings = collectFindings(text.slice(0, MAX_LENGTH), kind);
  if (text.length > MAX_LENGTH)
    findings.push({ rule: 'long.text', decision: 'refuse', severity: 1, span: [MAX_LENGTH, text.length] });
  return decide(findings, VERSION);
}

/** Spans are offsets into `text`. A name in one piece, like `killyourself`, is also read as the words that it consists of. */
export function collectFindings(text: string, kind: TextKind = 'general'): Finding[] {
  const inText = detect(text, kind).filter(({ rule }) => !rule.startsWith('name.'));
  const name = splitName(text);
  if (name === undefined) return inText;
  return [...inText, ...detect(name, kind).map((finding) => ({ ...finding, span: [0, text.length] as const }))];
}

/** Findings for staff: the words that a head was led by, in place of the whole text. Spans are offsets into `text`. */
export function collectExplainedFindings(text: string): Finding[] {
  const { words, folded } = prepareText(text, 'general');
  return collectFindings(text).flatMap((finding) => {
    const reasons = explainLikely(words, finding.rule);
    return reasons.length > 0
      ? reasons.map((reason) => ({ ...reason, span: toOriginalSpan(folded, ...reason.span) }))
      : [finding];
  });
}

function detect(original: string, kind: TextKind): Finding[] {
  const text = prepareText(original, kind);
  const detected: readonly Finding[] = detectors.flatMap((detector) => detector(text));
  return guards
    .reduce((findings, guard) => guard(findings, text), detected)
    .map((finding) => ({ ...finding, span: toOriginalSpan(text.folded, ...finding.span) }));
}
