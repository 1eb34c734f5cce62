import type { Finding } from '../verdict.ts';
import { readLines } from '../words/lexicon.ts';

/** Famous addresses from stories, with punctuation or spaces between their words. */
const famousAddress = new RegExp(
  `(?<![a-z0-9])(?:${readLines('fiction.en.txt')
    .map((line) => line.replaceAll(' ', "[ ,.']{1,3}"))
    .join('|')})(?![a-z0-9])`,
  'g',
);

/** Nobody lives in Privet Drive. Spans are offsets into the folded text. */
export function withoutFictionalAddresses(findings: readonly Finding[], text: string): readonly Finding[] {
  if (!findings.some(({ rule }) => rule === ADDRESS_RULE)) return findings;
  const spans = [...text.matchAll(famousAddress)].map((match) => [match.index, match.index + match[0].length] as const);
  return findings.filter(
    ({ rule, span: [from, to] }) => rule !== ADDRESS_RULE || !spans.some(([start, end]) => from < end && start < to),
  );
}

const ADDRESS_RULE = 'private.address';
