import type { Finding } from '../verdict.ts';

/** Each match of a form, as a private detail that is refused. Spans are offsets into the text. */
export function findMatches(rule: string, form: RegExp, text: string): Finding[] {
  return [...text.matchAll(form)].map((match) => refusal(rule, match.index, match.index + match[0].length));
}

export function refusal(rule: string, start: number, end: number): Finding {
  return { rule, decision: 'refuse', severity: 2, span: [start, end] };
}
