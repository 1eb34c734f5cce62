import type { Finding } from '../verdict.ts';

/** A word that staff of this instance block or allow, folded. */
export interface OwnWord {
  readonly word: string;
  readonly change: 'add' | 'allow';
}

/** Whatever the operator allows, these stay: they protect a child, whichever words they are made of. */
const protectedFamilies = ['crisis', 'selfharm', 'danger', 'lure', 'asks', 'private'];

/**
 * The words of this instance. The filter is the same for every reader and is asked without a context, so the process has one
 * list; the safety module fills it at the start and after every change (docs/decisions/0033-own-words.md).
 */
class OwnWords {
  #blocked: RegExp | undefined;
  #allowed: RegExp | undefined;

  replace(words: readonly OwnWord[]): void {
    this.#blocked = buildPattern(words.filter(({ change }) => change === 'add'));
    this.#allowed = buildPattern(words.filter(({ change }) => change === 'allow'));
  }

  /** Spans are offsets into the folded text. */
  detect(folded: string): Finding[] {
    return findSpans(folded, this.#blocked).map((span) => ({ rule: 'word.own', decision: 'hold', severity: 2, span }));
  }

  withoutAllowed(findings: readonly Finding[], folded: string): readonly Finding[] {
    const spans = findSpans(folded, this.#allowed);
    if (spans.length === 0) return findings;
    return findings.filter((finding) => isProtected(finding) || !spans.some((span) => overlap(span, finding.span)));
  }
}

export const ownWords = new OwnWords();

export function isProtected({ rule }: Pick<Finding, 'rule'>): boolean {
  return protectedFamilies.includes(rule.split('.')[0] ?? '');
}

function overlap(one: Finding['span'], other: Finding['span']): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

function buildPattern(words: readonly OwnWord[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  const escaped = words.map(({ word }) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function findSpans(folded: string, pattern: RegExp | undefined): (readonly [number, number])[] {
  if (!pattern) return [];
  return [...folded.matchAll(pattern)].map(({ index, 0: match }) => [index, index + match.length] as const);
}
