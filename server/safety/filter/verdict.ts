export type Decision = 'allow' | 'mask' | 'hold' | 'refuse' | 'help';

/** [from, to) in UTF-16 units. */
export type Span = readonly [from: number, to: number];

/** What one detector found. */
export interface Finding {
  /** `family.name`. Families: word, private, asks, lure, crisis, selfharm, unkind, hate, name, unsure, odd, long. */
  readonly rule: string;
  readonly decision: Exclude<Decision, 'allow'>;
  /** 1 mild, 2 strong, 3 severe, 4 a person is in danger. */
  readonly severity: number;
  readonly span: Span;
}

export interface Verdict {
  readonly decision: Decision;
  readonly rules: readonly string[];
  /** The rules that led to the decision. */
  readonly decidingRules: readonly string[];
  readonly spans: readonly Span[];
  /** 0 nothing, 1 mild, 2 strong, 3 severe, 4 a person is in danger. */
  readonly severity: number;
  readonly version: string;
  /** Whether staff must see the text though nobody else does. */
  readonly isAlarming: boolean;
}

/** The severity from which a person may be in danger. */
export const DANGER = 4;

/** Lowest priority first. A child in danger gets help, no matter what else the text contains. */
const decisionsByPriority: readonly Decision[] = ['allow', 'mask', 'hold', 'refuse', 'help'];

export function decide(findings: readonly Finding[], version: string): Verdict {
  const decision = findings.reduce<Decision>(
    (strongest, finding) =>
      decisionsByPriority.indexOf(finding.decision) > decisionsByPriority.indexOf(strongest)
        ? finding.decision
        : strongest,
    'allow',
  );
  const severity = Math.max(0, ...findings.map((finding) => finding.severity));
  return {
    decision,
    rules: distinctRules(findings),
    decidingRules: distinctRules(findings.filter((finding) => finding.decision === decision)),
    spans: findings.map(({ span }) => span),
    severity,
    version,
    isAlarming: decision === 'help' || (decision === 'refuse' && severity >= DANGER),
  };
}

function distinctRules(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ rule }) => rule))];
}

const MASK_CHARACTER = '•';

/** The text as others see it: each character of a finding except blanks becomes a bullet. The length in UTF-16 units stays. */
export function maskText(text: string, { spans }: Pick<Verdict, 'spans'>): string {
  return spans.reduce(
    (rest, [from, to]) => rest.slice(0, from) + rest.slice(from, to).replace(/\S/g, MASK_CHARACTER) + rest.slice(to),
    text,
  );
}
